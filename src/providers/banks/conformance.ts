import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { feedConformance } from './feed-conformance.ts';
import { noticeConformance } from './notice-conformance.ts';
import { payoutConformance } from './payout-conformance.ts';
import type { BankTrial } from './trial.ts';

export const bankConformance = (name: string, start: () => Promise<BankTrial>): void => {
  describe(name, () => {
    let trial: BankTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(async () => {
      await trial.feedWeather('fine');
      await trial.payoutWeather('fine');
    });
    afterAll(() => trial.close());
    feedConformance(() => trial);
    noticeConformance(() => trial);
    payoutConformance(() => trial);
  });
};
