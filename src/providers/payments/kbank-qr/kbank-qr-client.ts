import { formBody, jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import { unknown, type Unknown } from '../../outcome.ts';
import { createTokenKeeper } from '../../token-keeper.ts';
import { readToken, type KbankQuestion } from './kbank-qr-translate.ts';

export interface KbankCredentials {
  consumerId: string;
  consumerSecret: string;
}

// The calls of the bank's QR service, one method each. The translation decides what an answer means.
export interface KbankQrClient {
  request(question: KbankQuestion): Promise<Answered | Unknown>;
  inquiry(question: KbankQuestion): Promise<Answered | Unknown>;
  cancel(question: KbankQuestion): Promise<Answered | Unknown>;
}

export const createKbankQrClient = (
  outbound: Outbound,
  credentials: KbankCredentials,
  now: () => Date,
): KbankQrClient => {
  const pair = Buffer.from(`${credentials.consumerId}:${credentials.consumerSecret}`, 'utf8').toString('base64');

  const tokens = createTokenKeeper(async () => {
    const answer = await outbound.call({
      method: 'POST',
      path: '/v2/oauth/token',
      headers: { authorization: `Basic ${pair}` },
      body: formBody({ grant_type: 'client_credentials' }),
    });
    const read = answer.kind === 'answered' && answer.status === 200 ? readToken(answer.json) : null;
    return read === null ? null : { text: read.token, goodUntilMs: now().getTime() + read.lifeMs };
  }, now);

  const post = async (path: string, question: KbankQuestion): Promise<Answered | Unknown> => {
    for (const isLast of [false, true]) {
      const token = await tokens.current();
      if (token === null) return unknown('no token');
      const answer = await outbound.call({
        method: 'POST',
        path: `/v1/qrpayment/${path}`,
        headers: { authorization: `Bearer ${token}` },
        body: jsonBody(question),
      });
      // The token expired early: nothing was done, so the same request may be sent again with a new one.
      if (answer.kind !== 'answered' || answer.status !== 401 || isLast) return answer;
      await tokens.forget(token);
    }
    return unknown('no token');
  };

  return {
    request: (question) => post('request', question),
    inquiry: (question) => post('v4/inquiry', question),
    cancel: (question) => post('cancel', question),
  };
};
