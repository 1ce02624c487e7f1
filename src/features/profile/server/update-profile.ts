import { findBankAccount } from '#members/bank-accounts-table.ts';
import { findBankAccountOwner } from '#members/claims-table.ts';
import { updateName } from '#members/members-table.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { takeLookup } from '#server/records/budgets.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { profileCalls } from '../contract.ts';
import { profileRefusal } from '../rules.ts';

// Before the transaction: checks the form of the fields, and that the bank account belongs to nobody else. An
// account of the member's own reveals nothing, so it is not counted as a lookup.
export const checkProfile = async (asked: Asked<typeof profileCalls.update>): Promise<void> => {
  const { context, call, member, question, refuse } = asked;
  const banks = await registrableBanks(context);
  const code = profileRefusal(
    question,
    banks.map((bank) => bank.code),
  );
  if (code !== null) return refuse(code);
  const { bankCode, bankAccountNo } = question;
  const owner = await findBankAccountOwner(context.database, { bankCode, accountNo: bankAccountNo });
  if (owner === member.memberId) return;
  await takeLookup(context, call.network);
  if (owner !== null) refuse('EXISTING_BANK');
};

// Changes only the name. Money is paid to the account of the registration; only staff change that.
export const updateProfile: Write<typeof profileCalls.update> = async ({ work, question, refuse }) => {
  const account = await findBankAccount(work.sql, work.memberId);
  const isOwn = account?.bankCode === question.bankCode && account.accountNo === question.bankAccountNo;
  if (!isOwn) return refuse('INVALID_BANK', 403);
  await updateName(work.sql, work.memberId, question.name.trim());
  work.audit('profile', { changed: 'name' });
  work.event('profile');
  return { message: 'SUCCESS' };
};
