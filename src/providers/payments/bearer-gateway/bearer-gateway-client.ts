import { jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { BearerOrder } from './bearer-gateway-translate.ts';

// The gateway's three calls. The translation decides what an answer means.
export interface BearerGatewayClient {
  create(order: BearerOrder): Promise<Answered | Unknown>;
  find(reference: string): Promise<Answered | Unknown>;
  cancel(reference: string): Promise<Answered | Unknown>;
}

export const createBearerGatewayClient = (outbound: Outbound, token: string): BearerGatewayClient => {
  const headers = { authorization: `Bearer ${token}` };
  const at = (reference: string): string => `/payments/${encodeURIComponent(reference)}`;
  return {
    create: (order) => outbound.call({ method: 'POST', path: '/payments', headers, body: jsonBody(order) }),
    find: (reference) => outbound.call({ method: 'GET', path: at(reference), headers }),
    cancel: (reference) =>
      outbound.call({ method: 'POST', path: `${at(reference)}/cancel`, headers, body: jsonBody({}) }),
  };
};
