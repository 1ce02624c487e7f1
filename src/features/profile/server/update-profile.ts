import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { findBankAccount } from '#members/bank-accounts-table.ts';
import { findBankAccountOwner } from '#members/claims-table.ts';
import { updateName } from '#members/members-table.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { profileCalls } from '../contract.ts';
import { profileRefusal } from '../rules.ts';

type Question = QuestionOf<typeof profileCalls.update>;

// Before the transaction: the form of the fields, and that the bank account is nobody else's.
export const memberOfGoodFields = async (context: Context, call: Call<Question>): Promise<string> => {
  const { memberId } = memberOf(call);
  const banks = await registrableBanks(context);
  const code = profileRefusal(
    call.question,
    banks.map((bank) => bank.code),
  );
  if (code !== null) return refuse(code);
  const { bankCode, bankAccountNo } = call.question;
  const owner = await findBankAccountOwner(context.database, { bankCode, accountNo: bankAccountNo });
  return owner !== null && owner !== memberId ? refuse('EXISTING_BANK') : memberId;
};

// Changes the name alone. Money is paid to the account of the registration; staff alone change that.
export const updateProfile =
  () =>
  async (work: Work, question: Question): Promise<AnswerOf<typeof profileCalls.update>> => {
    const account = await findBankAccount(work.sql, work.memberId);
    const isOwn = account?.bankCode === question.bankCode && account.accountNo === question.bankAccountNo;
    if (!isOwn) return refuse('INVALID_BANK', 403);
    await updateName(work.sql, work.memberId, question.name.trim());
    work.audit('profile', { changed: 'name' });
    work.event('profile');
    return { message: 'SUCCESS' };
  };
