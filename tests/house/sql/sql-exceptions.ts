export interface SqlException {
  readonly file: string;
  // A part of the statement, long enough to identify it.
  readonly piece: string;
  readonly reason: string;
}

const due = 'finds whose work is due; each piece of it is then done on its own member';
const swept = 'forgets what has expired, of all members, and decides nothing';
const desk = 'the desk of the staff goes over members';
const owner = 'staff search for the owner of money among all members';
const figures = 'figures for /metrics, counted over members';
const queue = 'the queue of the staff goes over members';

// Statements on member-owned tables that read across members: due work, reports, and finding the owner of a value.
export const sqlExceptions: readonly SqlException[] = [
  { file: 'src/features/deposit/server/qr/qr-codes-table.ts', piece: 'and due_at <= $1', reason: due },
  { file: 'src/features/slip/server/slips-table.ts', piece: 'where due_at <= $1', reason: due },
  {
    file: 'src/features/withdraw/server/withdrawals-table.ts',
    piece: 'and from_account_no is null order by',
    reason: 'a finding says that payouts wait for an account, and names the first; it decides nothing',
  },
  { file: 'src/features/slip/server/slip-states-table.ts', piece: 'and due_at > $1', reason: due },
  { file: 'src/features/slip/server/slip-metrics-table.ts', piece: 'from slip where ended_at', reason: figures },
  { file: 'src/features/slip/server/desk/slip-queue-table.ts', piece: 'where ended_at is null and', reason: queue },
  { file: 'src/features/slip/server/desk/slip-queue-table.ts', piece: 'where ended_at is not null', reason: queue },
  { file: 'src/features/slip/server/desk/slip-queue-table.ts', piece: 'count(*)', reason: queue },
  {
    file: 'src/features/slip/server/desk/slip-queue-table.ts',
    piece: 'from slip where slip_id = $1',
    reason: 'staff name a slip by its id alone; this finds whose it is',
  },
  {
    file: 'src/features/bonus/server/past-deposits-table.ts',
    piece: 'order by e.created_at desc limit',
    reason: 'a bonus is tried on the deposits of all members before it is published',
  },
  {
    file: 'src/conditions/grants-table.ts',
    piece: 'from reward_grant where code = $1 and',
    reason: 'staff see how many members took an offer and what it cost',
  },
  {
    file: 'src/features/game/server/game-accounts-table.ts',
    piece: 'where code = $1 and is_active limit 1',
    reason: 'a list of rounds is pulled for games that anybody has opened',
  },
  { file: 'src/features/withdraw/server/withdrawal-queue-table.ts', piece: 'ended_at is', reason: queue },
  { file: 'src/features/deposit/server/desk/candidates-table.ts', piece: 'as "endedAt" from qr_code', reason: owner },
  {
    file: 'src/features/deposit/server/desk/candidates-table.ts',
    piece: "and status = 'OPEN' order by created_at",
    reason: owner,
  },
  { file: 'src/features/deposit/server/desk/candidates-table.ts', piece: 'as "isSameNumber" from slip', reason: owner },
  { file: 'src/features/deposit/server/desk/candidates-table.ts', piece: 'where s.ended_at between', reason: owner },
  { file: 'src/features/deposit/server/desk/candidates-table.ts', piece: 'where payer_account_no = $1', reason: owner },
  {
    file: 'src/server/operator/operator-table.ts',
    piece: 'where to_account_no = any ($1)',
    reason: 'an account of ours receives from all members',
  },
  {
    file: 'src/features/operator/server/health/received-by-qr-table.ts',
    piece: 'from bank_receipt r',
    reason: 'an account of ours receives from all members',
  },
  {
    file: 'src/features/deposit/server/receipts/reported-amounts-table.ts',
    piece: 'as unshown from bank_receipt',
    reason: 'an account of ours receives from all members',
  },
  {
    file: 'src/features/deposit/server/reported/reported-deposits-table.ts',
    piece: 'from reported_deposit where operation_id = $1',
    reason: 'staff name a reported deposit by its id alone; this finds whose it is',
  },
  { file: 'src/features/deposit/server/reported/reported-deposits-table.ts', piece: 'select count(*)', reason: queue },
  {
    file: 'src/features/withdraw/server/withdrawals-table.ts',
    piece: 'select member_id as "memberId" from operation where id = $1',
    reason: 'staff name a withdrawal by its id alone; this finds whose it is',
  },
  {
    file: 'src/members/members-table.ts',
    piece: 'where right(phone, 4) = right($1, 4)',
    reason: 'staff search the queues by the phone of a member',
  },
  {
    file: 'src/features/books/server/book-sums-table.ts',
    piece: 'from account where balance <> 0 group by',
    reason: 'a report sums up all books',
  },
  { file: 'src/server/outside/findings-table.ts', piece: 'where closed_at is null', reason: desk },
  { file: 'src/features/game/server/held/due-readings-table.ts', piece: 'read_due_at <= $2', reason: due },
  { file: 'src/features/game/server/held/due-readings-table.ts', piece: 'read_due_at <= $2 order by', reason: due },
  { file: 'src/features/game/server/held/comparisons-table.ts', piece: 'and not c.is_raised', reason: due },
  { file: 'src/features/transfer/server/game-money/game-money-table.ts', piece: 'order by c.', reason: queue },
  { file: 'src/features/transfer/server/game-money/game-money-table.ts', piece: 'select count(*)', reason: queue },
  { file: 'src/features/transfer/server/game-money/game-money-table.ts', piece: 'group by 1, 2', reason: queue },
  { file: 'src/features/game/server/held/held-plays-table.ts', piece: 'where not is_raised', reason: due },
  { file: 'src/features/game/server/held/held-plays-table.ts', piece: 'from held_play where', reason: queue },
  { file: 'src/features/game/server/held/held-plays-table.ts', piece: 'select count(*)', reason: queue },
  {
    file: 'src/features/operator/server/money-at-game-table.ts',
    piece: 'and balance <> 0 limit 1',
    reason: 'the unit of a game changes only while nobody has money there',
  },
  {
    file: 'src/features/member-care/server/changes-table.ts',
    piece: "where c.status = 'OPEN' order by",
    reason: queue,
  },
  {
    file: 'src/members/claims-table.ts',
    piece: 'select member_id from member where phone = any ($2::text[])',
    reason: 'staff name a member by the whole phone or account number; this finds whose it is',
  },
  { file: 'src/features/auth/server/sessions-table.ts', piece: 'where expires_at < $1', reason: swept },
  { file: 'src/server/records/idempotency.ts', piece: 'and created_at < $1', reason: swept },
  {
    file: 'src/features/invite/server/friends-table.ts',
    piece: 'where m.inviter is not null',
    reason: 'finds whose book has moved; each reading is then kept with one member',
  },
  {
    file: 'src/server/operator/check-ledger-command.ts',
    piece: 'select (select count(*) from book) as books',
    reason: 'says of how many rows the books were proved',
  },
];
