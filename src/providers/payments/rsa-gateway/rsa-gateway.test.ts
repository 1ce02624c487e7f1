import { choosePayment } from '../choose.ts';
import { paymentConformance } from '../conformance.ts';
import { startPaymentTrial, trialPublicKey, trialSecrets } from '../sandbox-trial.ts';

paymentConformance('a gateway with RSA signatures', () =>
  startPaymentTrial({
    code: 'FP',
    traits: { amountMin: 1n, lifeMsMax: 30 * 60_000, cancels: true, takesFurtherMoney: true },
    port: ({ sandboxUrl, ...outside }) =>
      choosePayment({
        protocol: 'rsa-gateway',
        baseUrl: `${sandboxUrl}/fp-gateway`,
        gateway: 'FP',
        merchantId: 'M1',
        privateKey: trialSecrets.fpKey,
        gatewayPublicKey: trialPublicKey,
        ...outside,
      }),
  }),
);
