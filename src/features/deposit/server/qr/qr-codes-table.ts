import type { Sql } from '#database/database.ts';
import type { QrMethod } from '../../rules.ts';

export type QrStatus = 'MAKING' | 'LIVE' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'FAILED';

export interface QrCode {
  readonly memberId: string;
  readonly qrcodeId: string;
  readonly bankCode: QrMethod;
  readonly amount: bigint;
  // The gateway's reference for it.
  readonly reference: string;
  // Its own name of the code, and the customer it was made for; null where it has none.
  readonly gatewayReference: string | null;
  readonly customer: string | null;
  readonly payload: string | null;
  readonly status: QrStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly paidAt: Date | null;
  // The sums of its payments: in the member's wallet, and held for staff.
  readonly credited: bigint;
  readonly waiting: bigint;
  readonly waitsAs: 'OTHER_SENDER' | 'TO_CONFIRM' | null;
}

export type QrMoney = Pick<QrCode, 'credited' | 'waiting' | 'waitsAs'>;

const columns = `member_id as "memberId", qrcode_id as "qrcodeId", bank_code as "bankCode", amount, reference, gateway_reference as "gatewayReference",
  customer, payload, status, created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt", paid_at as "paidAt", credited, waiting,
  waits_as as "waitsAs"`;

export const insertQr = async (
  sql: Sql,
  qr: Pick<
    QrCode,
    'memberId' | 'qrcodeId' | 'bankCode' | 'amount' | 'reference' | 'customer' | 'createdAt' | 'expiresAt'
  > & {
    dueAt: Date;
  },
): Promise<void> => {
  const code = sql.rows(
    `insert into qr_code (member_id, qrcode_id, bank_code, amount, reference, customer, status, created_at, expires_at,
       due_at)
     values ($1, $2, $3, $4, $5, $6, 'MAKING', $7, $8, $9)`,
    [qr.memberId, qr.qrcodeId, qr.bankCode, qr.amount, qr.reference, qr.customer, qr.createdAt, qr.expiresAt, qr.dueAt],
  );
  const named = sql.rows('insert into qr_reference (reference, member_id, qrcode_id) values ($1, $2, $3)', [
    qr.reference,
    qr.memberId,
    qr.qrcodeId,
  ]);
  await Promise.all([code, named]);
};

// Ends the member's code on offer before another replaces it.
export const endLiveQrs = (sql: Sql, memberId: string, now: Date): Promise<QrCode[]> =>
  sql.rows<QrCode>(
    `update qr_code set ended_at = least($2, expires_at), due_at = case when payload is not null then $2 end,
       status = case when expires_at <= $2 then 'EXPIRED' else 'CANCELLED' end
     where member_id = $1 and status in ('MAKING', 'LIVE') returning ${columns}`,
    [memberId, now],
  );

export const endLiveQr = (sql: Sql, qr: { memberId: string; qrcodeId: string; now: Date }): Promise<QrCode | null> =>
  sql.one<QrCode>(
    `update qr_code set status = 'CANCELLED', ended_at = $3, due_at = $3
     where member_id = $1 and qrcode_id = $2 and status = 'LIVE' and expires_at > $3 returning ${columns}`,
    [qr.memberId, qr.qrcodeId, qr.now],
  );

// Null if it was cancelled while the gateway was still making it.
export const updateQrOpened = (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; payload: string; gatewayReference: string; expiresAt: Date; dueAt: Date },
): Promise<QrCode | null> =>
  sql.one<QrCode>(
    `update qr_code set status = 'LIVE', payload = $3, expires_at = $4, due_at = $5, gateway_reference = $6
     where member_id = $1 and qrcode_id = $2 and status = 'MAKING' returning ${columns}`,
    [qr.memberId, qr.qrcodeId, qr.payload, qr.expiresAt, qr.dueAt, qr.gatewayReference],
  );

export const findLiveQr = (sql: Sql, memberId: string, now: Date): Promise<QrCode | null> =>
  sql.one<QrCode>(`select ${columns} from qr_code where member_id = $1 and status = 'LIVE' and expires_at > $2`, [
    memberId,
    now,
  ]);

// The newest code of a method, if it ended since a time. The end of a code whose time is over may not be recorded yet.
export const findEndedQr = async (
  sql: Sql,
  of: { memberId: string; method: QrMethod; now: Date; since: Date },
): Promise<QrCode | null> => {
  const newest = await sql.one<QrCode>(
    `select ${columns} from qr_code where member_id = $1 and bank_code = $2 and payload is not null
       and (ended_at is not null or expires_at <= $3) order by created_at desc limit 1`,
    [of.memberId, of.method, of.now],
  );
  const endedAt = newest?.paidAt ?? newest?.endedAt ?? newest?.expiresAt;
  return newest !== null && endedAt !== undefined && endedAt > of.since ? newest : null;
};

export const findQr = (sql: Sql, memberId: string, qrcodeId: string): Promise<QrCode | null> =>
  sql.one<QrCode>(`select ${columns} from qr_code where member_id = $1 and qrcode_id = $2`, [memberId, qrcodeId]);

export const findByReference = (sql: Sql, reference: string): Promise<{ memberId: string; qrcodeId: string } | null> =>
  sql.one('select member_id as "memberId", qrcode_id as "qrcodeId" from qr_reference where reference = $1', [
    reference,
  ]);

// Ends an open code in the given way; an ended one keeps its end. A code whose picture was never delivered cannot be
// paid.
export const endQr = async (
  sql: Sql,
  end: { memberId: string; qrcodeId: string; status: 'PAID' | 'EXPIRED' | 'FAILED'; at: Date },
): Promise<void> => {
  await sql.rows(
    `update qr_code set status = $3, ended_at = coalesce(ended_at, $4),
       due_at = case when payload is not null then due_at end
     where member_id = $1 and qrcode_id = $2 and (status in ('MAKING', 'LIVE') or $3 = 'PAID')`,
    [end.memberId, end.qrcodeId, end.status, end.at],
  );
};

// Ends the code as paid and adds the amount just credited to the previous ones.
export const updateQrCredit = async (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; amount: bigint; at: Date },
): Promise<void> => {
  await sql.rows(
    `update qr_code set status = 'PAID', ended_at = coalesce(ended_at, $4),
       due_at = case when payload is not null then due_at end,
       credited = credited + $3, paid_at = coalesce(paid_at, $4)
     where member_id = $1 and qrcode_id = $2`,
    [qr.memberId, qr.qrcodeId, qr.amount, qr.at],
  );
};

// A process that knows only an older list of payments may write last: what was credited stays credited, and a smaller sum
// replaces no larger one.
export const updateQrMoney = async (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; money: QrMoney; at: Date },
): Promise<void> => {
  await sql.rows(
    `update qr_code set credited = greatest(credited, $3),
       waiting = case when $3::bigint + $4::bigint < credited + waiting then waiting else $4 end,
       waits_as = case when $3::bigint + $4::bigint < credited + waiting then waits_as else $5 end, paid_at = coalesce(paid_at, $6)
     where member_id = $1 and qrcode_id = $2`,
    [qr.memberId, qr.qrcodeId, qr.money.credited, qr.money.waiting, qr.money.waitsAs, qr.at],
  );
};

// A limited number per gateway, so that a silent one does not fill the page of another. One statement each, since a
// distributed database cannot join a list of gateways to a limited subquery.
export const listDueQrs = async (
  sql: Sql,
  { methods, now }: { methods: readonly QrMethod[]; now: Date },
): Promise<{ memberId: string; qrcodeId: string; bankCode: QrMethod }[]> => {
  const due = methods.map((method) =>
    sql.rows<{ memberId: string; qrcodeId: string; bankCode: QrMethod }>(
      `select member_id as "memberId", qrcode_id as "qrcodeId", bank_code as "bankCode" from qr_code
       where bank_code = $2 and due_at <= $1 order by due_at limit 50`,
      [now, method],
    ),
  );
  return (await Promise.all(due)).flat();
};

// When the member's codes of that time were asked for, so many at most, the newest first.
export const listQrTimes = async (
  sql: Sql,
  memberId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<Date[]> => {
  const rows = await sql.rows<{ createdAt: Date }>(
    `select created_at as "createdAt" from qr_code where member_id = $1 and created_at > $2 order by created_at desc limit $3`,
    [memberId, since, limit],
  );
  return rows.map(({ createdAt }) => createdAt);
};

// Of two processes that find it due, one gets it. After a notice it is due, whatever was planned.
export const takeDueQr = (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; now: Date; backAt: Date; isNoticed: boolean },
): Promise<QrCode | null> =>
  sql.one<QrCode>(
    `update qr_code set due_at = $4, asked_at = $3
     where member_id = $1 and qrcode_id = $2 and (due_at <= $3 or $5) returning ${columns}`,
    [qr.memberId, qr.qrcodeId, qr.now, qr.backAt, qr.isNoticed],
  );

// Brings the next query forward, and differs from the time until which a query under way has taken the code.
export const updateQrSooner = async (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; dueAt: Date },
): Promise<void> => {
  await sql.rows(
    `update qr_code set due_at = least(due_at - interval '1 millisecond', $3) where member_id = $1 and qrcode_id = $2`,
    [qr.memberId, qr.qrcodeId, qr.dueAt],
  );
};

// Plans the next query after one that took the code until `backAt`. If somebody has brought it forward meanwhile, their
// time stays: the answer to this query may be older than what they know.
export const updateQrNext = async (
  sql: Sql,
  qr: { memberId: string; qrcodeId: string; backAt: Date; dueAt: Date | null },
): Promise<void> => {
  await sql.rows('update qr_code set due_at = $4 where member_id = $1 and qrcode_id = $2 and due_at = $3', [
    qr.memberId,
    qr.qrcodeId,
    qr.backAt,
    qr.dueAt,
  ]);
};
