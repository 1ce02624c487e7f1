import type { WalletLinkPort } from './port.ts';
import { createTruemoneyGift, type TruemoneyGiftSettings } from './truemoney-gift/truemoney-gift-adapter.ts';

export type WalletLinkProviderSettings = { protocol: 'truemoney-gift' } & TruemoneyGiftSettings;

export const chooseWalletLinks = (settings: WalletLinkProviderSettings): WalletLinkPort => {
  switch (settings.protocol) {
    case 'truemoney-gift':
      return createTruemoneyGift(settings);
  }
};
