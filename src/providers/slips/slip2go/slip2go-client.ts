import { jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { Slip2goQuestion } from './slip2go-translate.ts';

export interface Slip2goClient {
  slipOfCode(question: Slip2goQuestion): Promise<Answered | Unknown>;
}

export const createSlip2goClient = (outbound: Outbound, secret: string): Slip2goClient => ({
  slipOfCode: (question) =>
    outbound.call({
      method: 'POST',
      path: '/verify-slip/qr-code/info',
      headers: { authorization: `Bearer ${secret}` },
      body: jsonBody(question),
    }),
});
