import { reads, writes, writesOnMember, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { editBankAccountName } from './edit-bank-account-name.ts';
import { getProfile } from './get-profile.ts';
import { memberOfGoodFields, updateProfile } from './update-profile.ts';

export const routes: readonly Route[] = [
  reads(contract.getProfile, getProfile),
  writesOnMember(contract.updateProfile, { memberId: memberOfGoodFields, verb: updateProfile }),
  writes(contract.editBankAccountName, editBankAccountName),
];
