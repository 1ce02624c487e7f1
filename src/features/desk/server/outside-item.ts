import type { RefusalCode } from '#contract/refusal-codes.ts';
import type { OutsideItem, OutsideKind } from '#server/outside/outside-kind.ts';
import type { Asking } from '#server/verb.ts';
import type { OutsideLine } from '../office-contract.ts';

export type Kinds = readonly OutsideKind[];

export interface AskedWork {
  readonly kind: string;
  readonly memberId: string;
  readonly workId: string;
}

export type RequestedWork<Code extends RefusalCode = never> = Asking<Code | 'NO_DATA'> & {
  readonly question: AskedWork;
};

export const kindOf = ({ refuse }: Asking<'NO_DATA'>, kinds: Kinds, kind: string): OutsideKind =>
  kinds.find((known) => known.kind === kind) ?? refuse('NO_DATA');

// The id of another kind counts as unknown.
export const findWork = async (asked: RequestedWork, kinds: Kinds): Promise<OutsideItem> => {
  const { context, question, refuse } = asked;
  return (await kindOf(asked, kinds, question.kind).find(context.database, question)) ?? refuse('NO_DATA');
};

export const openWork = async (asked: RequestedWork<'DECIDED_ALREADY'>, kinds: Kinds): Promise<OutsideItem> => {
  const item = await findWork(asked, kinds);
  return item.endedAt === null ? item : asked.refuse('DECIDED_ALREADY');
};

// Whose work it is.
export const ownerOfWork =
  (kinds: Kinds) =>
  async (asked: RequestedWork): Promise<string> =>
    (await findWork(asked, kinds)).memberId;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const lineOf = ({ lastSentAt, dueAt, createdAt, endedAt: _ended, ...item }: OutsideItem): OutsideLine => ({
  ...item,
  createdAt: createdAt.toISOString(),
  lastSentAt: instant(lastSentAt),
  dueAt: instant(dueAt),
});
