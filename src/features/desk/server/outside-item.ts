import type { Context } from '#server/context.ts';
import type { OutsideItem, OutsideKind } from '#server/outside/outside-kind.ts';
import { refuse } from '#server/refuse.ts';
import type { OutsideLine } from '../office-contract.ts';

export type Kinds = readonly OutsideKind[];

export interface AskedWork {
  readonly kind: string;
  readonly memberId: string;
  readonly workId: string;
}

// Refuses NO_DATA for a kind there is none of.
export const kindOf = (kinds: Kinds, kind: string): OutsideKind =>
  kinds.find((known) => known.kind === kind) ?? refuse('NO_DATA');

// Refuses NO_DATA for work that does not exist, also for an id of another kind.
export const findWork = async (kinds: Kinds, context: Context, asked: AskedWork): Promise<OutsideItem> =>
  (await kindOf(kinds, asked.kind).find(context.database, asked)) ?? refuse('NO_DATA');

export const openWork = async (kinds: Kinds, context: Context, asked: AskedWork): Promise<OutsideItem> => {
  const item = await findWork(kinds, context, asked);
  return item.endedAt === null ? item : refuse('DECIDED_ALREADY');
};

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const lineOf = ({ lastSentAt, dueAt, createdAt, endedAt: _ended, ...item }: OutsideItem): OutsideLine => ({
  ...item,
  createdAt: createdAt.toISOString(),
  lastSentAt: instant(lastSentAt),
  dueAt: instant(dueAt),
});
