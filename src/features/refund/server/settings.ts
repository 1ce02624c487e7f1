import { setting, shareTerms, type Setting } from '#server/operator/setting.ts';

export const refundTerms = setting({
  name: 'refundTerms',
  about:
    'Whether members receive refunds, the percent of their net loss, and the percentages of the refund at which its condition is met and lost.',
  steersMoney: true,
  shape: shareTerms(),
  usual: { isActive: false, percent: 5, percentSuccess: 150, percentFail: 10 },
});

export const settings: readonly Setting[] = [refundTerms];
