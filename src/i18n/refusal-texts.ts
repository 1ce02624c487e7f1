import { accountRefusals } from './refusals/account-refusals.ts';
import { generalRefusals } from './refusals/general-refusals.ts';
import { moneyRefusals } from './refusals/money-refusals.ts';
import { officeRefusals } from './refusals/office-refusals.ts';
import { otpRefusals } from './refusals/otp-refusals.ts';
import { rewardRefusals } from './refusals/reward-refusals.ts';
import { type Texts, texts } from './texts.ts';

// Codes shared by several features, and codes of future features.
export const sharedRefusals = {
  ...accountRefusals,
  ...otpRefusals,
  ...rewardRefusals,
  ...moneyRefusals,
  ...generalRefusals,
  ...officeRefusals,
};

// When a limit ends.
export const waitTexts = texts({
  againAt: ['ลองใหม่ได้ตั้งแต่ {time}', 'ລອງໃໝ່ໄດ້ຕັ້ງແຕ່ {time}', 'You can try again at {time}'],
});

// The text of a code that only one feature uses lives in that feature. Found by file name, so that this file need not
// list the features, and bundled into this chunk.
const ofFeatures = import.meta.glob<Texts>('#features/*/refusal-texts.ts', { eager: true, import: 'refusalTexts' });

// The translations of the server's message codes, by code.
export const errorMsg: Texts = Object.values(ofFeatures).reduce<Texts>(
  (all, texts) => ({ ...all, ...texts }),
  sharedRefusals,
);
