import { reads, writes, writesOnMember, type Route } from '#server/route.ts';
import { profileCalls } from '../contract.ts';
import { editBankAccountName } from './edit-bank-account-name.ts';
import { getProfile } from './get-profile.ts';
import { memberOfGoodFields, updateProfile } from './update-profile.ts';

export const routes: readonly Route[] = [
  reads(profileCalls.get, getProfile),
  writesOnMember(profileCalls.update, { memberId: memberOfGoodFields, verb: updateProfile }),
  writes(profileCalls.editBankAccountName, editBankAccountName),
];
