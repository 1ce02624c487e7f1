import { createOutbound, formBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface AwcAccess {
  // Calls are paths below it: <apiUrl>/wallet/deposit.
  readonly apiUrl: string;
  readonly agentId: string;
  // The certificate in the body of every request. The provider also lists our addresses.
  readonly secret: string;
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type AwcCall =
  | 'wallet/createMember'
  | 'wallet/getBalance'
  | 'wallet/deposit'
  | 'wallet/withdraw'
  | 'wallet/checkTransferOperation'
  | 'wallet/login'
  | 'fetch/getTransactionByUpdateDate';

export interface AwcClient {
  send(call: AwcCall, fields: Readonly<Record<string, string>>): Promise<Answered | Unknown>;
}

export const createAwcClient = (access: AwcAccess): AwcClient => {
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
        body: formBody({ cert: access.secret, agentId: access.agentId, ...fields }),
        movesMoney: call === 'wallet/deposit' || call === 'wallet/withdraw',
      }),
  };
};
