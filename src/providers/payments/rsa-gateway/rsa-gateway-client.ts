import type { KeyObject } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { RsaQuestion } from './rsa-gateway-translate.ts';
import { signatureOf } from './rsa-signature.ts';

// The gateway's three calls, each signed with our key over time, a random text, the call and its body.
export interface RsaGatewayClient {
  create(question: RsaQuestion): Promise<Answered | Unknown>;
  query(question: RsaQuestion): Promise<Answered | Unknown>;
  close(question: RsaQuestion): Promise<Answered | Unknown>;
}

export interface RsaGatewayAccess {
  outbound: Outbound;
  key: KeyObject;
  now: () => Date;
}

export const createRsaGatewayClient = ({ outbound, key, now }: RsaGatewayAccess): RsaGatewayClient => {
  const post = (name: string, question: RsaQuestion): Promise<Answered | Unknown> => {
    const body = jsonBody(question);
    const timestamp = String(now().getTime());
    const nonce = randomUUID();
    return outbound.call({
      method: 'POST',
      path: `/orders/${name}`,
      headers: {
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(`${timestamp}.${nonce}.${name}.${body.text}`, key),
      },
      body,
    });
  };
  return {
    create: (question) => post('create', question),
    query: (question) => post('query', question),
    close: (question) => post('close', question),
  };
};
