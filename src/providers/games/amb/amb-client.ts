import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { createOutbound, jsonBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface AmbAccess {
  // Calls are paths below it: <apiUrl>/transfer/deposit.
  readonly apiUrl: string;
  // The operator's name at the provider, in every body.
  readonly agent: string;
  // The key that signs every body. The provider also lists our addresses.
  readonly secret: string;
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type AmbFields = Readonly<Record<string, string | number>>;

export interface AmbClient {
  send(path: string, fields: AmbFields): Promise<Answered | Unknown>;
}

const derive = promisify(pbkdf2);
const rounds = 1000;
const bytes = 64;

// Base64 of PBKDF2-SHA512 over the body as sent, with the key as salt.
export const signAmb = async (body: string, secret: string): Promise<string> =>
  (await derive(body, secret, rounds, bytes, 'sha512')).toString('base64');

export const createAmbClient = (access: AmbAccess): AmbClient => {
  const outbound = createOutbound({
    baseUrl: access.apiUrl,
    timeoutMs: access.timeoutMs,
    allowPrivateAddresses: access.allowPrivateAddresses,
  });
  return {
    send: async (path, fields) => {
      const body = jsonBody({ ...fields, agent: access.agent });
      const signature = await signAmb(body.text, access.secret);
      return outbound.call({
        method: 'POST',
        path: `/${path}`,
        headers: { 'x-amb-signature': signature },
        body,
        movesMoney: path === 'transfer/deposit' || path === 'transfer/withdraw',
      });
    },
  };
};
