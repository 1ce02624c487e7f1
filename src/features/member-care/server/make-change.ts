import { endByStaff } from '#conditions/settle-condition.ts';
import { phoneOf } from '#contract/forms/phone-form.ts';
import { endMemberLogins } from '#features/auth/server/public.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import { deleteBankAccount, findBankAccount, insertBankAccount } from '#members/bank-accounts-table.ts';
import { claimBankAccount, claimPhone, deleteBankAccountClaim, deletePhoneClaim } from '#members/claims-table.ts';
import { findMember, updatePhone } from '#members/members-table.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Working } from '#server/verb.ts';
import type { Change } from './changes-table.ts';
import { eraseMember } from './erasure/erase-member.ts';
import { insertPastAccount } from './past-accounts-table.ts';
import { deleteReset } from './resets-table.ts';

type Making = Working<'EXISTING_BANK' | 'EXISTING_USER' | 'NO_DATA' | 'DECIDED_ALREADY' | 'MEMBER_UNSETTLED'>;
type Make = (making: Making, change: Change, personalData: readonly PersonalData[]) => Promise<void>;

const keyOf = ({ bankCode, accountNo }: Change) => ({ bankCode: bankCode ?? '', accountNo: accountNo ?? '' });

// The previous payout account goes into the history; from now on there is none.
const retireAccount = async ({ sql, memberId, now }: Work, changeId: string): Promise<void> => {
  const account = await deleteBankAccount(sql, memberId);
  if (account !== null) await insertPastAccount(sql, memberId, { ...account, changeId, replacedAt: now });
};

// The claim of the old account stays: nobody else can register it until two people free it. Withdrawals under way keep
// the account of their request.
const changeAccount: Make = async ({ work, refuse }, change) => {
  const { sql, memberId, now } = work;
  const key = keyOf(change);
  if (!(await claimBankAccount(sql, key, memberId))) return refuse('EXISTING_BANK');
  await retireAccount(work, change.changeId);
  await insertBankAccount(sql, memberId, { ...key, accountName: change.accountName ?? '', createdAt: now });
};

// Somebody else may get the old phone: its claim is freed, and every session and code of it ends.
const leavePhone = async ({ context, work }: Making, phone: string): Promise<void> => {
  const { sql, memberId, now } = work;
  await deletePhoneClaim(sql, phoneOf(phone, context.settings.isLaos), memberId);
  await deleteReset(sql, memberId);
  await endMemberLogins(sql, { memberId, at: now });
};

const changePhone: Make = async (making, change) => {
  const { context, work, refuse } = making;
  const { sql, memberId } = work;
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  const phone = phoneOf(change.phone ?? '', context.settings.isLaos);
  // Left first, since the new number may be the old one, which was freed.
  await leavePhone(making, member.phone);
  if ((await claimPhone(sql, phone, memberId)) !== memberId) return refuse('EXISTING_USER');
  await updatePhone(sql, memberId, phone.number);
};

const freeAnAccount: Make = async ({ work, refuse }, change) => {
  const { sql, memberId } = work;
  const key = keyOf(change);
  const present = await findBankAccount(sql, memberId);
  const isPresent = present?.bankCode === key.bankCode && present.accountNo === key.accountNo;
  if (isPresent) await retireAccount(work, change.changeId);
  if (!(await deleteBankAccountClaim(sql, key, memberId))) refuse('DECIDED_ALREADY');
};

// The one that was proposed; since then it may have ended, and another may run.
const endCondition: Make = async ({ work, refuse }, { grantId, note: because }) => {
  if (grantId === null || !(await endByStaff(work, { grantId, because }))) refuse('DECIDED_ALREADY');
};

export const makeChange: Readonly<Record<Change['kind'], Make>> = {
  ACCOUNT: changeAccount,
  PHONE: changePhone,
  FREE_ACCOUNT: freeAnAccount,
  FREE_PHONE: (making, change) => leavePhone(making, change.phone ?? ''),
  CONDITION: endCondition,
  ERASE: (making, _change, personalData) => eraseMember(making, personalData),
};
