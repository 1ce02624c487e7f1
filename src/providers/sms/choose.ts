import { createHttpSms, type HttpSmsSettings } from './http-sms/http-sms-adapter.ts';
import type { SmsPort } from './port.ts';

export type SmsProviderSettings = { protocol: 'http-sms' } & HttpSmsSettings;

export const chooseSms = (settings: SmsProviderSettings): SmsPort => {
  switch (settings.protocol) {
    case 'http-sms':
      return createHttpSms(settings);
  }
};
