import { expect, it } from 'vitest';
import { questionsTo } from '#support/cluster/questions-to.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const { token } = await server.staff();

const rowsInAll = 1_000;
const perPage = 50;
const pages = Array.from({ length: rowsInAll / perPage }, (_, index) => index + 1);

type View = 'waiting' | 'ended';
interface Page {
  readonly items: readonly { readonly withdrawalId: string; readonly memberName: string }[];
  readonly hasMore: boolean;
}

const pageAt = async (page: number, view: View = 'waiting'): Promise<Page> =>
  (await server.ask(withdrawOfficeCalls.list, { view, page, limit: perPage }, { token })).body as Page;
const idsAt = async (page: number, view?: View): Promise<string[]> =>
  (await pageAt(page, view)).items.map(({ withdrawalId }) => withdrawalId);

const members: TestMember[] = [];
for (let place = 0; place < 20; place += 1) members.push(await server.member({ balance: 600_000n }));

// A hundred at the same moment of the server's clock: the order must not depend on it alone.
const request = async (count: number): Promise<void> => {
  for (let made = 0; made < count; made += members.length) {
    const replies = await Promise.all(
      members.map(({ token: of }) => server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token: of })),
    );
    expect(replies.map(({ status }) => status)).toEqual(members.map(() => 200));
    if ((made + members.length) % 100 === 0) server.clock.advance(60_000);
  }
};

const reject = async (withdrawalIds: readonly string[]): Promise<void> => {
  for (const withdrawalId of withdrawalIds) {
    const question = { withdrawalId, reason: 'OTHER', note: 'decided by another person' } as const;
    expect((await server.ask(withdrawOfficeCalls.reject, question, { token })).status).toBe(200);
  }
};

it('the pages of 1,000 withdrawals show each once, at the same cost, and nobody’s decision hides one', async () => {
  await request(rowsInAll);
  const first: string[] = [];
  for (const page of pages) first.push(...(await idsAt(page)));
  expect(new Set(first).size).toBe(rowsInAll);
  expect((await pageAt(pages.length)).hasMore).toBe(false);

  const costs: number[] = [];
  for (const page of [1, 2, 10, 20]) costs.push(await questionsTo(server.context.database, () => pageAt(page)));
  expect(new Set(costs).size).toBe(1);
  expect(costs[0]).toBeLessThan(10);

  // The order of what stays does not change, so that read towards the oldest nothing is skipped.
  const decided = [3, 70, 71, 500, 990].map((place) => first[place] ?? '');
  const seen = new Set<string>();
  for (const page of pages.toReversed()) {
    for (const id of await idsAt(page)) seen.add(id);
    const next = decided.pop();
    if (next !== undefined) await reject([next]);
  }
  const open: string[] = [];
  for (const page of pages) open.push(...(await idsAt(page)));
  expect(open).toEqual(first.filter((id) => open.includes(id)));
  expect(open).toHaveLength(rowsInAll - 5);
  expect(open.filter((id) => !seen.has(id))).toEqual([]);

  // Fifty that end at the same moment.
  await reject(open.slice(0, 2 * perPage));
  const ended = [...(await idsAt(1, 'ended')), ...(await idsAt(2, 'ended')), ...(await idsAt(3, 'ended'))];
  expect(new Set(ended).size).toBe(2 * perPage + 5);
}, 240_000);
