import { creditWithin, type Receipt } from '#features/deposit/server/public.ts';
import { accounts, statementLine } from '#ledger';
import { unknown } from '#providers/outcome.ts';
import type { GiftTicket, WalletLinkPort } from '#providers/wallet-links/port.ts';
import type { Context } from '#server/context.ts';
import { reviewAfterMs } from '#server/outside/backoff.ts';
import { heldWorkJob } from '#server/outside/held-work-job.ts';
import type { HeldWork } from '#server/outside/held-work.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import type { Answer, Arrived } from '#server/outside/verdict.ts';
import type { Work } from '#server/transaction-on.ts';
import { findLinkClaim } from './link-claims-table.ts';
import { updateCancelled, updateCredited, walletLinkWork, type WalletLink } from './wallet-links-table.ts';

// The wallet provider, as the statement and the receipts name it.
export const giftMethod = 'TRUEMONEY';

const silence = unknown('no provider');

// Of links that are open while the provider has no settings any more: nobody can be queried, and an absence is never
// believed. Until people are shown the link, its request may still arrive.
const withoutProvider: WalletLinkPort = {
  verify: () => Promise.resolve(silence),
  redeem: () => Promise.resolve(silence),
  lateArrivalWindowMs: reviewAfterMs,
  remembersForMs: 0,
};

const portOf = ({ providers }: Context): WalletLinkPort => providers.walletLinks ?? withoutProvider;

const arrivedFrom = (context: Context, { amount, giverName, at }: GiftTicket): Arrived => ({
  amount,
  payerName: giverName,
  at: at ?? context.now(),
});

// The gift was free when we claimed it, so what our wallet has of it came by a request of ours whose answer was lost.
const ownLostAnswer = (context: Context, row: WalletLink, ticket: GiftTicket | null): Answer => {
  // Once people have decided about such a gift, its state says nothing about their decision.
  if (row.isFoundTaken)
    return row.endedAt === null
      ? { kind: 'contradiction', reason: 'taken before' }
      : { kind: 'unknown', reason: 'taken before' };
  return ticket === null
    ? { kind: 'unknown', reason: 'amount not told' }
    : { kind: 'done', arrived: arrivedFrom(context, ticket) };
};

// The operator's own wallet is not one at the provider: staff are told once a day.
export const tellWalletUnknown = (context: Context): Promise<void> => {
  const day = context.now().toISOString().slice(0, 10);
  return raiseFinding(context, {
    memberId: accounts.house.BAHT,
    kind: 'WALLET_ACCOUNT_UNKNOWN',
    lane: laneNames.gifts,
    object: `gift links on ${day}`,
    detail: {},
    stopsLane: false,
  });
};

const send = async (context: Context, row: WalletLink): Promise<Answer> => {
  const redeemed = await portOf(context).redeem({ hash: row.hash, mobile: row.toMobile });
  if (redeemed.kind === 'done') return { kind: 'done', arrived: arrivedFrom(context, redeemed.value) };
  if (redeemed.kind === 'taken') return ownLostAnswer(context, row, redeemed.ticket);
  if (redeemed.kind === 'refused' && redeemed.reason === 'RECEIVER_UNKNOWN') await tellWalletUnknown(context);
  return redeemed;
};

// After a sending only its own share proves what became of it: that the gift is spent or over says nothing. The state of
// a gift is that of the link which claimed it last.
const query = async (context: Context, row: WalletLink): Promise<Answer> => {
  const claim = await findLinkClaim(context.database, row.reference);
  if (claim?.linkId !== row.linkId) return { kind: 'unknown', reason: 'claimed by another link' };
  const seen = await portOf(context).verify({ hash: row.hash, mobile: row.toMobile });
  if (seen.kind === 'free') return { kind: 'absent' };
  if (seen.kind === 'taken') return ownLostAnswer(context, row, seen.ticket);
  return seen.kind === 'refused' ? { kind: 'unknown', reason: seen.reason } : seen;
};

const receiptOf = (row: WalletLink, { amount, payerName, at }: Arrived): Receipt => ({
  channel: 'GIFT',
  methodCode: giftMethod,
  account: { bankCode: giftMethod, accountNo: row.toMobile },
  sendingBankCode: giftMethod,
  bankReference: row.reference,
  amount,
  currency: row.currency,
  payer: { bankCode: giftMethod, accountNo: '', name: payerName },
  paidAt: at,
  memberId: row.memberId,
});

const endLine = (work: Work, { linkId }: WalletLink): Promise<void> =>
  statementLine.close(work.sql, work.memberId, {
    operationId: linkId,
    status: 'FAILED',
    note: 'LINK_REFUSED',
    at: work.now,
  });

// Books what our wallet received of the gift, or ends its line.
// Entries: bank -> wallet.
// The kernel ends a link once; the receipt is claimed once and for ever by the digest of the gift.
// Refuses: nothing.
const book = async (work: Work, row: WalletLink, arrived: Arrived | null): Promise<void> => {
  if (arrived === null) return endLine(work, row);
  const as = { operationId: row.linkId, note: 'LINK_CREDITED', line: 'closes' } as const;
  if (!(await creditWithin(work, receiptOf(row, arrived), as)))
    throw new Error(`the gift of link ${row.linkId} was booked before`);
  await updateCredited(work.sql, { ...row, amount: arrived.amount });
};

// Ends a link before anything was sent.
// Entries: none.
// A second call finds it ended or sent and returns false.
// Refuses: nothing.
const cancelUnsent = async (work: Work, row: WalletLink): Promise<boolean> => {
  if (!(await updateCancelled(work.sql, { ...row, at: work.now }))) return false;
  await endLine(work, row);
  work.audit(`gift ${row.linkId}`, { decided: 'CANCELLED' });
  work.event('gift', { id: row.linkId });
  return true;
};

// Without settings of the provider the link ends: nothing was sent, so its gift can be used elsewhere.
const maySend = async (work: Work, { providers }: Context, row: WalletLink): Promise<boolean> => {
  if (providers.walletLinks !== null) return true;
  await cancelUnsent(work, row);
  return false;
};

// Gift links on their way into one of our wallets. A redemption cannot be named by an id of ours, but a wallet takes a
// gift only once, so that the hash identifies it.
export const walletLinks: HeldWork<WalletLink> = {
  kind: 'gift',
  object: 'gift',
  table: walletLinkWork,
  lanes: () => Promise.resolve([laneNames.gifts]),
  laneOf: (lane) => lane,
  laneValueOf: (row) => row.lane,
  bounds: (context) => Promise.resolve(portOf(context)),
  maySend,
  send,
  query,
  book,
  cancelUnsent,
};

export const redeemLinks = heldWorkJob(walletLinks, { name: 'redeem gift links', everyMs: 1_000 });
