import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { RefusedError, type Refusal } from '#ask/ask.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { proves } from '#support/requirements/proves.ts';
import { makeQueryClient } from './query-client.ts';

const wallet = {
  profile: { _id: 'm1', username: '0812345678', name: 'Noi', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: null,
  wallet: { amount: 10 },
  invite: { amount: 0, percentSuccess: 0, percentFail: 0 },
  slots: [],
};

let asked: string[] = [];

const answerWith = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

beforeEach(() => {
  asked = [];
  answerWith(200, wallet);
});

const mutate = (client: QueryClient, refreshes: boolean, act: () => Promise<unknown>): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, { mutationFn: act, meta: { refreshes } })
    .execute(undefined)
    .catch((error: unknown) => error);

const refusal = (outcome: Refusal['outcome']): RefusedError =>
  new RefusedError({ message: 'INTERNAL_SERVER_ERROR', outcome, status: null });

it('loads the wallet once after a success and records the time', async () => {
  proves('HOME-22', 'OP-013');
  const client = makeQueryClient();
  await mutate(client, true, () => Promise.resolve('done'));
  await vi.waitFor(() => expect(localStorage.getItem('last_sync')).not.toBeNull());
  expect(asked).toEqual(['/api/wallet']);
});

it('loads the wallet once, also if it is on the screen', async () => {
  proves('OP-013');
  const client = makeQueryClient();
  const stop = new QueryObserver(client, walletQuery).subscribe(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await mutate(client, true, () => Promise.resolve('done'));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();
  expect(asked).toEqual(['/api/wallet', '/api/wallet']);
});

it('loads nothing after a call that moves no money', async () => {
  await mutate(makeQueryClient(), false, () => Promise.resolve('done'));
  expect(asked).toEqual([]);
});

it('loads the wallet after a refusal, because the balances shown may be old', async () => {
  await mutate(makeQueryClient(), true, () => Promise.reject(refusal('refused')));
  await vi.waitFor(() => expect(asked).toEqual(['/api/wallet']));
});

it('starts to read the wallet again before it reports a success', async () => {
  const client = makeQueryClient();
  await mutate(client, true, () => Promise.resolve('done'));
  expect(client.isFetching({ queryKey: walletQuery.queryKey })).toBe(1);
});

it('reads the true balance before it reports an unknown outcome, so that Try again comes after it', async () => {
  const client = makeQueryClient();
  await mutate(client, true, () => Promise.reject(refusal('unknown')));
  expect(client.getQueryData(walletQuery.queryKey)?.wallet.amount).toBe(1_000n);
});

it('never repeats a money call automatically', async () => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.reject(refusal('unknown')));
  await mutate(makeQueryClient(), true, send);
  expect(send).toHaveBeenCalledOnce();
});

it('never keeps a money call back to send it when the connection returns', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const send = vi.fn<() => Promise<unknown>>(() => Promise.reject(refusal('unknown')));
  await mutate(makeQueryClient(), false, send);
  expect(send).toHaveBeenCalledOnce();
});

it('only logs a wallet that could not be loaded, without personal data', async () => {
  proves('PRES-36', 'OP-060');
  const logged: unknown[][] = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => void logged.push(parts));
  answerWith(400, { message: 'KEY_INVALID' });
  await makeQueryClient()
    .query(walletQuery)
    .catch(() => null);
  expect(logged).toEqual([['wallet could not be loaded: KEY_INVALID']]);
});
