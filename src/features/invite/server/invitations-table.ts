import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Losses } from '../rules.ts';

export interface Invitation extends Losses {
  readonly friendId: string;
  readonly hasDeposited: boolean;
}

// What the job read of a friend's book.
export interface FriendRead {
  readonly friendId: string;
  readonly currency: Currency;
  readonly seq: bigint;
  readonly lost: bigint;
  readonly hasDeposited: boolean;
}

export const listInvitations = (sql: Sql, memberId: string): Promise<Invitation[]> =>
  sql.rows(
    `select invited_person as "friendId", lost, lost_paid as "lostPaid", has_deposited as "hasDeposited"
     from invitation where member_id = $1 order by invited_person`,
    [memberId],
  );

// An older reading changes nothing, and neither does a friend of another currency: money of two currencies never mixes.
export const upsertReadings = async (
  sql: Sql,
  memberId: string,
  { friends, at }: { readonly friends: readonly FriendRead[]; readonly at: Date },
): Promise<void> => {
  const rows = friends.map(({ friendId, currency, seq, lost, hasDeposited }) => ({
    friend: friendId,
    currency,
    seq: seq.toString(),
    lost: lost.toString(),
    has_deposited: hasDeposited,
  }));
  await sql.rows(
    `insert into invitation as kept (member_id, invited_person, seq, lost, has_deposited, read_at)
     select b.member_id, r.friend, r.seq, r.lost, r.has_deposited, $3
     from json_to_recordset($2::json) as r (friend uuid, currency text, seq bigint, lost bigint, has_deposited boolean)
     join book b on b.member_id = $1 and b.currency = r.currency
     on conflict (member_id, invited_person) do update
       set seq = excluded.seq, lost = excluded.lost, has_deposited = excluded.has_deposited, read_at = excluded.read_at
       where kept.seq < excluded.seq`,
    [memberId, JSON.stringify(rows), at],
  );
};

// The loss up to here is paid for.
export const updateLostPaid = async (sql: Sql, memberId: string, friendIds: readonly string[]): Promise<void> => {
  await sql.rows('update invitation set lost_paid = lost where member_id = $1 and invited_person = any ($2::uuid[])', [
    memberId,
    friendIds,
  ]);
};
