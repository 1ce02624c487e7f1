import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import { requireId } from './move.ts';

// Opens a member's book in the caller's transaction. Repeating is harmless; another currency is a fault.
export const openBook = async (
  sql: Sql,
  { memberId, currency }: { readonly memberId: string; readonly currency: Currency },
): Promise<void> => {
  await sql.rows('select public.open_book($1, $2)', [requireId(memberId), currency]);
};

// Locks a member until the transaction ends; must be the first statement of a transaction that posts.
export const lockMember = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('select public.lock_member($1)', [requireId(memberId)]);
};
