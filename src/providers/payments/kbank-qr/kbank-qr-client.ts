import { formBody, jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import { unknown, type Unknown } from '../../outcome.ts';
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

interface Token {
  text: string;
  goodUntil: number;
}

export const createKbankQrClient = (
  outbound: Outbound,
  credentials: KbankCredentials,
  now: () => Date,
): KbankQrClient => {
  let token: Promise<Token | null> | null = null;
  const pair = Buffer.from(`${credentials.consumerId}:${credentials.consumerSecret}`, 'utf8').toString('base64');

  const fetchToken = async (): Promise<Token | null> => {
    const answer = await outbound.call({
      method: 'POST',
      path: '/v2/oauth/token',
      headers: { authorization: `Basic ${pair}` },
      body: formBody({ grant_type: 'client_credentials' }),
    });
    const read = answer.kind === 'answered' && answer.status === 200 ? readToken(answer.json) : null;
    return read === null ? null : { text: read.token, goodUntil: now().getTime() + read.lifeMs };
  };

  // Callers that arrive while a token is being fetched wait for the same one.
  const currentToken = async (): Promise<Token | null> => {
    const known = await token;
    if (known !== null && known.goodUntil > now().getTime()) return known;
    token = fetchToken();
    return token;
  };

  const post = async (path: string, question: KbankQuestion): Promise<Answered | Unknown> => {
    for (const isLast of [false, true]) {
      const current = await currentToken();
      if (current === null) return unknown('no token');
      const answer = await outbound.call({
        method: 'POST',
        path: `/v1/qrpayment/${path}`,
        headers: { authorization: `Bearer ${current.text}` },
        body: jsonBody(question),
      });
      // The token expired early: nothing was done, so the same request may be sent again with a new one.
      if (answer.kind !== 'answered' || answer.status !== 401 || isLast) return answer;
      token = null;
    }
    return unknown('no token');
  };

  return {
    request: (question) => post('request', question),
    inquiry: (question) => post('v4/inquiry', question),
    cancel: (question) => post('cancel', question),
  };
};
