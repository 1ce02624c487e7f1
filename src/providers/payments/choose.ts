import { createBearerGateway, type BearerGatewaySettings } from './bearer-gateway/bearer-gateway-adapter.ts';
import { createKbankQr, type KbankQrSettings } from './kbank-qr/kbank-qr-adapter.ts';
import { createPayonex, type PayonexSettings } from './payonex/payonex-adapter.ts';
import type { PaymentPort } from './port.ts';
import { createRsaGateway, type RsaGatewaySettings } from './rsa-gateway/rsa-gateway-adapter.ts';

export type PaymentProviderSettings =
  | ({ protocol: 'kbank-qr' } & KbankQrSettings)
  | ({ protocol: 'bearer-gateway' } & BearerGatewaySettings)
  | ({ protocol: 'rsa-gateway' } & RsaGatewaySettings)
  | ({ protocol: 'payonex' } & PayonexSettings);

export const choosePayment = (settings: PaymentProviderSettings): PaymentPort => {
  switch (settings.protocol) {
    case 'kbank-qr':
      return createKbankQr(settings);
    case 'bearer-gateway':
      return createBearerGateway(settings);
    case 'rsa-gateway':
      return createRsaGateway(settings);
    case 'payonex':
      return createPayonex(settings);
  }
};
