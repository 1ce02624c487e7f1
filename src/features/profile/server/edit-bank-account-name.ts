import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { findBankAccount, updateAccountName } from '#members/bank-accounts-table.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { profileCalls } from '../contract.ts';
import { isEditedAccountName } from '../rules.ts';

export const editBankAccountName = async (
  work: Work,
  question: QuestionOf<typeof profileCalls.editBankAccountName>,
): Promise<AnswerOf<typeof profileCalls.editBankAccountName>> => {
  const { memberId } = work;
  const account = await findBankAccount(work.sql, memberId);
  if (account?.bankCode !== question.bankCode) return refuse('INVALID_BANK');
  if (!isEditedAccountName(question.bankAccountName)) return refuse('BANK_ACCOUNT_NAME_ENG');
  const accountName = question.bankAccountName.trim();
  await updateAccountName(work.sql, { memberId, bankCode: question.bankCode, accountName });
  work.audit('bank account', { changed: 'account name', bankCode: question.bankCode });
  work.event('profile');
  return { message: 'SUCCESS' };
};
