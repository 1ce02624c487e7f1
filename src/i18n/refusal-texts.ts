import { accountRefusals } from './refusals/account-refusals.ts';
import { generalRefusals } from './refusals/general-refusals.ts';
import { moneyRefusals } from './refusals/money-refusals.ts';
import { officeRefusals } from './refusals/office-refusals.ts';
import { otpRefusals } from './refusals/otp-refusals.ts';
import { rewardRefusals } from './refusals/reward-refusals.ts';

// The translation group of the server's message codes, by code.
export const errorMsg = {
  ...accountRefusals,
  ...otpRefusals,
  ...rewardRefusals,
  ...moneyRefusals,
  ...generalRefusals,
  ...officeRefusals,
};
