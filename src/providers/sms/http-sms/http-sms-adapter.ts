import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import type { SmsPort } from '../port.ts';
import { createHttpSmsClient } from './http-sms-client.ts';
import { readSmsAnswer, smsQuestion } from './http-sms-translate.ts';

export interface HttpSmsSettings extends OutboundSettings {
  token: string;
}

// A visitor waits for the code: a response that takes longer than this is useless.
const timeoutUsualMs = 8_000;

export const createHttpSms = (settings: HttpSmsSettings): SmsPort => {
  const client = createHttpSmsClient(createOutbound({ timeoutMs: timeoutUsualMs, ...settings }), settings.token);
  return {
    send: async (message) => {
      const question = smsQuestion(message);
      return readSmsAnswer(await client.send(question), question);
    },
  };
};
