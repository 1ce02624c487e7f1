import { expect, it } from 'vitest';
import { drawFrom } from '#support/bad-input/malformed-bodies.ts';
import { type Caller, drawRequest, sendDrawn } from '#support/bad-input/described/any-call.ts';
import { type DescribedCall, describedCalls } from '#support/bad-input/described/described-calls.ts';
import { seenValues } from '#support/bad-input/described/seen-values.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberRoutes, officeRoutes } from './features/all-parts.ts';
import { openApiOf } from './reference/open-api-of.ts';
import type { Route } from './route.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the call.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });

// npm run verify sends twenty thousand, from another seed each time.
const calls = Number(process.env['DESCRIBED_CALLS'] ?? 300);
const seed = Number(process.env['DESCRIBED_SEED'] ?? 20_261_122);
const draw = drawFrom(seed);
const seen = seenValues(draw);
const callsBetweenJobs = 60;
const callsOfOnePerson = 150;

const described = (routes: readonly Route[]): DescribedCall[] => {
  const document = openApiOf(
    routes.map(({ endpoint }) => endpoint),
    'Krapao',
  );
  return describedCalls(JSON.parse(JSON.stringify(document)) as Parameters<typeof describedCalls>[0]);
};

const someOf = <Item>(items: readonly Item[]): Item => {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error('there is nothing to draw from');
  return item;
};

interface Origin {
  readonly calls: readonly DescribedCall[];
  readonly callers: () => Promise<Caller[]>;
}

const members = async (): Promise<Caller[]> => {
  const rich = await server.member({ balance: 100_000_000n });
  const kip = await server.member({ currency: 'LAK', balance: 100_000_000n });
  const made = [rich, rich, rich, kip, await server.member({ hasBankAccount: false })];
  for (const { memberId, phone } of made) {
    seen.add('memberId', memberId);
    seen.add('phone', phone);
  }
  const known = made.map(({ token, password }) => ({ base: server.url, token, password }));
  return [...known, { base: server.url, token: null, password: 'a wrong password' }];
};

const staff = async (): Promise<Caller[]> => {
  const made = [];
  for (const role of ['manager', 'manager', 'finance', 'support', 'auditor'] as const)
    made.push(await server.staff({ role }));
  return made.map(({ token, password }) => ({ base: server.officeUrl, token, password }));
};

const origins: readonly Origin[] = [
  { calls: described(memberRoutes), callers: members },
  { calls: described(officeRoutes), callers: staff },
];

it(
  `${String(calls)} calls made from the API description are answered as it says, whatever came before`,
  { timeout: 3_600_000 },
  async () => {
    for (const code of ['KBANK', 'SCB', 'WW', 'FP', 'PAYONEX', 'JOKER', 'PGSLOT', 'WALLET']) seen.add('code', code);
    const wrong: object[] = [];
    const statuses = new Map<number, number>();
    let callers: Caller[][] = [];
    for (let sent = 0; sent < calls; sent += 1) {
      if (sent % callsOfOnePerson === 0) callers = await Promise.all(origins.map((origin) => origin.callers()));
      if (sent % callsBetweenJobs === 0) await server.runJobs();
      server.clock.advance(draw(20_000));
      const at = draw(origins.length);
      const call = someOf(origins[at]?.calls ?? []);
      const caller = someOf(callers[at] ?? []);
      const request = await drawRequest(call, caller, { draw, seen, wrongOfHundred: draw(3) === 0 ? 10 : 0 });
      const reply = await sendDrawn(caller, request);
      const complaint = call.complain(reply.status, reply.body);
      // No question, however bad, is a reason for a status that tells of a fault or of a provider that failed.
      const failed = reply.status >= 500 ? `${String(reply.status)} ${reply.text}` : null;
      if (complaint !== null || failed !== null)
        wrong.push({ call: call.name, complaint: complaint ?? failed, request });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (reply.status !== 200) continue;
      seen.learn(reply.body);
      if (!('key' in request)) continue;
      const again = await sendDrawn(caller, request);
      if (again.text !== reply.text) wrong.push({ call: call.name, complaint: 'a repeat differs', request });
    }
    process.stdout.write(`calls drawn from the seed ${String(seed)}: ${JSON.stringify([...statuses])}\n`);
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 5);
  },
);
