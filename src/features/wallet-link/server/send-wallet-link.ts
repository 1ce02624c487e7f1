import { createHash } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import { offeredWallets, type OfferedWallet } from '#features/deposit/server/public.ts';
import { statementLine } from '#ledger';
import { findCurrency } from '#members/members-table.ts';
import type { GiftFree, GiftState, GiftTaken } from '#providers/wallet-links/port.ts';
import { laneIsStopped } from '#server/brake.ts';
import { checkHeldWork, keptForCallMs } from '#server/outside/check-held-work.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import type { Work } from '#server/transaction-on.ts';
import type { MemberAsking, Stepping, WriteInSteps } from '#server/verb.ts';
import type { walletLinkCalls } from '../contract.ts';
import { hashOfGiftLink, isFinal, walletLinkMin } from '../rules.ts';
import { findLinkClaim, takeLinkClaim, type LinkClaim } from './link-claims-table.ts';
import { openLink } from './open-link.ts';
import { giftMethod, tellWalletUnknown, walletLinks } from './wallet-links.ts';
import { insertWalletLink, walletLinkWork, type WalletLink } from './wallet-links-table.ts';

type Call = typeof walletLinkCalls.send;
type Answer = AnswerOf<Call>;
type LinkRefusal = 'TRUELINK_DUPLICATE' | 'TRUELINK_INVALID' | 'NO_WALLET' | 'SERVICE_UNAVAILABLE';
type Asking = MemberAsking<LinkRefusal>;

// The link's line in the statement has its id.
export const answerWhenLate = (linkId: string): Answer => ({ message: 'SUCCESS', status: 'PENDING', id: linkId });

// A repeat a minute later is answered from the state of that moment, so nothing new may begin by then.
const beginWithinMs = 45_000;

// A provider that ignores capitals would redeem one gift under several spellings.
const referenceOf = (hash: string): string =>
  createHash('sha256').update(hash.toLowerCase()).digest('hex').slice(0, 32);

const answerOf = ({ refuse }: Asking, row: WalletLink | null): Answer => {
  if (row === null) return refuse('SERVICE_UNAVAILABLE');
  if (!isFinal(row.status)) return answerWhenLate(row.linkId);
  return row.status === 'CREDITED' ? { message: 'SUCCESS', amount: row.amount } : refuse('TRUELINK_INVALID');
};

const receivingWallet = async ({ context, member, refuse }: Asking): Promise<OfferedWallet> => {
  const currency = await findCurrency(context.database, member.memberId);
  const wallets = await offeredWallets(context, currency);
  return wallets.find(({ mode }) => mode === 'AUTO') ?? refuse('NO_WALLET');
};

interface Claimed {
  // A refused link, whose claim this one takes over.
  readonly after: LinkClaim | null;
  // The member's own link of that gift, still in progress.
  readonly own: WalletLink | null;
}

const claimOf = async ({ context, member, refuse }: Asking, reference: string): Promise<Claimed> => {
  const claim = await findLinkClaim(context.database, reference);
  if (claim === null) return { after: null, own: null };
  const row = await walletLinkWork.find(context.database, { ...claim, workId: claim.linkId });
  if (row?.status === 'REFUSED') return { after: claim, own: null };
  if (row === null || isFinal(row.status) || row.memberId !== member.memberId) return refuse('TRUELINK_DUPLICATE');
  return { after: null, own: row };
};

// Nothing has been claimed yet: without an answer the member tries again.
const requireFree = async (asking: Asking, seen: GiftState): Promise<GiftFree | GiftTaken> => {
  const { context, refuse } = asking;
  if (seen.kind === 'unknown') return refuse('SERVICE_UNAVAILABLE');
  if (seen.kind === 'refused') {
    if (seen.reason === 'OUT_OF_STOCK') return refuse('TRUELINK_DUPLICATE');
    if (seen.reason !== 'RECEIVER_UNKNOWN') return refuse('TRUELINK_INVALID');
    await tellWalletUnknown(context);
    return refuse('NO_WALLET');
  }
  return seen.kind === 'free' && seen.left < walletLinkMin ? refuse('TRUELINK_INVALID') : seen;
};

interface Gift {
  readonly hash: string;
  readonly reference: string;
  readonly wallet: OfferedWallet;
  readonly seen: GiftFree | GiftTaken;
  readonly after: LinkClaim | null;
}

// Claims the gift and writes the link, with its line of the statement. Returns until when it is kept for this call; null if
// another link was first.
const claimGift = async ({ steps, refuse }: Stepping<LinkRefusal>, work: Work, gift: Gift): Promise<Date | null> => {
  const { memberId, operationId: linkId, now: at } = work;
  const { hash, reference, wallet, seen, after } = gift;
  if (at.getTime() - steps.beganAt.getTime() > beginWithinMs) return refuse('SERVICE_UNAVAILABLE');
  if (!(await takeLinkClaim(work.sql, { reference, memberId, linkId, at, after }))) return null;
  // Of a gift that is taken already nothing is sent by this call.
  const dueAt = seen.kind === 'taken' ? at : new Date(at.getTime() + keptForCallMs);
  const amount = (seen.kind === 'free' ? seen.share : seen.ticket?.amount) ?? 0n;
  await insertWalletLink(work.sql, {
    memberId,
    linkId,
    hash,
    reference,
    lane: laneNames.gifts,
    toMobile: wallet.mobile,
    amount,
    isFoundTaken: seen.kind === 'taken',
    createdAt: at,
    dueAt,
  });
  const line = { id: linkId, type: 'deposit', status: 'PENDING', from: giftMethod, to: 'WALLET', amount } as const;
  await statementLine.open(work.sql, memberId, { line: { ...line, note: 'LINK_IN_PROGRESS' }, at });
  work.audit(`gift ${linkId}`, { reserved: reference, amount: amount.toString() });
  work.event('gift', { id: linkId });
  return dueAt;
};

// Our wallet has it, and no link of ours claimed it: a person finds out whose it is.
const raiseTakenBefore = ({ context, member }: Asking, linkId: string): Promise<void> =>
  raiseFinding(context, {
    memberId: member.memberId,
    kind: 'GIFT_TAKEN_BEFORE',
    lane: laneNames.gifts,
    object: `gift ${linkId}`,
    detail: {},
    stopsLane: false,
  });

// Redeems a gift link into a wallet of the operator and credits what it received.
// Entries: bank -> wallet.
// A gift is claimed once and for ever before it is redeemed; repeating with the same request key returns the first answer.
// Refuses: NO_WALLET, TRUELINK_INVALID, TRUELINK_DUPLICATE; SERVICE_UNAVAILABLE while the provider does not answer.
export const sendWalletLink: WriteInSteps<Call> = async (asked) => {
  const { context, steps, member, refuse } = asked;
  const wallet = await receivingWallet(asked);
  const hash = hashOfGiftLink(openLink(context.settings, asked.question.link) ?? '') ?? refuse('TRUELINK_INVALID');
  const reference = referenceOf(hash);
  const { after, own } = await claimOf(asked, reference);
  if (own !== null) return answerWhenLate(own.linkId);
  if (context.providers.walletLinks === null) return refuse('NO_WALLET');
  if (await laneIsStopped(context.database, laneNames.gifts)) return refuse('SERVICE_UNAVAILABLE');
  const seen = await requireFree(asked, await context.providers.walletLinks.verify({ hash, mobile: wallet.mobile }));
  const gift = { hash, reference, wallet, seen, after };
  const keptUntil = await steps.inTransaction((work) => claimGift(asked, work, gift));
  if (keptUntil === null) {
    const first = await claimOf(asked, reference);
    return first.own === null ? refuse('SERVICE_UNAVAILABLE') : answerWhenLate(first.own.linkId);
  }
  const key = { memberId: member.memberId, workId: steps.operationId };
  if (seen.kind === 'taken') await raiseTakenBefore(asked, steps.operationId);
  else await checkHeldWork(context, walletLinks, { ...key, keptUntil });
  return answerOf(asked, await walletLinkWork.find(context.database, key));
};

// The answer to a repeat whose first call died between its steps, read from the state of its link.
export const answerOfLostLink = async (asked: Asking & { readonly operationId: string }): Promise<Answer> => {
  const { context, member, operationId: workId } = asked;
  return answerOf(asked, await walletLinkWork.find(context.database, { memberId: member.memberId, workId }));
};
