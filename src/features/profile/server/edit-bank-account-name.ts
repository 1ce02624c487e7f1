import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { profileCalls } from '../contract.ts';
import { isEditedAccountName } from '../rules.ts';
import { findProfile, renameBankAccount } from './profiles-table.ts';

export const editBankAccountName = async (
  work: Work,
  question: QuestionOf<typeof profileCalls.editBankAccountName>,
): Promise<AnswerOf<typeof profileCalls.editBankAccountName>> => {
  const { memberId } = work;
  const profile = await findProfile(work.sql, memberId);
  if (profile === null || profile.bank_code !== question.bankCode) return refuse('INVALID_BANK');
  if (!isEditedAccountName(question.bankAccountName)) return refuse('BANK_ACCOUNT_NAME_ENG');
  const accountName = question.bankAccountName.trim();
  await renameBankAccount(work.sql, { memberId, bankCode: question.bankCode, accountName });
  work.audit('bank account', { changed: 'account name', bankCode: question.bankCode });
  work.event('profile');
  return { message: 'SUCCESS' };
};
