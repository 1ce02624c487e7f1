import type { SlipPort } from './port.ts';
import { createSlip2go, type Slip2goSettings } from './slip2go/slip2go-adapter.ts';

export type SlipProviderSettings = { protocol: 'slip2go' } & Slip2goSettings;

export const chooseSlips = (settings: SlipProviderSettings): SlipPort => {
  switch (settings.protocol) {
    case 'slip2go':
      return createSlip2go(settings);
  }
};
