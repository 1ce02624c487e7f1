import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { findBankAccountOwner, findPhoneOwner } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { changeRefusal } from '../rules.ts';
import { insertChange } from './changes-table.ts';
import { refuseUnsettled } from './erasure/erase-member.ts';
import { knownMember } from './known-member.ts';

type Ask = Call<QuestionOf<typeof memberCareOfficeCalls.proposeChange>>;

const keyOf = ({ bankCode, accountNo }: Ask['question']) => ({ bankCode: bankCode ?? '', accountNo: accountNo ?? '' });

// What the claims of others have against it.
const refuseTaken = async (context: Context, memberId: string, wished: Ask['question']): Promise<void> => {
  const { database: sql } = context;
  if (wished.kind === 'ACCOUNT' || wished.kind === 'FREE_ACCOUNT') {
    const owner = await findBankAccountOwner(sql, keyOf(wished));
    if (wished.kind === 'FREE_ACCOUNT' && owner !== memberId) refuse('INVALID_BANK');
    if (owner !== null && owner !== memberId) refuse('EXISTING_BANK');
  }
  if (wished.kind === 'PHONE' && (await findPhoneOwner(sql, wished.phone ?? '')) !== null) refuse('EXISTING_USER');
};

// Before the transaction: whose it is, and the form of the change.
export const memberForProposal = async (context: Context, call: Ask): Promise<string> => {
  const memberId = await knownMember(context, call);
  const member = (await findMember(context.database, memberId)) ?? refuse('NO_DATA');
  const banks = await registrableBanks(context);
  const own = banks.filter(({ currency }) => currency === member.currency).map(({ code }) => code);
  const refusal = changeRefusal(call.question, { banks: own, isLaos: context.settings.isLaos });
  if (refusal !== null) return refuse(refusal);
  await refuseTaken(context, memberId, call.question);
  return memberId;
};

// Proposes what another person confirms: where payouts go, the phone, or that a claim is freed.
// Entries: none.
// A second open proposal for the member is refused.
// Refuses: NO_DATA, DECIDED_ALREADY, EVIDENCE_MISSING, and what the form or another's claim deserves.
export const proposeChange =
  (personalData: readonly PersonalData[]) =>
  (call: Ask) =>
  async (work: Work, wished: Ask['question']): Promise<AnswerOf<typeof memberCareOfficeCalls.proposeChange>> => {
    const { memberId, sql } = work;
    const { staffId, personId } = staffOf(call);
    const isAboutAccount = wished.kind === 'ACCOUNT' || wished.kind === 'FREE_ACCOUNT';
    const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
    if (wished.kind === 'FREE_PHONE' && (await findPhoneOwner(sql, member.phone)) !== memberId)
      return refuse('DECIDED_ALREADY');
    if (member.erasedAt !== null) return refuse('DECIDED_ALREADY');
    if (wished.kind === 'ERASE') await refuseUnsettled(work, personalData);
    const phone = wished.kind === 'FREE_PHONE' ? member.phone : (wished.phone ?? null);
    const changeId = work.operationId;
    const isFirst = await insertChange(sql, {
      memberId,
      changeId,
      kind: wished.kind,
      bankCode: isAboutAccount ? (wished.bankCode ?? null) : null,
      accountNo: isAboutAccount ? (wished.accountNo ?? null) : null,
      accountName: wished.kind === 'ACCOUNT' ? (wished.accountName?.trim() ?? null) : null,
      phone: isAboutAccount || wished.kind === 'ERASE' ? null : phone,
      note: wished.note,
      proposedBy: staffId,
      proposedPerson: personId,
      proposedAt: work.now,
    });
    if (!isFirst) return refuse('DECIDED_ALREADY');
    work.audit(`change ${changeId}`, { proposed: wished.kind });
    return { message: 'SUCCESS', changeId };
  };
