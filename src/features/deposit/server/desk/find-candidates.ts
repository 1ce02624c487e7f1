import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { listAccountsOfMembers, type AccountOfMember } from '#members/bank-accounts-table.ts';
import { isNobodysAccount } from '#contract/forms/bank-account-form.ts';
import type { BankParty } from '#providers/banks/port.ts';
import type { Currency } from '#money/currency.ts';
import type { MatchReason } from '../../contract.ts';
import { depositorByAccount } from '../depositor-by-account.ts';
import { isSameName, isWholeNumber, matchSender } from '../match-sender.ts';
import type { SuspenseItem } from '../suspense/suspense-table.ts';
import {
  listCreditedUnproved,
  listOpenReports,
  listPaidBefore,
  listRefusedSlips,
  listUnpaidQrs,
  listWaitingSlips,
  type AmountSeen,
} from './candidates-table.ts';

export interface Reason {
  readonly code: MatchReason;
  readonly at: Date | null;
}

export interface Candidate {
  readonly memberId: string;
  readonly reasons: readonly Reason[];
}

const hourMs = 60 * 60_000;
const qrBeforeMs = 72 * hourMs;
const reportWithinMs = 24 * hourMs;
// Bank and server have two clocks.
const aheadMs = 2 * 60_000;
// The bank's line of a slip may be booked so much later or earlier.
const slipWithinMs = hourMs;
// A slip is sent, and refused by the bank's answer or a person, within so long of the payment.
const refusedWithinMs = 72 * hourMs;
const shownMax = 5;

const houses = Object.values(accounts.house);

// How much each reason says. Another payer speaks against a member, whatever else agrees.
const weights: Record<MatchReason, number> = {
  SENDER_ACCOUNT: 8,
  SLIP_NUMBER: 8,
  PAID_BEFORE: 5,
  SUPPOSED: 4,
  QR_LIVE: 4,
  SENDER_NAME: 3,
  REPORTED: 3,
  SLIP_AMOUNT: 2,
  QR_ENDED: 2,
  CREDITED_ALIKE: 1,
  SENDER_DIFFERS: -6,
};

const weightOf = ({ reasons }: Candidate): number => reasons.reduce((sum, { code }) => sum + weights[code], 0);

interface Sum {
  readonly amount: bigint;
  readonly currency: Currency;
}

const around = ({ amount, currency }: Sum, at: Date, [before, after]: readonly [number, number]): AmountSeen => ({
  amount,
  currency,
  from: new Date(at.getTime() - before),
  to: new Date(at.getTime() + after),
});

export const aroundReport = (sum: Sum, at: Date): AmountSeen => around(sum, at, [reportWithinMs, reportWithinMs]);

// What the sender says about a registered account; nothing if neither number nor name can be compared.
export const senderReasons = (payer: BankParty, registered: AccountOfMember | undefined): Reason[] => {
  if (registered === undefined) return [];
  const match = matchSender(payer, registered);
  if (match === 'match') return [{ code: 'SENDER_ACCOUNT', at: null }];
  if (isSameName(payer.name, registered.accountName)) return [{ code: 'SENDER_NAME', at: null }];
  return match === 'no' ? [{ code: 'SENDER_DIFFERS', at: null }] : [];
};

interface Signed extends Reason {
  readonly memberId: string;
}

const payerOf = (item: SuspenseItem): BankParty => ({
  bankCode: item.payerBankCode,
  accountNo: item.payerAccountNo,
  name: item.payerName,
});

// What names a member: the channel, an earlier payment of the same sender, the sender's whole account number.
const namedBy = async ({ database }: Context, item: SuspenseItem): Promise<Signed[]> => {
  const payer = payerOf(item);
  const isWhole = isWholeNumber(payer.accountNo) && payer.bankCode !== '';
  const [before, owner] = await Promise.all([
    payer.accountNo === '' || isNobodysAccount(payer.accountNo) ? [] : listPaidBefore(database, payer, houses),
    isWhole ? depositorByAccount(database, payer) : null,
  ]);
  const supposed = [item.supposedMemberId, item.notifiedMemberId].filter((id) => id !== null);
  return [
    ...supposed.map((memberId) => ({ memberId, code: 'SUPPOSED' as const, at: null })),
    ...before.map(({ memberId, at }) => ({ memberId, code: 'PAID_BEFORE' as const, at })),
    ...(owner === null ? [] : [{ memberId: owner.memberId, code: 'SENDER_ACCOUNT' as const, at: null }]),
  ];
};

// Who expects this amount at about this time, by a QR code, a report or a slip, or got it by a slip.
const expectedBy = async ({ database }: Context, item: SuspenseItem): Promise<Signed[]> => {
  const seen = aroundReport(item, item.paidAt);
  const [qrs, reports, slips, refused, credited] = await Promise.all([
    item.currency === 'BAHT' ? listUnpaidQrs(database, around(item, item.paidAt, [qrBeforeMs, aheadMs])) : [],
    listOpenReports(database, seen),
    listWaitingSlips(database, seen, item.bankReference),
    listRefusedSlips(database, around(item, item.paidAt, [aheadMs, refusedWithinMs]), item.bankReference),
    listCreditedUnproved(database, { ...around(item, item.paidAt, [slipWithinMs, slipWithinMs]), houses }),
  ]);
  return [
    ...qrs.map(({ memberId, at, endedAt }) => ({
      memberId,
      code: endedAt >= item.paidAt ? ('QR_LIVE' as const) : ('QR_ENDED' as const),
      at,
    })),
    ...reports.map(({ memberId, at }) => ({ memberId, code: 'REPORTED' as const, at })),
    ...slips.map(({ memberId, at, isSameNumber }) => ({
      memberId,
      code: isSameNumber ? ('SLIP_NUMBER' as const) : ('SLIP_AMOUNT' as const),
      at,
    })),
    ...refused.map(({ memberId, at }) => ({ memberId, code: 'SLIP_NUMBER' as const, at })),
    ...credited.map(({ memberId, at }) => ({ memberId, code: 'CREDITED_ALIKE' as const, at })),
  ];
};

// Each reason once, the newest of its kind, the strongest first.
const reasonsOf = (reported: readonly Reason[]): Reason[] => {
  const byCode = new Map<MatchReason, Reason>();
  for (const { code, at } of reported) if (!byCode.has(code)) byCode.set(code, { code, at });
  return [...byCode.values()].toSorted((one, other) => weights[other.code] - weights[one.code]);
};

// The members whom money in suspense may belong to, the likeliest first, with what speaks for each. It only proposes:
// people decide.
export const findCandidates = async (context: Context, item: SuspenseItem): Promise<Candidate[]> => {
  const signs = (await Promise.all([namedBy(context, item), expectedBy(context, item)])).flat();
  const ids = [...new Set(signs.map(({ memberId }) => memberId))];
  const registered = new Map(
    (await listAccountsOfMembers(context.database, ids)).map((account) => [account.memberId, account]),
  );
  const candidates = ids.map((memberId) => ({
    memberId,
    reasons: reasonsOf([
      ...signs.filter((sign) => sign.memberId === memberId),
      ...senderReasons(payerOf(item), registered.get(memberId)),
    ]),
  }));
  return candidates.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, shownMax);
};
