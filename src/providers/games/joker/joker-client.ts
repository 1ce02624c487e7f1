import { createHmac } from 'node:crypto';
import { createOutbound, jsonBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface JokerAccess {
  // The full address of the one call, such as https://api.example/joker.
  readonly apiUrl: string;
  readonly appId: string;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type JokerFields = Readonly<Record<string, string | number>>;

export interface JokerClient {
  send(fields: JokerFields): Promise<Answered | Unknown>;
}

// Base64 of HMAC-SHA1 over Key=Value, sorted by key and joined by &.
export const signJoker = (fields: JokerFields, secret: string): string => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return createHmac('sha1', secret).update(text).digest('base64');
};

export const createJokerClient = (access: JokerAccess): JokerClient => {
  const address = new URL(access.apiUrl);
  const outbound = createOutbound({
    baseUrl: address.origin,
    timeoutMs: access.timeoutMs,
    allowPrivateAddresses: access.allowPrivateAddresses,
  });
  return {
    send: (fields) => {
      const signed = { ...fields, Timestamp: Math.floor(Date.now() / 1000) };
      return outbound.call({
        method: 'POST',
        path: address.pathname,
        query: { appid: access.appId, signature: signJoker(signed, access.secret) },
        body: jsonBody(signed),
        movesMoney: fields['Method'] === 'TC',
      });
    },
  };
};
