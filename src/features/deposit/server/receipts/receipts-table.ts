import type { Sql } from '#database/database.ts';
import type { BankParty } from '#providers/banks/port.ts';
import type { Currency } from '#money/currency.ts';
import { agreeingNumbers } from '../match-sender.ts';

export type Channel = 'QR' | 'FEED' | 'SLIP' | 'GIFT' | 'HAND';

export interface OwnAccount {
  readonly bankCode: string;
  readonly accountNo: string;
}

// Money that arrived at an account of ours, as one channel reports it.
export interface Receipt {
  readonly channel: Channel;
  // The deposit method's code, as the statement names it.
  readonly methodCode: string;
  // The receiving account, if the channel names it; a gateway does not.
  readonly account?: OwnAccount | null;
  readonly sendingBankCode: string;
  // Who gave the reference, if it is not from the numbers that feed and QR name for the sending bank.
  readonly issuer?: string;
  // Null if the person knows none.
  readonly bankReference: string | null;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly payer: BankParty;
  // The payer is the member's account as registered: no channel showed its number, so this proves nothing about it.
  readonly isPayerAssumed?: boolean;
  readonly paidAt: Date;
  // The channel changes the time it reports; its reference alone says which payment it is.
  readonly isTimeLoose?: boolean;
  // The member whose money it is according to the channel; absent if the channel does not say.
  readonly memberId?: string | null;
  // A person said that it is none of the similar booked receipts.
  readonly isDecided?: boolean;
  // Those that were shown; if it may be another one, nothing is decided. Absent: the person's own transaction compared it.
  readonly otherThan?: readonly string[];
  // The unreadable line from which a person read it.
  readonly rejectId?: string;
}

// A booked receipt, with what its channels reported.
export interface KnownReceipt {
  readonly memberId: string;
  readonly operationId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly toBankCode: string | null;
  readonly toAccountNo: string | null;
  readonly payer: BankParty;
  readonly paidAt: Date;
  readonly channels: readonly { readonly channel: Channel; readonly paidAt: Date }[];
}

export interface ReceiptClaim {
  readonly memberId: string;
  readonly operationId: string;
  readonly at: Date;
  // Its position among the receipts that were given this reference.
  readonly nth: number;
}

interface KnownRow extends Omit<KnownReceipt, 'payer' | 'channels'> {
  readonly payerBankCode: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly channels: readonly { readonly channel: Channel; readonly paidAt: string }[];
}

const known = `r.member_id as "memberId", r.operation_id as "operationId", r.amount, r.currency,
  r.to_bank_code as "toBankCode", r.to_account_no as "toAccountNo", r.payer_bank_code as "payerBankCode",
  r.payer_account_no as "payerAccountNo", r.payer_name as "payerName", r.paid_at as "paidAt",
  (select json_agg(json_build_object('channel', t.channel, 'paidAt', t.paid_at)) from receipt_channel t
    where t.member_id = r.member_id and t.operation_id = r.operation_id) as channels`;

const receiptOf = ({ payerBankCode, payerAccountNo, payerName, channels, ...row }: KnownRow): KnownReceipt => ({
  ...row,
  payer: { bankCode: payerBankCode, accountNo: payerAccountNo, name: payerName },
  channels: channels.map(({ channel, paidAt }) => ({ channel, paidAt: new Date(paidAt) })),
});

type NamedReceipt = Pick<Receipt, 'sendingBankCode' | 'issuer' | 'bankReference' | 'rejectId'>;

const issuerOf = ({ issuer, sendingBankCode }: NamedReceipt): string => issuer ?? sendingBankCode;

// The key that books it once and for ever: the bank's number, or that of the line a person read it from. Null if it has
// neither.
const keyOf = (receipt: NamedReceipt) => {
  const { bankReference, rejectId } = receipt;
  if (bankReference !== null) return { issuer: issuerOf(receipt), reference: bankReference };
  return rejectId === undefined ? null : { issuer: 'REJECT', reference: rejectId };
};

// The receipts that have this key: more than one where a bank uses its numbers again.
export const listReceiptsNamed = async (sql: Sql, receipt: NamedReceipt): Promise<KnownReceipt[]> => {
  const key = keyOf(receipt);
  if (key === null) return [];
  const claims = await sql.rows<{ memberId: string; operationId: string }>(
    `select member_id as "memberId", operation_id as "operationId" from receipt_reference
     where issuer = $1 and reference = $2 order by nth`,
    [key.issuer, key.reference],
  );
  // One after the other: inside a transaction they share a connection.
  const rows: KnownRow[] = [];
  for (const { memberId, operationId } of claims) {
    const row = await sql.one<KnownRow>(
      `select ${known} from bank_receipt r where r.member_id = $1 and r.operation_id = $2`,
      [memberId, operationId],
    );
    if (row !== null) rows.push(row);
  }
  return rows.map(receiptOf);
};

// More receipts than these are not compared one by one.
export const alikeMax = 200;

type Alike = NamedReceipt &
  Pick<Receipt, 'amount' | 'currency' | 'paidAt'> &
  Partial<Pick<Receipt, 'channel' | 'account' | 'payer'>>;

const around = (at: Date, withinMs: number): readonly Date[] =>
  [-withinMs, withinMs].map((ms) => new Date(at.getTime() + ms));

// Receipts of the same money at about the same time that neither this channel nor a reference of this bank names yet, at
// the same account, of a payer whose shown digits do not differ. At most one more than alikeMax.
export const listReceiptsAlike = async (sql: Sql, receipt: Alike, withinMs: number): Promise<KnownReceipt[]> => {
  const rows = await sql.rows<KnownRow>(
    `select ${known} from bank_receipt r
     where r.amount = $1 and r.currency = $2 and r.paid_at between $3 and $4 and r.named_from is null
       and ($7::text is null or r.to_account_no is null or r.to_account_no = $7)
       and ($8::text is null or translate(lower(r.payer_account_no), '* -', 'x') ~ $8)
       and not exists (select from receipt_channel t where t.member_id = r.member_id and t.operation_id = r.operation_id
         and (t.reference is not null and t.issuer = $5 and $6::text is not null or t.channel = $9))
     order by r.paid_at limit ${String(alikeMax + 1)}`,
    [
      receipt.amount,
      receipt.currency,
      ...around(receipt.paidAt, withinMs),
      issuerOf(receipt),
      receipt.bankReference,
      receipt.account?.accountNo ?? null,
      agreeingNumbers(receipt.payer?.accountNo ?? ''),
      receipt.channel === 'HAND' ? null : (receipt.channel ?? null),
    ],
  );
  return rows.map(receiptOf);
};

// Those that a person read in the bank's record and the bank has not shown since, at the same account.
export const listUnshownByHand = async (
  sql: Sql,
  { amount, currency, paidAt, account }: Alike,
  withinMs: number,
): Promise<KnownReceipt[]> => {
  const rows = await sql.rows<KnownRow>(
    `select ${known} from receipt_channel h
       join bank_receipt r on r.member_id = h.member_id and r.operation_id = h.operation_id
     where h.channel = 'HAND' and h.proved_at is null and h.paid_at between $3 and $4
       and r.amount = $1 and r.currency = $2 and r.named_from is null
       and ($5::text is null or r.to_account_no is null or r.to_account_no = $5)
     order by r.paid_at limit ${String(alikeMax)}`,
    [amount, currency, ...around(paidAt, withinMs), account?.accountNo ?? null],
  );
  return rows.map(receiptOf);
};

export const takeReference = async (sql: Sql, receipt: Receipt, claim: ReceiptClaim): Promise<boolean> => {
  const key = keyOf(receipt);
  if (key === null) return true;
  const taken = await sql.one(
    `insert into receipt_reference (issuer, reference, nth, member_id, operation_id, told_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (issuer, reference, nth) do nothing returning nth`,
    [key.issuer, key.reference, claim.nth, claim.memberId, claim.operationId, claim.at],
  );
  return taken !== null;
};

// If the bank has shown the receipt before, that holds for what this channel reports of it too.
export const insertChannel = async (sql: Sql, receipt: Receipt, claim: Omit<ReceiptClaim, 'nth'>): Promise<void> => {
  await sql.rows(
    `insert into receipt_channel (member_id, operation_id, channel, issuer, reference, paid_at, told_at, proved_at)
     values ($1, $2, $3, $4, $5, $6, $7,
       (select min(proved_at) from receipt_channel where member_id = $1 and operation_id = $2)) on conflict (member_id, operation_id, channel) do nothing`,
    [
      claim.memberId,
      claim.operationId,
      receipt.channel,
      issuerOf(receipt),
      receipt.bankReference,
      receipt.paidAt,
      claim.at,
    ],
  );
};

export const insertReceipt = async (
  sql: Sql,
  receipt: Receipt,
  claim: Omit<ReceiptClaim, 'nth'> & { namedFrom: string | null },
): Promise<void> => {
  await sql.rows(
    `insert into bank_receipt (member_id, operation_id, channel, amount, currency, to_bank_code, to_account_no,
       sending_bank_code, bank_reference, payer_bank_code, payer_account_no, payer_name, paid_at, claimed_at, named_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      claim.memberId,
      claim.operationId,
      receipt.channel,
      receipt.amount,
      receipt.currency,
      receipt.account?.bankCode ?? null,
      receipt.account?.accountNo ?? null,
      receipt.sendingBankCode,
      receipt.bankReference,
      receipt.payer.bankCode,
      receipt.payer.accountNo,
      receipt.payer.name,
      receipt.paidAt,
      claim.at,
      claim.namedFrom,
    ],
  );
};

// Another channel reports a receipt that is booked: its report is stored, with the name it gives. False if that name is
// another receipt's already.
export const insertLaterChannel = async (sql: Sql, receipt: Receipt, claim: ReceiptClaim): Promise<boolean> => {
  const isTaken = await takeReference(sql, receipt, claim);
  await insertChannel(sql, receipt, claim);
  return isTaken;
};

export interface ReceiptTimes {
  readonly channel: Channel;
  readonly bankReference: string | null;
  readonly paidAt: Date;
  readonly claimedAt: Date;
  readonly namedFrom: string | null;
}

// When the money of a credited operation was paid and claimed.
export const findReceiptTimes = (sql: Sql, memberId: string, operationId: string): Promise<ReceiptTimes | null> =>
  sql.one<ReceiptTimes>(
    `select channel, bank_reference as "bankReference", paid_at as "paidAt", claimed_at as "claimedAt",
       named_from as "namedFrom" from bank_receipt where member_id = $1 and operation_id = $2`,
    [memberId, operationId],
  );
