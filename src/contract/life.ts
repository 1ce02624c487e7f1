// The money move that entering a state makes: reserve into a hold, or end the hold by settling or releasing it.
export type HoldMove = 'reserve' | 'settle' | 'release';

export interface LifeState<Status extends string> {
  readonly next: readonly Status[];
  readonly move?: HoldMove;
}

// The states of one kind of work as data: which follows which, and which money move each one makes. A state that
// nothing follows is final.
export type Life<Status extends string> = Readonly<Record<Status, LifeState<Status>>>;

export const statusesOf = <Status extends string>(life: Life<Status>): Status[] => Object.keys(life) as Status[];

export const mayBecome = <Status extends string>(life: Life<Status>, from: Status, to: Status): boolean =>
  life[from].next.includes(to);

export const isFinal = <Status extends string>(life: Life<Status>, status: Status): boolean =>
  life[status].next.length === 0;
