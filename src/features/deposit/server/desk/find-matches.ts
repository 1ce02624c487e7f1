import { masked } from '#contract/masked.ts';
import { accounts } from '#ledger';
import { listAccountsOfMembers } from '#members/bank-accounts-table.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { Read, StaffAsking } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { listReceiptsOfLine } from '../feed/list-receipts-of-line.ts';
import { findReject } from '../feed/rejects-table.ts';
import { findMemberOfReported, findReported } from '../reported/reported-deposits-table.ts';
import { listUnshownCredits } from '../suspense/joined-credits-table.ts';
import { payoutsFor } from '../suspense/payouts/find-payouts.ts';
import { findAnySuspenseItem, type SuspenseItem } from '../suspense/suspense-table.ts';
import { listCreditedAlike, listSuspenseAlike, type ReceiptSeen } from './candidates-table.ts';
import { facesOf } from './faces-of.ts';
import { needsTwo } from './needs-two.ts';
import { aroundReport, findCandidates, senderReasons, type Reason } from './find-candidates.ts';

type FindMatches = typeof depositOfficeCalls.findMatches;
type Matches = AnswerOf<FindMatches>;

const houses: readonly string[] = Object.values(accounts.house);
const shownMax = 20;

const wire = ({ code, at }: Reason) => ({ code, at: at?.toISOString() ?? null });

const membersFor = async (context: Context, item: SuspenseItem): Promise<Matches['members']> => {
  const candidates = await findCandidates(context, item);
  const ids = candidates.map(({ memberId }) => memberId);
  const known = await facesOf(context.database, ids);
  return candidates.flatMap(({ memberId, reasons }) => {
    const { member, face } = known.get(memberId) ?? {};
    const isPossible = member?.currency === item.currency && member.erasedAt === null;
    return isPossible && face !== undefined ? [{ ...face, reasons: reasons.map(wire) }] : [];
  });
};

const receiptsFor = async (
  { database }: Context,
  { memberId, itemId }: { memberId: string; itemId: string },
): Promise<Matches['receipts']> => {
  const reported = await findReported(database, memberId, itemId);
  if (reported === null || reported.status !== 'OPEN') return [];
  const seen = aroundReport(reported, reported.createdAt);
  const [waiting, credited, [registered]] = await Promise.all([
    listSuspenseAlike(database, houses, seen),
    listCreditedAlike(database, { memberId, houses }, seen),
    listAccountsOfMembers(database, [memberId]),
  ]);
  const shown = (place: 'SUSPENSE' | 'CREDITED') => (receipt: ReceiptSeen) => {
    const payer = { bankCode: receipt.payerBankCode, accountNo: receipt.payerAccountNo, name: receipt.payerName };
    return {
      place,
      itemId: receipt.itemId,
      member: null,
      payer: { ...payer, accountNo: masked(payer.accountNo) },
      paidAt: receipt.paidAt.toISOString(),
      reasons: senderReasons(payer, registered).map(wire),
    };
  };
  return [...waiting.map(shown('SUSPENSE')), ...credited.map(shown('CREDITED'))];
};

// Receipts that an unclear line may show.
const receiptsOfLine = async ({ context, refuse }: StaffAsking<'NO_DATA'>, itemId: string) => {
  const reject = (await findReject(context.database, itemId)) ?? refuse('NO_DATA');
  const possible = await listReceiptsOfLine(context.database, reject);
  return possible.slice(0, shownMax).map(({ memberId, operationId, payer, paidAt }) => ({
    place: houses.includes(memberId) ? ('SUSPENSE' as const) : ('CREDITED' as const),
    itemId: operationId,
    member: null,
    payer: { ...payer, accountNo: masked(payer.accountNo) },
    paidAt: paidAt.toISOString(),
    reasons: [],
  }));
};

// What was credited without a line of the bank, and a line in suspense may show.
const creditsFor = async ({ database }: Context, item: SuspenseItem): Promise<Matches['receipts']> => {
  const credits = await listUnshownCredits(database, item, houses);
  const ids = credits.map(({ memberId }) => memberId);
  const known = await facesOf(database, ids);
  return credits.flatMap(({ memberId, operationId, payerBankCode, payerAccountNo, payerName, paidAt }) => {
    const named = known.get(memberId);
    if (named === undefined || named.member.erasedAt !== null) return [];
    return [
      {
        place: 'CREDITED' as const,
        itemId: operationId,
        member: named.face,
        payer: { bankCode: payerBankCode, accountNo: masked(payerAccountNo), name: payerName },
        paidAt: paidAt.toISOString(),
        reasons: [],
      },
    ];
  });
};

const matchesOfSuspense = async (asked: StaffAsking<'NO_DATA'>, itemId: string): Promise<Matches> => {
  const { context, refuse } = asked;
  const item = (await findAnySuspenseItem(context.database, houses, itemId)) ?? refuse('NO_DATA');
  const isOpen = item.status === 'OPEN';
  return {
    members: isOpen ? await membersFor(context, item) : [],
    receipts: isOpen && item.notifiedMemberId === null ? await creditsFor(context, item) : [],
    ...(isOpen ? { returnNeedsTwo: await needsTwo(asked, item, null) } : {}),
    payouts: isOpen ? await payoutsFor(context, item) : [],
  };
};

// Members whom money in suspense may belong to, or receipts that a reported deposit or an unclear line may be about. Nothing is kept.
export const findMatches: Read<FindMatches> = async (asked) => {
  const { context, question, refuse } = asked;
  const { kind, itemId } = question;
  if (kind === 'suspense') return matchesOfSuspense(asked, itemId);
  if (kind === 'reject') return { members: [], receipts: await receiptsOfLine(asked, itemId) };
  const memberId = (await findMemberOfReported(context.database, itemId)) ?? refuse('NO_DATA');
  return { members: [], receipts: await receiptsFor(context, { memberId, itemId }) };
};
