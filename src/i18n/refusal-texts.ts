import { accountRefusals } from './refusals/account-refusals.ts';
import { generalRefusals } from './refusals/general-refusals.ts';
import { moneyRefusals } from './refusals/money-refusals.ts';
import { officeRefusals } from './refusals/office-refusals.ts';
import { otpRefusals } from './refusals/otp-refusals.ts';
import { rewardRefusals } from './refusals/reward-refusals.ts';
import type { Texts } from './texts.ts';

// Codes of more than one feature, and of features that are to come.
export const sharedRefusals = {
  ...accountRefusals,
  ...otpRefusals,
  ...rewardRefusals,
  ...moneyRefusals,
  ...generalRefusals,
  ...officeRefusals,
};

// A code that one feature alone gives has its text there. Found by the name of the file, so that no feature has to be
// named here, and within this chunk.
const ofFeatures = import.meta.glob<Texts>('#features/*/refusal-texts.ts', { eager: true, import: 'refusalTexts' });

// The translation group of the server's message codes, by code.
export const errorMsg: Texts = Object.values(ofFeatures).reduce<Texts>(
  (all, texts) => ({ ...all, ...texts }),
  sharedRefusals,
);
