import { endMemberLogins } from '#features/auth/server/public.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import { findAccount, findMember } from './care-table.ts';
import type { Change } from './changes-table.ts';
import {
  claimAccount,
  claimPhone,
  freeAccount,
  freePhone,
  retireAccount,
  writeAccount,
  writePhone,
} from './claims-table.ts';
import { eraseMember } from './erasure/erase-member.ts';
import { dropReset } from './resets-table.ts';

type Make = (work: Work, change: Change, personalData: readonly PersonalData[]) => Promise<void>;

const keyOf = ({ bankCode, accountNo }: Change) => ({ bankCode: bankCode ?? '', accountNo: accountNo ?? '' });

// The claim of the old account stays: nobody else registers it until two people free it. Withdrawals under way keep
// the account they were asked with.
const changeAccount: Make = async ({ sql, memberId, now }, change) => {
  const key = keyOf(change);
  if (!(await claimAccount(sql, memberId, key))) return refuse('EXISTING_BANK');
  await retireAccount(sql, { memberId, changeId: change.changeId, at: now });
  await writeAccount(sql, { ...key, memberId, accountName: change.accountName ?? '', at: now });
};

// Somebody else may come by the old phone: its claim goes, and so does every session and code of it.
const leavePhone = async ({ sql, memberId, now }: Work, phone: string): Promise<void> => {
  await freePhone(sql, memberId, phone);
  await dropReset(sql, memberId);
  await endMemberLogins(sql, { memberId, at: now });
};

const changePhone: Make = async (work, change) => {
  const { sql, memberId } = work;
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  const phone = change.phone ?? '';
  if (!(await claimPhone(sql, memberId, phone))) return refuse('EXISTING_USER');
  await leavePhone(work, member.phone);
  await writePhone(sql, memberId, phone);
};

const freeAnAccount: Make = async ({ sql, memberId, now }, change) => {
  const key = keyOf(change);
  const present = await findAccount(sql, memberId);
  const isPresent = present?.bankCode === key.bankCode && present.accountNo === key.accountNo;
  if (isPresent) await retireAccount(sql, { memberId, changeId: change.changeId, at: now });
  if (!(await freeAccount(sql, memberId, key))) refuse('DECIDED_ALREADY');
};

export const makeChange: Readonly<Record<Change['kind'], Make>> = {
  ACCOUNT: changeAccount,
  PHONE: changePhone,
  FREE_ACCOUNT: freeAnAccount,
  FREE_PHONE: (work, change) => leavePhone(work, change.phone ?? ''),
  ERASE: (work, _change, personalData) => eraseMember(work, personalData),
};
