import { jsonBody, type Answered, type Outbound, type OutboundCall } from '../../outbound.ts';
import { unknown, type Unknown } from '../../outcome.ts';
import { createTokenKeeper } from '../../token-keeper.ts';
import { isTokenRefused, readToken, type CustomerQuestion, type DepositQuestion } from './payonex-translate.ts';

export interface PayonexCredentials {
  accessKey: string;
  secretKey: string;
}

// The gateway's calls, one method each. The translation decides what an answer means.
export interface PayonexClient {
  customer(question: CustomerQuestion): Promise<Answered | Unknown>;
  deposit(question: DepositQuestion): Promise<Answered | Unknown>;
  transaction(uuid: string): Promise<Answered | Unknown>;
}

// A token is good for about a day, and the answer does not say how long.
const tokenLifeMs = 20 * 60 * 60_000;

export const createPayonexClient = (
  outbound: Outbound,
  credentials: PayonexCredentials,
  now: () => Date,
): PayonexClient => {
  const tokens = createTokenKeeper(async () => {
    const answer = await outbound.call({ method: 'POST', path: '/authenticate', body: jsonBody(credentials) });
    const text = answer.kind === 'answered' ? readToken(answer.json) : null;
    return text === null ? null : { text, goodUntilMs: now().getTime() + tokenLifeMs };
  }, now);

  // A refused token means that nothing was done, so the same request is sent once more with a new one.
  const ask = async (call: OutboundCall): Promise<Answered | Unknown> => {
    for (const isLast of [false, true]) {
      const token = await tokens.current();
      if (token === null) return unknown('no token');
      const answer = await outbound.call({ ...call, headers: { authorization: `Bearer ${token}` } });
      if (answer.kind !== 'answered' || !isTokenRefused(answer.json) || isLast) return answer;
      await tokens.forget(token);
    }
    return unknown('no token');
  };

  return {
    customer: (question) => ask({ method: 'POST', path: '/v2/customers', body: jsonBody(question) }),
    deposit: (question) => ask({ method: 'POST', path: '/transactions/deposit/request', body: jsonBody(question) }),
    transaction: (uuid) => ask({ method: 'GET', path: `/transactions/${encodeURIComponent(uuid)}` }),
  };
};
