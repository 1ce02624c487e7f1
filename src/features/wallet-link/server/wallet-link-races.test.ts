import { expect, it, vi } from 'vitest';
import { laneNames } from '#server/outside/lane-names.ts';
import { makeGift, sendLink, statementOf, walletOf } from '#support/deposits.ts';
import { sealLink } from '#support/ledger/gift-links.ts';
import { startTestServer } from '#support/test-server.ts';
import { walletLinkCalls } from '../contract.ts';
import { walletLinkWork } from './wallet-links-table.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

it('of two members who send the same link at once, twenty times, exactly one is credited', async () => {
  for (let round = 0; round < 20; round += 1) {
    const members = [await server.member(), await server.member()];
    // A share is left for the second one, so that only the claim keeps that member out.
    const { link } = await makeGift(server, { amount: '40', receivers: 2 });
    const replies = await Promise.all(members.map((member) => sendLink(server, member, { link })));
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    const wallets = await Promise.all(members.map((member) => walletOf(server, member)));
    expect(sum(wallets)).toBe(2_000n);
  }
});

it('a link sent ten times at once by one member is credited once, with one line', async () => {
  const member = await server.member();
  const { link } = await makeGift(server, { amount: '40', receivers: 20 });
  const replies = await Promise.all(Array.from({ length: 10 }, () => sendLink(server, member, { link })));
  for (const { status, body } of replies)
    expect(status === 200 || (body as { message: string }).message === 'TRUELINK_DUPLICATE').toBe(true);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(200n);
  expect(await statementOf(server, member)).toHaveLength(1);
});

it('a link sent again in other capitals is the same gift, also at a provider that ignores them', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const { link, hash } = await makeGift(server, { amount: '40', receivers: 2 });
  const port = server.context.providers.walletLinks;
  if (port === null) throw new Error('there are no gift links');
  for (const call of ['verify', 'redeem'] as const) {
    const asIs = port[call].bind(port) as typeof port.verify & typeof port.redeem;
    vi.spyOn(port, call).mockImplementation((asked) =>
      asIs({ ...asked, hash: asked.hash.toLowerCase() === hash.toLowerCase() ? hash : asked.hash }),
    );
  }
  const inOtherCapitals = link.replace(hash, hash.toLowerCase());
  expect(await sendLink(server, member, { link: inOtherCapitals })).toMatchObject({
    status: 200,
    body: { amount: 20 },
  });
  for (const again of [link, link.replace(hash, hash.toUpperCase())])
    expect(await sendLink(server, other, { link: again })).toMatchObject({ body: { message: 'TRUELINK_DUPLICATE' } });
  expect([await walletOf(server, member), await walletOf(server, other)]).toEqual([2_000n, 0n]);
  vi.restoreAllMocks();
});

it('one press repeated ten times at once is one deposit with one answer', async () => {
  const member = await server.member();
  const link = sealLink(server, (await makeGift(server, { amount: '30' })).link);
  const options = { token: member.token, key: '0198f6ab-0000-7000-8000-00000000b001' };
  await Promise.all(Array.from({ length: 10 }, () => server.ask(walletLinkCalls.send, { link }, options)));
  expect(await server.ask(walletLinkCalls.send, { link }, options)).toMatchObject({
    status: 200,
    body: { amount: 30 },
  });
  expect(await walletOf(server, member)).toBe(3_000n);
  expect(await statementOf(server, member)).toHaveLength(1);
});

it('the job leaves a new link to its call, which answers with the outcome, and takes it when the call has died', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const take = walletLinkWork.take.bind(walletLinkWork);
  const dueForJob: number[] = [];
  const spied = vi.spyOn(walletLinkWork, 'take').mockImplementationOnce(async (sql, key) => {
    const due = { lanes: [laneNames.gifts], now: server.clock.now(), impossible: key.impossible };
    dueForJob.push((await walletLinkWork.due(server.context.database, due)).length);
    return take(sql, key);
  });
  const { link } = await makeGift(server, { amount: '40' });
  expect(await sendLink(server, member, { link })).toMatchObject({ status: 200, body: { amount: 40 } });
  expect(dueForJob).toEqual([0]);

  spied.mockImplementationOnce(() => Promise.resolve(null));
  const second = await makeGift(server, { amount: '50' });
  const { body } = await sendLink(server, other, { link: second.link });
  const [line] = await statementOf(server, other);
  expect(body).toMatchObject({ status: 'PENDING', id: line?._id });
  server.clock.advance(31_000);
  await server.runJobs();
  expect(await walletOf(server, other)).toBe(5_000n);
  spied.mockRestore();
});
