import type { QuestionOf } from '#contract/endpoint.ts';
import { findActiveGrant, isPaid } from '#conditions/grants-table.ts';
import { phoneOf } from '#contract/forms/phone-form.ts';
import { findBankAccountOwner, findPhoneOwner } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { changeRefusal } from '../rules.ts';
import { insertChange } from './changes-table.ts';
import { refuseUnsettled } from './erasure/erase-member.ts';

type ProposeChange = typeof memberCareOfficeCalls.proposeChange;
type Wished = QuestionOf<ProposeChange>;

const keyOf = ({ bankCode, accountNo }: Wished) => ({ bankCode: bankCode ?? '', accountNo: accountNo ?? '' });

// Conflicts with the claims of other members.
const refuseTaken = async ({ context, question: wished, refuse }: Asked<ProposeChange>): Promise<void> => {
  const { database: sql } = context;
  const { memberId } = wished;
  if (wished.kind === 'ACCOUNT' || wished.kind === 'FREE_ACCOUNT') {
    const owner = await findBankAccountOwner(sql, keyOf(wished));
    if (wished.kind === 'FREE_ACCOUNT' && owner !== memberId) refuse('INVALID_BANK');
    if (owner !== null && owner !== memberId) refuse('EXISTING_BANK');
  }
  const phone = phoneOf(wished.phone ?? '', context.settings.isLaos);
  if (wished.kind === 'PHONE' && (await findPhoneOwner(sql, phone)) !== null) refuse('EXISTING_USER');
};

// Before the transaction: checks the form of the change and the claims of other members.
export const checkProposal = async (asked: Asked<ProposeChange>): Promise<void> => {
  const { context, question, refuse } = asked;
  const { memberId } = question;
  const member = (await findMember(context.database, memberId)) ?? refuse('NO_DATA');
  const banks = await registrableBanks(context);
  const own = banks.filter(({ currency }) => currency === member.currency).map(({ code }) => code);
  const refusal = changeRefusal(question, { banks: own, isLaos: context.settings.isLaos });
  if (refusal !== null) return refuse(refusal);
  await refuseTaken(asked);
};

// Proposes a change of a member for another person to confirm.
// Entries: none.
// A second open proposal for the member is refused.
// Refuses: NO_DATA, DECIDED_ALREADY, EVIDENCE_MISSING, and codes for an invalid form or the claim of another member.
export const proposeChange: Write<ProposeChange, readonly PersonalData[]> = async (asked) => {
  const { context, work, question: wished, refuse, prepared: personalData } = asked;
  const { memberId, sql } = work;
  const { staffId, personId } = asked.staff;
  const isAboutAccount = wished.kind === 'ACCOUNT' || wished.kind === 'FREE_ACCOUNT';
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  const { isLaos } = context.settings;
  if (wished.kind === 'FREE_PHONE' && (await findPhoneOwner(sql, phoneOf(member.phone, isLaos))) !== memberId)
    return refuse('DECIDED_ALREADY');
  if (member.erasedAt !== null) return refuse('DECIDED_ALREADY');
  if (wished.kind === 'ERASE') await refuseUnsettled(asked, personalData);
  const grant = wished.kind === 'CONDITION' ? await findActiveGrant(sql, memberId) : null;
  if (wished.kind === 'CONDITION' && (grant === null || !isPaid(grant))) return refuse('DECIDED_ALREADY');
  const newPhone = wished.kind === 'PHONE' ? phoneOf(wished.phone ?? '', isLaos).number : null;
  const changeId = work.operationId;
  const isFirst = await insertChange(sql, {
    memberId,
    changeId,
    kind: wished.kind,
    bankCode: isAboutAccount ? (wished.bankCode ?? null) : null,
    accountNo: isAboutAccount ? (wished.accountNo ?? null) : null,
    accountName: wished.kind === 'ACCOUNT' ? (wished.accountName?.trim() ?? null) : null,
    phone: wished.kind === 'FREE_PHONE' ? member.phone : newPhone,
    grantId: grant?.grantId ?? null,
    note: wished.note,
    proposedBy: staffId,
    proposedPerson: personId,
    proposedAt: work.now,
  });
  if (!isFirst) return refuse('DECIDED_ALREADY');
  work.audit(`change ${changeId}`, { proposed: wished.kind });
  return { message: 'SUCCESS', changeId };
};
