import { createHmac } from 'node:crypto';
import { createOutbound, formBody, jsonBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface TransferWalletAccess {
  // Verbs are paths below it: <apiUrl>/deposit.
  readonly apiUrl: string;
  readonly code: string;
  readonly operatorId: string;
  readonly secret: string;
  readonly encoding: 'json' | 'form';
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type TransferWalletVerb =
  | 'create'
  | 'password'
  | 'balance'
  | 'deposit'
  | 'withdraw'
  | 'status'
  | 'launch'
  | 'login-fields'
  | 'rounds';

export interface TransferWalletClient {
  send(verb: TransferWalletVerb, fields: Readonly<Record<string, string>>): Promise<Answered | Unknown>;
}

// Hex of HMAC-SHA256 over the timestamp, the game, the verb and the body as sent, one line each.
export const signTransferWallet = (
  signed: { timestamp: string; gameCode: string; verb: TransferWalletVerb; body: string },
  secret: string,
): string => {
  const text = [signed.timestamp, signed.gameCode, signed.verb, signed.body].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
};

export const createTransferWalletClient = (access: TransferWalletAccess): TransferWalletClient => {
  const outbound = createOutbound({
    baseUrl: access.apiUrl,
    timeoutMs: access.timeoutMs,
    allowPrivateAddresses: access.allowPrivateAddresses,
  });
  return {
    send: (verb, fields) => {
      const body = access.encoding === 'json' ? jsonBody(fields) : formBody(fields);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = signTransferWallet({ timestamp, gameCode: access.code, verb, body: body.text }, access.secret);
      return outbound.call({
        method: 'POST',
        path: `/${verb}`,
        headers: { 'x-operator': access.operatorId, 'x-timestamp': timestamp, 'x-signature': signature },
        body,
        movesMoney: verb === 'deposit' || verb === 'withdraw',
      });
    },
  };
};
