import { createKbankQr, type KbankQrSettings } from './kbank-qr/kbank-qr-adapter.ts';
import type { PaymentPort } from './port.ts';

export type PaymentProviderSettings = { protocol: 'kbank-qr' } & KbankQrSettings;

export const choosePayment = (settings: PaymentProviderSettings): PaymentPort => {
  switch (settings.protocol) {
    case 'kbank-qr':
      return createKbankQr(settings);
  }
};
