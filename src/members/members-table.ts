import type { QueueSearch } from '#contract/forms/read-queue-search.ts';
import type { Database, Sql } from '#database/database.ts';
import { sharedLookup } from '#database/shared-lookup.ts';
import type { Currency } from '#money/currency.ts';

export interface Member {
  readonly memberId: string;
  readonly phone: string;
  readonly name: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  // Name, phone and bank account were erased at this time.
  readonly erasedAt: Date | null;
}

const columns = `member_id as "memberId", phone, name, currency, created_at as "createdAt", suspended_at as "suspendedAt",
  erased_at as "erasedAt"`;

// House members are nobody's wallet, so these look-ups never return them.
export const findMember = (sql: Sql, memberId: string): Promise<Member | null> =>
  sql.one<Member>(`select ${columns} from member where member_id = $1 and kind = 'member'`, [memberId]);

export const listMembers = (sql: Sql, memberIds: readonly string[]): Promise<Member[]> =>
  sql.rows<Member>(`select ${columns} from member where member_id = any ($1::uuid[]) and kind = 'member'`, [memberIds]);

const foundByPhoneMax = 1_000;

// Whose phone ends with the digits of a search, or is that number in another spelling; by the index of its last four.
export const listMemberIdsOfPhone = async (
  sql: Sql,
  { phoneEnd, phones }: Pick<QueueSearch, 'phoneEnd' | 'phones'>,
): Promise<string[]> => {
  if (phoneEnd === null) return [];
  const rows = await sql.rows<Pick<Member, 'memberId'>>(
    `select member_id as "memberId" from member where right(phone, 4) = right($1, 4)
       and (phone like '%' || $1 or phone = any ($2::text[])) and kind = 'member' limit $3`,
    [phoneEnd, phones, foundByPhoneMax],
  );
  return rows.map(({ memberId }) => memberId);
};

// The currency of a member whose session or book was just read.
export const findCurrency = async (sql: Sql, memberId: string): Promise<Currency> => {
  const row = await sql.one<{ currency: Currency }>(`select currency from member where member_id = $1`, [memberId]);
  if (row === null) throw new Error('the member of a session is missing');
  return row.currency;
};

const currencies = sharedLookup(async (sql, memberIds) =>
  sql.rows<{ key: string; found: Currency }>(
    `select member_id as key, currency as found from member where member_id = any ($1::uuid[])`,
    [memberIds],
  ),
);

// The same outside a transaction, where calls of one moment share the statement.
export const findCurrencyNow = async (database: Database, memberId: string): Promise<Currency> => {
  const currency = await currencies(database, memberId);
  if (currency === null) throw new Error('the member of a session is missing');
  return currency;
};

export interface NewMember extends Omit<Member, 'suspendedAt' | 'erasedAt'> {
  readonly source: string | null;
  readonly inviter: string | null;
}

export const insertMember = async (sql: Sql, member: NewMember): Promise<void> => {
  await sql.rows(
    `insert into member (member_id, phone, name, currency, source, inviter, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [member.memberId, member.phone, member.name, member.currency, member.source, member.inviter, member.createdAt],
  );
};

export const updateName = async (sql: Sql, memberId: string, name: string): Promise<void> => {
  await sql.rows(`update member set name = $2 where member_id = $1`, [memberId, name]);
};

export const updatePhone = async (sql: Sql, memberId: string, phone: string): Promise<void> => {
  await sql.rows(`update member set phone = $2 where member_id = $1`, [memberId, phone]);
};

// False if the member is already in the requested state, or is erased.
export const updateSuspended = async (sql: Sql, memberId: string, at: Date | null): Promise<boolean> =>
  (await sql.one(
    `update member set suspended_at = $2 where member_id = $1 and (suspended_at is null) = ($2::timestamptz is not null)
       and erased_at is null
     returning member_id`,
    [memberId, at],
  )) !== null;
