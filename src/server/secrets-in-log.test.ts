import { expect, it } from 'vitest';
import { type Arrange, contentOf, type ValidCall } from '#support/bad-input/valid-call.ts';
import { validQuestions, validWrites } from '#support/bad-input/valid-calls.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { inFullOr, oneInThree } from '#support/requirements/in-full.ts';
import { startTestServer } from '#support/test-server.ts';

const logged: string[] = [];
const server = await startTestServer({ logged, settings: { PROVIDER_TIMEOUT_MS: '2000' } });

const secrets = new Set<string>();
const keep = (value: unknown): void => {
  if (typeof value === 'string' && value.length >= 6) secrets.add(value);
};

const secretFields = [
  'password',
  'oldPassword',
  'newPassword',
  'otpCode',
  'otpToken',
  'bankAccountNo',
  'username',
  'phoneNumber',
];

const keepSecretsOf = ({ token, body = {}, path }: ValidCall): void => {
  keep(token);
  for (const name of secretFields) keep(body[name]);
  if (path.includes('/autoLogin/')) for (const part of path.split('/').slice(4)) keep(part);
};

const send = async (call: ValidCall, body = call.body): Promise<number> => {
  const content = contentOf(call, body);
  const response = await fetch(call.base + call.path, {
    method: call.method,
    ...content,
    headers: {
      'x-requested-with': 'wallet-user',
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...content.headers,
    },
  });
  keep(((await response.json().catch(() => null)) as { token?: string } | null)?.token);
  return response.status;
};

const arranges = Object.values({ ...validWrites, ...validQuestions });

const arrangeAll = async (some: readonly Arrange[] = arranges): Promise<ValidCall[]> => {
  const calls: ValidCall[] = [];
  for (const arrange of some) {
    const call = await arrange(server);
    keepSecretsOf(call);
    calls.push(call);
  }
  return calls;
};

// Personal values in the database, whatever wrote them.
const keepStoredSecrets = async (): Promise<void> => {
  const rows = await server.database.owner.rows<{ secret: string | null }>(
    `select phone as secret from member union all select account_no from member_bank_account
     union all select account_name from member_bank_account union all select username from game_account
     union all select payer_account_no from suspense_item union all select payer_name from suspense_item
     union all select password_hash from credential union all select payload from qr_code`,
  );
  for (const { secret } of rows) keep(secret);
  const { settings } = server.context;
  for (const [name, value] of Object.entries(settings))
    if (/SECRET|KEY|TOKEN|PARTNER_ID|APP_ID/.test(name) && name !== 'JOKER_APP_ID') keep(value);
};

const expectNoSecretIn = (lines: readonly string[]): void => {
  const text = lines.join('\n');
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
};

const tables = async (): Promise<string[]> => {
  const rows = await server.database.owner.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'brake')`,
  );
  return rows.map(({ name }) => name);
};

const atOnce = 6;
const sendTogether = async (calls: readonly ValidCall[]): Promise<void> => {
  const left = [...calls];
  const worker = async (): Promise<void> => {
    for (let call = left.shift(); call !== undefined; call = left.shift()) await send(call);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

it('nothing secret that a member sends, valid or not, is logged', { timeout: 120_000 }, async () => {
  for (const call of await arrangeAll()) {
    await send(call);
    for (const spoilt of [
      { ...call.body, amount: 'x' },
      Object.fromEntries(Object.keys(call.body ?? {}).map((name) => [name, 'canary-of-no-field'])),
    ]) {
      await send(call, call.method === 'GET' ? undefined : spoilt);
    }
  }
  secrets.add('canary-of-no-field');
  for (const wrong of ['canary wrong password', 'canary of another one']) {
    secrets.add(wrong);
    const { phone } = await server.member();
    await server.request('POST', '/api/login', { body: { username: phone, password: wrong } });
    await server.request('GET', `/api/nothing?token=${encodeURIComponent(wrong)}`, {
      token: wrong.replaceAll(' ', '-'),
    });
  }
  await keepStoredSecrets();
  expect(secrets.size).toBeGreaterThan(100);
  expectNoSecretIn(logged);
});

it('an error of the database is logged without the row it concerns', async () => {
  const calls = await arrangeAll(inFullOr(arranges, ...oneInThree(arranges)));
  await keepStoredSecrets();
  const before = logged.length;
  const broken = await tables();
  for (const table of broken)
    await server.database.owner.rows(`alter table ${table} add constraint refuses_all check (false) not valid`);
  const statuses: number[] = [];
  for (const call of calls) statuses.push(await send(call));
  await server.runJobs().catch(() => undefined);
  for (const table of broken) await server.database.owner.rows(`alter table ${table} drop constraint refuses_all`);
  const lines = logged.slice(before);
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes('refuses_all')).length).toBeGreaterThan(10);
  for (const line of lines) expect(line).not.toContain('Failing row contains');
  expectNoSecretIn(lines);
});

it('an error of the database is logged without the value it could not read', async () => {
  const before = logged.length;
  server.context.log.error(
    {
      err: await server.database.owner
        .rows('select $1::text::integer', ['canary-value'])
        .catch((error: unknown) => error),
    },
    'fault',
  );
  expect(logged.slice(before).join('')).toContain('22P02');
  expectNoSecretIn(logged.slice(before));
  expect(logged.slice(before).join('')).not.toContain('canary-value');
});

// The last one, for what it leaves behind.
it('bad answers of providers and refused notices leave no secret in the log', { timeout: 120_000 }, async () => {
  const before = logged.length;
  const kinds = ['garbage', 'refuse', 'down'];
  // All before the first bad answer: providers that answered badly count as unwell for a while.
  const planned = await arrangeAll(inFullOr(arranges, ...oneInThree(arranges)));
  for (const [place, kind] of kinds.entries()) {
    const calls = planned.filter((_, nth) => nth % kinds.length === place);
    for (const service of ['games', 'gateway', 'sms', 'payout', 'bank'])
      await server.sandbox.weather({ service, kind });
    await sendTogether(calls);
    server.clock.advance(61_000);
    await server.runJobs();
    for (const service of ['games', 'gateway', 'sms', 'payout', 'bank'])
      await server.sandbox.weather({ service, kind: 'fine' });
  }
  const member = await server.member();
  const notice = noticeOf([
    feedLine(member),
    feedLine(member, { amount: 'x' }),
    feedLine(member, { toAccountNo: '9990001112' }),
  ]);
  keep(member.bankAccountNo);
  for (const plan of [
    {},
    { secret: 'canary-other-secret' },
    { signature: '00' },
    { ageMs: 900_000 },
    { sent: `${notice} ` },
  ])
    await postNotice(server, notice, plan);
  await keepStoredSecrets();
  expect(logged.length).toBeGreaterThan(before);
  expectNoSecretIn(logged.slice(before));
});
