import { findBankAccount, updateAccountName } from '#members/bank-accounts-table.ts';
import type { Write } from '#server/verb.ts';
import type { profileCalls } from '../contract.ts';
import { isEditedAccountName } from '../rules.ts';

export const editBankAccountName: Write<typeof profileCalls.editBankAccountName> = async ({
  work,
  question,
  refuse,
}) => {
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
