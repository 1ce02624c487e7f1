import { reads, writes, type Route } from '#server/route.ts';
import { profileCalls } from '../contract.ts';
import { editBankAccountName } from './edit-bank-account-name.ts';
import { getProfile } from './get-profile.ts';
import { checkProfile, updateProfile } from './update-profile.ts';

export const routes: readonly Route[] = [
  reads(profileCalls.get, getProfile),
  writes(profileCalls.update, updateProfile, { before: checkProfile }),
  writes(profileCalls.editBankAccountName, editBankAccountName),
];
