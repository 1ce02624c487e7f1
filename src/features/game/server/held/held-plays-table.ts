import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { HeldPlayLine } from '../../office-contract.ts';
import type { HeldReason } from '../../rules.ts';

export interface HeldPlay {
  readonly memberId: string;
  readonly heldId: string;
  readonly code: GameCode;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly bookedAmount: bigint;
  readonly reason: HeldReason;
  readonly transferId: string | null;
  // When the game was read before this was won; null if it never was.
  readonly readBefore: Date | null;
  readonly status: HeldPlayLine['status'];
  readonly firstPerson: string | null;
  readonly note: string | null;
  readonly noticedAt: Date;
  readonly seenAt: Date;
}

const columns = `member_id as "memberId", held_id as "heldId", code, currency, amount, booked_amount as "bookedAmount",
  reason, transfer_id as "transferId", status, first_person as "firstPerson", note, read_before as "readBefore", noticed_at as "noticedAt",
  seen_at as "seenAt"`;

// The current one of an account: open, or refused and still shown by the provider.
export const findStandingHeldPlay = (sql: Sql, memberId: string, code: string): Promise<HeldPlay | null> =>
  sql.one<HeldPlay>(`select ${columns} from held_play where member_id = $1 and code = $2 and ended_at is null`, [
    memberId,
    code,
  ]);

export const findHeldPlay = (sql: Sql, memberId: string, heldId: string): Promise<HeldPlay | null> =>
  sql.one<HeldPlay>(`select ${columns} from held_play where member_id = $1 and held_id = $2`, [memberId, heldId]);

export const insertHeldPlay = async (
  sql: Sql,
  held: Omit<HeldPlay, 'status' | 'firstPerson' | 'note' | 'noticedAt' | 'seenAt'> & { at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into held_play (member_id, held_id, code, currency, amount, booked_amount, reason, transfer_id, status,
       noticed_at, seen_at, is_raised, read_before) values ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', $9, $9, $10, $11)`,
    [
      held.memberId,
      held.heldId,
      held.code,
      held.currency,
      held.amount,
      held.bookedAmount,
      held.reason,
      held.transferId,
      held.at,
      held.reason === 'LIMIT',
      held.readBefore,
    ],
  );
};

interface Owned {
  readonly memberId: string;
  readonly heldId: string;
  readonly at: Date;
}

// If the amount is not the one the first person saw, that person decides again; a refused or written-off win that grew
// is open again, and one that became less is reported.
export const updateHeldAmount = async (
  sql: Sql,
  seen: Owned & { amount: bigint; bookedAmount: bigint },
): Promise<void> => {
  await sql.rows(
    `update held_play set amount = $3, booked_amount = $4, seen_at = $5,
       first_by = case when status = 'WRITTEN_OFF' and abs($3) <= abs(amount) then first_by end,
       first_person = case when status = 'WRITTEN_OFF' and abs($3) <= abs(amount) then first_person end,
       status = case when status = 'SECOND' or abs($3) > abs(amount) then 'OPEN'
         when status = 'TO_WRITE_OFF' then 'REFUSED' else status end,
       decided_by = case when abs($3) > abs(amount) then null else decided_by end,
       decided_person = case when abs($3) > abs(amount) then null else decided_person end,
       is_raised = is_raised and (status in ('OPEN', 'SECOND') or abs($3) >= abs(amount))
     where member_id = $1 and held_id = $2 and ended_at is null and (amount, booked_amount) <> ($3, $4)`,
    [seen.memberId, seen.heldId, seen.amount, seen.bookedAmount, seen.at],
  );
};

// It is, or contains, a transfer that was given back: staff review it again, whatever was decided before.
export const updateHeldTransfer = async (sql: Sql, found: Owned & { transferId: string | null }): Promise<void> => {
  await sql.rows(
    `update held_play set reason = 'TRANSFER', transfer_id = $3, is_raised = false, status = 'OPEN', seen_at = $4,
       first_by = null, first_person = null, decided_by = null, decided_person = null
     where member_id = $1 and held_id = $2 and ended_at is null`,
    [found.memberId, found.heldId, found.transferId, found.at],
  );
};

export const endHeldGone = async (sql: Sql, gone: Owned): Promise<void> => {
  await sql.rows(
    `update held_play set status = 'GONE', ended_at = $3, seen_at = $3,
       is_raised = is_raised and status in ('OPEN', 'SECOND')
     where member_id = $1 and held_id = $2 and ended_at is null`,
    [gone.memberId, gone.heldId, gone.at],
  );
};

export const updateHeldDecision = (
  sql: Sql,
  decision: Owned & {
    status: 'SECOND' | 'ACCEPTED' | 'REFUSED';
    staffId: string;
    personId: string;
    note: string | null;
  },
): Promise<object | null> => {
  const { memberId, heldId, status, staffId, personId, note, at } = decision;
  if (status === 'SECOND')
    return sql.one(
      `update held_play set status = 'SECOND', first_by = $3, first_person = $4, seen_at = $5, decided_by = null,
         decided_person = null
       where member_id = $1 and held_id = $2 and status in ('OPEN', 'REFUSED') returning held_id`,
      [memberId, heldId, staffId, personId, at],
    );
  return sql.one(
    `update held_play set status = $3, decided_by = $4, decided_person = $5, note = $6, seen_at = $7,
       first_by = case when $3 = 'REFUSED' then null else first_by end,
       first_person = case when $3 = 'REFUSED' then null else first_person end,
       ended_at = case when $3 = 'ACCEPTED' then $7::timestamptz end
     where member_id = $1 and held_id = $2 and ended_at is null returning held_id`,
    [memberId, heldId, status, staffId, personId, note, at],
  );
};

// One person has evidence that a refused win will never become money; its amount and note are what the second one sees.
export const updateToWriteOff = async (
  sql: Sql,
  first: Owned & { staffId: string; personId: string; note: string },
): Promise<void> => {
  await sql.rows(
    `update held_play set status = 'TO_WRITE_OFF', first_by = $3, first_person = $4, note = $5, seen_at = $6,
       decided_by = null, decided_person = null
     where member_id = $1 and held_id = $2 and status = 'REFUSED'`,
    [first.memberId, first.heldId, first.staffId, first.personId, first.note, first.at],
  );
};

export const updateWrittenOff = async (
  sql: Sql,
  second: Owned & { staffId: string; personId: string },
): Promise<void> => {
  await sql.rows(
    `update held_play set status = 'WRITTEN_OFF', decided_by = $3, decided_person = $4, seen_at = $5
     where member_id = $1 and held_id = $2 and status = 'TO_WRITE_OFF'`,
    [second.memberId, second.heldId, second.staffId, second.personId, second.at],
  );
};

type HeldView = 'open' | 'decided';

const ofView: Record<HeldView, string> = {
  open: `status in ('OPEN', 'SECOND', 'TO_WRITE_OFF') order by noticed_at, held_id`,
  decided: `status in ('REFUSED', 'WRITTEN_OFF', 'ACCEPTED', 'GONE') order by seen_at desc, held_id`,
};

export const listHeldPlays = (
  sql: Sql,
  { view, limit, offset }: { view: HeldView; limit: number; offset: number },
): Promise<HeldPlay[]> =>
  sql.rows<HeldPlay>(`select ${columns} from held_play where ${ofView[view]} limit $1 offset $2`, [limit, offset]);

// The number of waiting ones, and the time of the oldest.
export const countHeldPlays = async (sql: Sql): Promise<{ open: number; oldestAt: Date | null }> => {
  const row = await sql.one<{ open: bigint; oldestAt: Date | null }>(
    `select count(*) as open, min(noticed_at) as "oldestAt" from held_play
     where status in ('OPEN', 'SECOND', 'TO_WRITE_OFF')`,
  );
  return { open: Number(row?.open ?? 0n), oldestAt: row?.oldestAt ?? null };
};

export const listUnnotifiedHeldPlays = (sql: Sql): Promise<HeldPlay[]> =>
  sql.rows<HeldPlay>(`select ${columns} from held_play where not is_raised order by noticed_at limit 100`);

export const updateNotified = async (sql: Sql, reported: { memberId: string; heldId: string }): Promise<void> => {
  await sql.rows('update held_play set is_raised = true where member_id = $1 and held_id = $2', [
    reported.memberId,
    reported.heldId,
  ]);
};

export interface ReturnedRow {
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly wasAbsent: boolean;
}

// The last few that the provider refused, and all that were absent there.
const refusedLimit = 5;
const absentLimit = 100;

// Transfers of the member at the game that were given back since then: the ones given back as absent first, so that
// none is hidden by later ones that the provider refused. One whose money people have accepted explains nothing more.
export const listReturnedTransfers = async (
  sql: Sql,
  asked: { memberId: string; code: string; since: Date },
): Promise<ReturnedRow[]> => {
  const read = (wasAbsent: boolean, limit: number) =>
    sql.rows<ReturnedRow>(
      `select transfer_id as "transferId", direction, amount, inquiries > 0 as "wasAbsent" from game_transfer
       where member_id = $1 and code = $2 and status = 'RETURNED' and ended_at >= $3 and (inquiries > 0) = $4
         and not exists (select from held_play h where h.member_id = game_transfer.member_id
           and h.transfer_id = game_transfer.transfer_id and h.status = 'ACCEPTED')
       order by ended_at desc limit $5`,
      [asked.memberId, asked.code, asked.since, wasAbsent, limit],
    );
  return [...(await read(true, absentLimit)), ...(await read(false, refusedLimit))];
};
