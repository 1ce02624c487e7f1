// The money move on entering a state: reserve into a hold, or end the hold by settling or releasing it.
export type HoldMove = 'reserve' | 'settle' | 'release';

export interface LifecycleState<Status extends string> {
  readonly next: readonly Status[];
  readonly move?: HoldMove;
}

// The states of one kind of work as data: which state follows which, and which money move each one makes. A state
// without a successor is final.
export type Lifecycle<Status extends string> = Readonly<Record<Status, LifecycleState<Status>>>;

export const statusesOf = <Status extends string>(lifecycle: Lifecycle<Status>): Status[] =>
  Object.keys(lifecycle) as Status[];

export const mayBecome = <Status extends string>(lifecycle: Lifecycle<Status>, from: Status, to: Status): boolean =>
  lifecycle[from].next.includes(to);
