import type { Sql } from '#database/database.ts';
import { listStaffStepsOf } from '#server/records/audit-steps-table.ts';
import type { DeskKind } from '../../office-contract.ts';

interface Ended {
  readonly kind: DeskKind;
  readonly itemId: string;
  readonly chainOf: string;
  // The person whose proposal was confirmed; null for what one person decided alone.
  readonly firstBy: string | null;
}

export interface Ending {
  // Names, the first person first; empty if no person decided.
  readonly decidedBy: string[];
  // What shows that money was sent back; null for any other end.
  readonly evidence: string | null;
}

const objects = { suspense: 'suspense', reported: 'reported deposit', reject: 'reject' } as const;
const objectOf = ({ kind, itemId }: Ended): string => `${objects[kind]} ${itemId}`;

const evidenceOf = (detail: Record<string, unknown> | undefined): string | null =>
  typeof detail?.['evidence'] === 'string' ? detail['evidence'] : null;

// How items have ended, by item id. The audit names both of two people; the items know persons, and not of each item both.
export const listEndings = async (sql: Sql, items: readonly Ended[]): Promise<ReadonlyMap<string, Ending>> => {
  const steps = await listStaffStepsOf(
    sql,
    items.map((item) => ({ memberId: item.chainOf, object: objectOf(item) })),
  );
  const lastOf = (item: Ended, what: 'proposed' | 'decided') =>
    steps.findLast(({ object, detail }) => object === objectOf(item) && what in detail);
  return new Map(
    items.map((item) => {
      const decided = lastOf(item, 'decided');
      const people = [item.firstBy === null ? null : lastOf(item, 'proposed')?.by, decided?.by];
      return [item.itemId, { decidedBy: people.filter((name) => name != null), evidence: evidenceOf(decided?.detail) }];
    }),
  );
};
