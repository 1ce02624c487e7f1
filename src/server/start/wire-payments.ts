import { choosePayment, type PaymentProviderSettings } from '#providers/payments/choose.ts';
import { lanedGateway } from '../outside/laned-ports.ts';
import type { Lanes } from '../outside/lanes.ts';
import type { PaymentMethod, Providers } from '../outside/providers.ts';
import type { Settings } from '../settings.ts';

type Outside = Pick<PaymentProviderSettings, 'timeoutMs' | 'allowPrivateAddresses' | 'now'>;

// Either all settings of a gateway are given, or none: then it does not exist for this server.
const gateways: Readonly<
  Record<PaymentMethod, (settings: Settings, outside: Outside) => PaymentProviderSettings | null>
> = {
  KBANK: (settings, outside) => {
    const { KBANK_QR_URL: baseUrl, KBANK_QR_PARTNER_ID: partnerId, KBANK_QR_PARTNER_SECRET: partnerSecret } = settings;
    if (!baseUrl || !partnerId || !partnerSecret) return null;
    return { protocol: 'kbank-qr', ...outside, baseUrl, partnerId, partnerSecret };
  },
  WW: (settings, outside) => {
    const { WW_URL: baseUrl, WW_TOKEN: token } = settings;
    return !baseUrl || !token ? null : { protocol: 'bearer-gateway', ...outside, gateway: 'WW', baseUrl, token };
  },
  FP: (settings, outside) => {
    const { FP_URL: baseUrl, FP_MERCHANT_ID: merchantId, FP_PRIVATE_KEY: privateKey } = settings;
    const gatewayPublicKey = settings.FP_GATEWAY_KEY;
    if (!baseUrl || !merchantId || !privateKey || !gatewayPublicKey) return null;
    return { protocol: 'rsa-gateway', ...outside, gateway: 'FP', baseUrl, merchantId, privateKey, gatewayPublicKey };
  },
  PAYONEX: (settings, outside) => {
    const { PAYONEX_URL: baseUrl, PAYONEX_ACCESS_KEY: accessKey, PAYONEX_SECRET_KEY: secretKey } = settings;
    if (!baseUrl || !accessKey || !secretKey) return null;
    const callbackUrl = `${settings.PUBLIC_ORIGIN ?? `http://localhost:${String(settings.PORT)}`}/hooks/payonex`;
    return { protocol: 'payonex', ...outside, baseUrl, accessKey, secretKey, callbackUrl };
  },
};

// The QR gateways this server has settings for, each behind its lane.
export const wirePayments = (settings: Settings, lanes: Lanes, outside: Outside): Providers['payments'] => {
  const wired = (Object.keys(gateways) as PaymentMethod[]).flatMap((method) => {
    const chosen = gateways[method](settings, outside);
    return chosen === null ? [] : [[method, lanedGateway(lanes, method, choosePayment(chosen))] as const];
  });
  return Object.fromEntries(wired);
};
