import { masked } from '#contract/masked.ts';
import { mayCall } from '#contract/staff-roles.ts';
import type { MoneyAlike } from '#features/deposit/server/public.ts';
import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import { findMember } from '#members/members-table.ts';
import { auditReading } from '#server/records/audit-reading.ts';
import { othersPresent } from '#server/records/others-present.ts';
import type { Context, Staff } from '#server/context.ts';
import { proposalIdOf } from '#server/operator/two-people.ts';
import type { Read } from '#server/verb.ts';
import { slipOfficeCalls, type SlipDetail } from '../../office-contract.ts';
import { listMoneyOfSlip } from '../list-money-of-slip.ts';
import { hasPicture } from '../pictures-table.ts';
import { findSlip, type Slip } from '../slips-table.ts';
import { readPicture } from '../store-picture.ts';
import type { CreditProposal } from './decide-slip.ts';
import { lineOf } from './list-slips.ts';
import { ownerOfSlip } from './owner-of-slip.ts';

const transferOf = (slip: Slip): SlipDetail['transfer'] =>
  slip.amount === null || slip.paidAt === null
    ? null
    : {
        amount: slip.amount,
        paidAt: slip.paidAt.toISOString(),
        sendingBank: slip.sendingBankCode ?? '',
        from: {
          bankCode: slip.payerBankCode ?? '',
          accountNo: masked(slip.payerAccountNo ?? ''),
          name: slip.payerName ?? '',
        },
        to: { bankCode: slip.toBankCode ?? '', accountNo: masked(slip.toAccountNo ?? ''), name: slip.toName ?? '' },
      };

const placeOf = ({ place, inWalletOf }: MoneyAlike, slip: Slip): SlipDetail['candidates'][number]['place'] => {
  if (inWalletOf !== null) return inWalletOf === slip.memberId ? 'CREDITED' : 'CREDITED_TO_ANOTHER';
  return place.kind === 'returned' ? 'RETURNED' : 'WAITING';
};

const candidatesOf = async (context: Context, slip: Slip): Promise<SlipDetail['candidates']> => {
  const alike = await listMoneyOfSlip(context.database, slip);
  return alike.map((money) => ({
    channels: [...money.channels],
    amount: slip.amount ?? 0n,
    paidAt: money.paidAt.toISOString(),
    payerName: money.payerName,
    place: placeOf(money, slip),
  }));
};

const whyNot = (slip: Slip, staff: Staff): string | null => {
  if (slip.status !== 'REVIEW') return 'NOT_WAITING';
  if (!mayCall(staff.role, slipOfficeCalls.agree)) return 'ROLE';
  return slip.firstBy === staff.personId ? 'MAKER' : null;
};

const proposalOf = ({ firstBy, proposal }: Slip): SlipDetail['proposal'] => {
  if (proposal === null) return null;
  const { amount, accountNo, ...rest } = JSON.parse(proposal) as CreditProposal;
  const proposalId = proposalIdOf({ firstBy, proposal });
  return { ...rest, proposalId, amount: BigInt(amount), accountNo: masked(accountNo) };
};

export const openSlip: Read<typeof slipOfficeCalls.get> = async (asked) => {
  const { context, question, staff, refuse } = asked;
  const key = { memberId: await ownerOfSlip(asked), slipId: question.slipId };
  const [slip, member, registered, isShown] = await Promise.all([
    findSlip(context.database, key),
    findMember(context.database, key.memberId),
    findAccountOfMember(context.database, key.memberId),
    hasPicture(context.database, key, context.now()),
  ]);
  if (slip === null) return refuse('NO_DATA');
  const because = whyNot(slip, staff);
  return {
    slip: lineOf(slip, member ?? undefined, context.now()),
    memberId: key.memberId,
    memberPhone: masked(member?.phone ?? '-'),
    registered:
      registered === null
        ? null
        : {
            bankCode: registered.bankCode,
            accountNo: masked(registered.accountNo),
            name: registered.accountName,
          },
    issuer: slip.issuer,
    reference: slip.reference,
    codesFound: slip.codes.length,
    transfer: transferOf(slip),
    inquiries: slip.inquiries,
    lastAnswer: slip.lastAnswer,
    nextInquiryAt: slip.dueAt?.toISOString() ?? null,
    hasPicture: isShown,
    candidates: await candidatesOf(context, slip),
    proposal: proposalOf(slip),
    staffNote: slip.staffNote,
    others: slip.status === 'REVIEW' ? await othersPresent(asked, `slip ${key.slipId}`) : [],
    mayDecide: because === null,
    mayNotDecideBecause: because,
  };
};

// The picture itself, for staff; the member's chain records who saw it.
export const showPicture: Read<typeof slipOfficeCalls.getPicture> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const key = { memberId: await ownerOfSlip(asked), slipId: question.slipId };
  const isKept = await hasPicture(context.database, key, context.now());
  const picture = isKept ? await readPicture(context, key) : null;
  if (picture === null) return refuse('NO_DATA');
  await auditReading(context, call, { memberId: key.memberId, object: `slip ${key.slipId}` });
  return { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') };
};
