import { randomUUID } from 'node:crypto';
import { createOutbound, formBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface PgAccess {
  // Calls are paths below it: <apiUrl>/Cash/v3/TransferIn.
  readonly apiUrl: string;
  readonly operatorToken: string;
  // The secret_key in the body of every request. The provider also lists our addresses.
  readonly secret: string;
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type PgCall =
  | 'Player/v1/Create'
  | 'Cash/v3/GetPlayerWallet'
  | 'Cash/v3/TransferIn'
  | 'Cash/v3/TransferOut'
  | 'Cash/v3/GetSingleTransaction'
  | 'Login/v1/LoginGame'
  | 'Bet/v4/GetHistory';

export interface PgClient {
  send(call: PgCall, fields: Readonly<Record<string, string>>): Promise<Answered | Unknown>;
}

export const createPgClient = (access: PgAccess): PgClient => {
  const outbound = createOutbound({
    baseUrl: access.apiUrl,
    timeoutMs: access.timeoutMs,
    allowPrivateAddresses: access.allowPrivateAddresses,
  });
  return {
    send: (call, fields) =>
      outbound.call({
        method: 'POST',
        path: `/${call}`,
        // Names the call in the provider's records; a repeat has another one.
        query: { trace_id: randomUUID() },
        body: formBody({ operator_token: access.operatorToken, secret_key: access.secret, ...fields }),
        movesMoney: call === 'Cash/v3/TransferIn' || call === 'Cash/v3/TransferOut',
      }),
  };
};
