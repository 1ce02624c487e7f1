import { createOutbound, formBody, type Answered } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';

export interface BetflixAccess {
  // Calls are paths below it: <apiUrl>/user/transfer, such as https://api.example/v4.
  readonly apiUrl: string;
  // Names the agent in a header: x-api-cat in newer agreements, x-api-betflix in older ones.
  readonly agentHeader: 'x-api-cat' | 'x-api-betflix';
  readonly agentKey: string;
  // The key of the agent, in the header x-api-key.
  readonly secret: string;
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

export type BetflixCall = 'user/register' | 'user/changePassword' | 'user/balance' | 'user/transfer' | 'play/login';
type Fields = Readonly<Record<string, string>>;

export interface BetflixClient {
  send(call: BetflixCall, fields: Fields): Promise<Answered | Unknown>;
  // The changes of a player's credit, by our reference of one of them.
  creditHistory(fields: Fields): Promise<Answered | Unknown>;
}

export const createBetflixClient = (access: BetflixAccess): BetflixClient => {
  const outbound = createOutbound({
    baseUrl: access.apiUrl,
    timeoutMs: access.timeoutMs,
    allowPrivateAddresses: access.allowPrivateAddresses,
  });
  const headers = { [access.agentHeader]: access.agentKey, 'x-api-key': access.secret };
  return {
    send: (call, fields) =>
      outbound.call({
        method: 'POST',
        path: `/${call}`,
        headers,
        body: formBody(fields),
        movesMoney: call === 'user/transfer',
      }),
    creditHistory: (fields) => outbound.call({ method: 'GET', path: '/user/creditHistory', headers, query: fields }),
  };
};
