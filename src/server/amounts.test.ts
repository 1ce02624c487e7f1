import { expect, it } from 'vitest';
import { isRefusalCode } from '#contract/refusal-codes.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { amountCorpus, type SentAmount } from '#support/bad-input/amount-corpus.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const balance = 900_000_000n;

interface MoneyCall {
  readonly path: string;
  // Fields before the amount.
  readonly fields: string;
  readonly table: 'operation' | 'qr_code';
  // Whether this exact amount is booked; otherwise it is refused or, for a QR, answered without one.
  takes(exact: bigint): boolean;
}

const within = (least: bigint, most: bigint) => (exact: bigint) => exact >= least && exact <= most;
const withdrawal = { fields: '', table: 'operation', takes: within(10_000n, 5_000_000n) } as const;
const calls: MoneyCall[] = [
  {
    path: '/api/wallet/transfer',
    fields: '"from":"WALLET","to":"JOKER",',
    table: 'operation',
    takes: within(100n, 100_000_000n),
  },
  { path: '/api/wallet/withdraw', ...withdrawal },
  { path: '/api/wallet/withdrawAll', ...withdrawal },
  { path: '/api/wallet/add', fields: '', table: 'operation', takes: within(1n, 10_000_000_000_000n) },
  { path: '/api/qrcode/KBANK', fields: '', table: 'qr_code', takes: within(1_000n, 5_000_000n) },
];

const rowsOf = async (): Promise<Record<'entry' | 'operation' | 'qr_code', number>> => {
  const row = await server.database.owner.one<{ entry: bigint; operation: bigint; qr_code: bigint }>(
    `select (select count(*) from entry) as entry, (select count(*) from operation) as operation,
       (select count(*) from qr_code) as qr_code`,
  );
  return { entry: Number(row?.entry), operation: Number(row?.operation), qr_code: Number(row?.qr_code) };
};

const newestAmount = {
  operation: 'select amount from operation where member_id = $1 order by number desc limit 1',
  qr_code: `select amount from qr_code where member_id = $1 and status = 'LIVE'`,
} as const;

const lastAmount = async (table: MoneyCall['table'], member: TestMember): Promise<bigint | undefined> =>
  (await server.database.owner.one<{ amount: bigint }>(newestAmount[table], [member.memberId]))?.amount;

const tryAmount = async (call: MoneyCall, member: TestMember, [text, exact]: SentAmount): Promise<void> => {
  const before = await rowsOf();
  const raw = `{${call.fields}${text}}`;
  const reply = await server.request('POST', call.path, { raw, token: member.token });
  const shown = [raw.slice(0, 120), reply.status, reply.text.slice(0, 80)];
  const { message, hasQrcode } = reply.body as { message?: string; hasQrcode?: boolean };
  const after = await rowsOf();
  if (exact !== null && call.takes(exact)) {
    expect([...shown, reply.status]).toEqual([...shown, 200]);
    expect([...shown, after[call.table] - before[call.table]]).toEqual([...shown, 1]);
    expect([...shown, await lastAmount(call.table, member)]).toEqual([...shown, exact]);
    return;
  }
  const isWithoutQr = call.table === 'qr_code' && exact !== null && hasQrcode === false;
  expect([...shown, isWithoutQr || (reply.status >= 400 && reply.status < 500)]).toEqual([...shown, true]);
  expect([...shown, isRefusalCode(message ?? '')]).toEqual([...shown, true]);
  expect([...shown, after]).toEqual([...shown, before]);
};

it.for(calls)(
  'each of the amounts sent to $path is booked exactly or refused with a code, and nothing else',
  async (call) => {
    expect(new Set(amountCorpus.map(([text]) => text)).size).toBeGreaterThanOrEqual(120);
    const member = await server.member({ balance });
    const game = await openGame(server, member, 'JOKER');
    // One member may not create that many codes, so each one is requested by another member.
    const payer = () => (call.table === 'qr_code' ? server.member() : Promise.resolve(member));
    for (const sent of amountCorpus) await tryAmount(call, await payer(), sent);
    const sent = amountCorpus.flatMap(([, exact]) => (exact !== null && call.takes(exact) ? [exact] : []));
    const total = sent.reduce((sum, exact) => sum + exact, 0n);
    const held = await server.database.owner.rows<{ name: string; balance: bigint }>(
      `select name, balance from account where member_id = $1 and name in ('wallet', 'held', 'game:JOKER')`,
      [member.memberId],
    );
    const at = (name: string) => held.find((account) => account.name === name)?.balance ?? 0n;
    const isTransfer = call.path.endsWith('transfer');
    const isWithdrawal = call.path.includes('withdraw');
    expect(at('game:JOKER')).toBe(isTransfer ? total : 0n);
    expect(await game.balance()).toBe(Number(isTransfer ? total : 0n) / 100);
    expect(at('held')).toBe(isWithdrawal ? total : 0n);
    expect(at('wallet')).toBe(isTransfer || isWithdrawal ? balance - total : balance);
  },
);

it('none of the amounts approves a withdrawal of another amount', async () => {
  const [member, staff] = [await server.member({ balance }), await server.staff()];
  await server.ask(withdrawCalls.request, { amount: 34_567n }, { token: member.token });
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  for (const [text] of amountCorpus) {
    const response = await fetch(`${server.officeUrl}/api/withdrawals/${row?.id ?? ''}/approve`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: `{"password":"${staff.password}",${text}}`,
    });
    const { message } = (await response.json()) as { message: string };
    expect([text.slice(0, 80), response.status, message]).toEqual([
      text.slice(0, 80),
      400,
      expect.stringMatching(/^KEY_(INVALID|MISSING)$/),
    ]);
  }
  expect(
    await server.database.owner.one(`select status from withdrawal where member_id = $1`, [member.memberId]),
  ).toEqual({
    status: 'REQUESTED',
  });
});
