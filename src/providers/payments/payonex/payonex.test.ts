import { choosePayment } from '../choose.ts';
import { paymentConformance } from '../conformance.ts';
import { startPaymentTrial, trialSecrets } from '../sandbox-trial.ts';

paymentConformance('the gateway PAYONEX', () =>
  startPaymentTrial({
    code: 'PAYONEX',
    traits: {
      amountMin: 10_000n,
      lifeMsMax: 20 * 60_000,
      hasOwnNames: true,
      cancels: false,
      takesFurtherMoney: false,
    },
    port: ({ sandboxUrl, ...outside }) =>
      choosePayment({
        protocol: 'payonex',
        baseUrl: `${sandboxUrl}/payonex`,
        callbackUrl: 'https://wallet.example/hooks/payonex',
        ...trialSecrets.payonex,
        ...outside,
      }),
  }),
);
