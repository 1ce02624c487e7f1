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

// Names by item id, the first person first; none for what no person decided.
export type Deciders = ReadonlyMap<string, string[]>;

const objects = { suspense: 'suspense', reported: 'reported deposit', reject: 'reject' } as const;
const objectOf = ({ kind, itemId }: Ended): string => `${objects[kind]} ${itemId}`;

// Who decided items that have ended. The audit names both of two people; the items know persons, and not of each item both.
export const listDeciders = async (sql: Sql, items: readonly Ended[]): Promise<Deciders> => {
  const steps = await listStaffStepsOf(
    sql,
    items.map((item) => ({ memberId: item.chainOf, object: objectOf(item) })),
  );
  const lastOf = (item: Ended, what: 'proposed' | 'decided'): string[] => {
    const step = steps.findLast(({ object, detail }) => object === objectOf(item) && what in detail);
    return step?.by == null ? [] : [step.by];
  };
  return new Map(
    items.map((item) => {
      const first = item.firstBy === null ? [] : lastOf(item, 'proposed');
      return [item.itemId, [...first, ...lastOf(item, 'decided')]];
    }),
  );
};
