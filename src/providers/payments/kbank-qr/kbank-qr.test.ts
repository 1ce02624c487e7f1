import { choosePayment } from '../choose.ts';
import { paymentConformance } from '../conformance.ts';
import { startPaymentTrial, trialSecrets } from '../sandbox-trial.ts';

paymentConformance('the KBANK QR service', () =>
  startPaymentTrial({
    code: 'KBANK',
    traits: { amountMin: 1n, lifeMsMax: 10 * 60_000, cancels: true, takesFurtherMoney: true, usesBankNumbers: true },
    port: ({ sandboxUrl, ...outside }) =>
      choosePayment({
        protocol: 'kbank-qr',
        baseUrl: `${sandboxUrl}/kbank-qr`,
        partnerId: 'POS001',
        partnerSecret: trialSecrets.gateway,
        ...outside,
      }),
  }),
);
