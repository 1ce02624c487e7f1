import { createHmac } from 'node:crypto';
import { jsonBody, type Answered, type Outbound, type OutboundCall } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { PayoutQuestion } from './statement-feed-translate.ts';

// The bank's three calls, each signed over time, method, address and body, so that the secret is never sent.
export interface StatementFeedClient {
  lines(question: { accountNo: string; after: string | null }): Promise<Answered | Unknown>;
  payOut(question: PayoutQuestion): Promise<Answered | Unknown>;
  payout(question: { reference: string }): Promise<Answered | Unknown>;
}

export interface StatementFeedAccess {
  outbound: Outbound;
  basePath: string;
  secret: string;
  now: () => Date;
}

export const createStatementFeedClient = ({ outbound, basePath, secret, now }: StatementFeedAccess) => {
  const signed = (call: OutboundCall): Promise<Answered | Unknown> => {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query).toString()}`;
    const text = `${timestamp}.${call.method} ${basePath}${call.path}${query}.${call.body?.text ?? ''}`;
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    return outbound.call({ ...call, headers: { 'x-bank-timestamp': timestamp, 'x-bank-signature': signature } });
  };

  const client: StatementFeedClient = {
    lines: ({ accountNo, after }) =>
      signed({
        method: 'GET',
        path: `/accounts/${encodeURIComponent(accountNo)}/lines`,
        ...(after === null ? {} : { query: { after } }),
      }),
    payOut: (question) => signed({ method: 'POST', path: '/payouts', body: jsonBody(question), movesMoney: true }),
    payout: ({ reference }) => signed({ method: 'GET', path: `/payouts/${encodeURIComponent(reference)}` }),
  };
  return client;
};
