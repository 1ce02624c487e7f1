import { createHmac, randomUUID } from 'node:crypto';
import { madeUp } from './ledger/made-up-payments.ts';
import type { TestMember } from './people.ts';
import type { TestReply } from './test-requests.ts';
import type { TestServer } from './test-server.ts';

export interface WireLine {
  readonly lineId: string;
  readonly toBankCode: string;
  readonly toAccountNo: string;
  readonly reference: string;
  readonly sendingBank: string;
  readonly amount: string;
  readonly currency: string;
  readonly from: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
  readonly at: string;
}

let lines = 0;

// A line as the bank writes it, about money from the member's own account.
export const feedLine = (member: TestMember, line: Partial<WireLine> = {}): WireLine => {
  lines += 1;
  return {
    lineId: String(900_000 + lines),
    toBankCode: 'SCB',
    toAccountNo: '0142000002',
    reference: `${madeUp}${randomUUID().replaceAll('-', '')}`,
    sendingBank: member.bankCode,
    amount: '10.00',
    currency: 'THB',
    from: { bankCode: member.bankCode, accountNo: member.bankAccountNo, name: member.bankAccountName },
    at: new Date().toISOString(),
    ...line,
  };
};

export const noticeOf = (content: readonly WireLine[]): string =>
  JSON.stringify({ noticeId: `N${randomUUID()}`, lines: content });

// Posts a notice as the bank does; each plan spoils one part of it.
export const postNotice = (
  server: TestServer,
  body: string,
  plan: { secret?: string; signature?: string; ageMs?: number; sent?: string } = {},
): Promise<TestReply> => {
  const timestamp = String(Math.floor((server.clock.now().getTime() - (plan.ageMs ?? 0)) / 1000));
  const secret = plan.secret ?? server.context.settings.BANK_SECRET ?? '';
  const signature = plan.signature ?? createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return server.request('POST', '/hooks/bank', {
    raw: plan.sent ?? body,
    headers: { 'x-bank-timestamp': timestamp, 'x-bank-signature': signature },
  });
};
