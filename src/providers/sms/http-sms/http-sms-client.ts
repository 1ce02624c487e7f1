import { jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { SmsQuestion } from './http-sms-translate.ts';

export interface HttpSmsClient {
  send(question: SmsQuestion): Promise<Answered | Unknown>;
}

export const createHttpSmsClient = (outbound: Outbound, token: string): HttpSmsClient => ({
  send: (question) =>
    outbound.call({
      method: 'POST',
      path: '/messages',
      headers: { authorization: `Bearer ${token}` },
      body: jsonBody(question),
    }),
});
