import { choosePayment } from '../choose.ts';
import { paymentConformance } from '../conformance.ts';
import { startPaymentTrial, trialSecrets } from '../sandbox-trial.ts';

paymentConformance('a gateway with a bearer token', () =>
  startPaymentTrial({
    code: 'WW',
    traits: { amountMin: 1n, lifeMsMax: 15 * 60_000, cancels: true, takesFurtherMoney: true },
    port: ({ sandboxUrl, ...outside }) =>
      choosePayment({
        protocol: 'bearer-gateway',
        baseUrl: `${sandboxUrl}/ww-gateway`,
        gateway: 'WW',
        token: trialSecrets.ww,
        ...outside,
      }),
  }),
);
