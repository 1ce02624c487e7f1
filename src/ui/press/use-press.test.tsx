import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { amountField } from '#money/money-wire.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { usePress } from './use-press.ts';

const pay = endpoint({
  at: 'POST /api/pay',
  who: 'member',
  effect: 'keyed',
  question: { amount: amountField() },
  answer: messageAnswer,
  refuses: ['MONEY_NOT_ENOUGH'],
  about: 'Pays.',
});

const change = endpoint({
  at: 'POST /api/change',
  who: 'member',
  effect: 'write',
  question: {},
  answer: messageAnswer,
  refuses: [],
  about: 'Changes something that needs no key.',
});

// Reports how each press ended.
const Buttons = () => {
  const { isSending, press } = usePress();
  const [ends, setEnds] = useState<readonly string[]>([]);
  const note = async (pressed: ReturnType<typeof press>): Promise<void> => {
    const ended = await pressed;
    setEnds((before) => [...before, 'code' in ended ? `${ended.end} ${ended.code}` : ended.end]);
  };
  return (
    <>
      {[1n, 2n].map((amount) => (
        <button key={amount} type="button" onClick={() => void note(press(pay, { amount }))}>
          pay {amount.toString()}
        </button>
      ))}
      <button type="button" onClick={() => void note(press(change, {}))}>
        change
      </button>
      <p data-testid="ends">{ends.join(', ')}</p>
      <p data-testid="sending">{isSending ? 'sending' : 'idle'}</p>
    </>
  );
};

let backend: FakeBackend;

const open = (): (() => void) => renderScreen(<Buttons />, { at: '/user/home' }).unmount;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const ended = (ends: string): Promise<void> => waitFor(() => expect(screen.getByTestId('ends').textContent).toBe(ends));
const keys = (): (string | null)[] => backend.sent(pay).map(({ headers }) => headers.get('Idempotency-Key'));
const differentKeys = (): number => new Set(keys()).size;

const lost = 'unknown INTERNAL_SERVER_ERROR';

beforeEach(() => {
  backend = fakeBackend();
  backend.answers(walletCalls.get, walletAnswerOf({}));
  backend.answers(pay, { message: 'SUCCESS' });
  backend.answers(change, { message: 'SUCCESS' });
});

it('ten presses at once send one request; the others report that one is in progress', async () => {
  open();
  const answer = backend.holds(pay, { message: 'SUCCESS' });
  for (let tap = 0; tap < 10; tap += 1) press('pay 1');
  await ended(Array.from({ length: 9 }, () => 'busy').join(', '));
  expect(screen.getByTestId('sending').textContent).toBe('sending');
  answer();
  await ended([...Array.from({ length: 9 }, () => 'busy'), 'done'].join(', '));
  expect(backend.sent(pay)).toHaveLength(1);
  expect(screen.getByTestId('sending').textContent).toBe('idle');
});

it('after a lost answer the same question keeps its key, also from a reopened dialog', async () => {
  const close = open();
  backend.loses(pay);
  press('pay 1');
  await ended(lost);
  close();
  open();
  backend.answers(pay, { message: 'SUCCESS' });
  press('pay 1');
  await ended('done');
  expect([keys().length, differentKeys()]).toEqual([2, 1]);
});

it('a page reloaded during a request repeats it under the same key', async () => {
  const close = open();
  backend.holds(pay, { message: 'SUCCESS' });
  press('pay 1');
  await waitFor(() => expect(backend.sent(pay)).toHaveLength(1));
  close();
  backend.answers(pay, { message: 'SUCCESS' });
  open();
  press('pay 1');
  await ended('done');
  expect([keys().length, differentKeys()]).toEqual([2, 1]);
});

it('another question has its own key, and each is repeated under its own', async () => {
  open();
  backend.loses(pay);
  for (const [index, name] of ['pay 1', 'pay 2', 'pay 1', 'pay 2'].entries()) {
    press(name);
    await ended(Array.from({ length: index + 1 }, () => lost).join(', '));
  }
  const [first, second, third, fourth] = keys();
  expect([third, fourth]).toEqual([first, second]);
  expect(differentKeys()).toBe(2);
});

it.each([
  ['done', () => backend.answers(pay, { message: 'SUCCESS' })],
  ['refused MONEY_NOT_ENOUGH', () => backend.refuses(pay, 'MONEY_NOT_ENOUGH')],
] as const)('once the outcome is known (%s) the next press is a new request', async (end, answer) => {
  open();
  answer();
  press('pay 1');
  await ended(end);
  press('pay 1');
  await ended(`${end}, ${end}`);
  expect(differentKeys()).toBe(2);
});

it('a repeat refused by a rate limit says nothing about the first request, whose key is kept', async () => {
  open();
  backend.loses(pay);
  press('pay 1');
  await ended(lost);
  backend.refuses(pay, 'REQUEST_LIMIT');
  press('pay 1');
  await ended(`${lost}, unknown REQUEST_LIMIT`);
  backend.answers(pay, { message: 'SUCCESS' });
  press('pay 1');
  await ended(`${lost}, unknown REQUEST_LIMIT, done`);
  expect([keys().length, differentKeys()]).toEqual([3, 1]);
});

it('an answer of 5xx that the call does not declare says nothing about the request, whose key is kept', async () => {
  open();
  backend.faults(pay, 'Endpoint request timed out');
  press('pay 1');
  await ended('unknown Endpoint request timed out');
  backend.answers(pay, { message: 'SUCCESS' });
  press('pay 1');
  await ended('unknown Endpoint request timed out, done');
  expect([keys().length, differentKeys()]).toEqual([2, 1]);
});

it('a first press refused by a rate limit is refused', async () => {
  open();
  backend.refuses(pay, 'REQUEST_LIMIT');
  press('pay 1');
  await ended('refused REQUEST_LIMIT');
  expect(backend.sent(pay)).toHaveLength(1);
});

it('the same question an hour later is a new request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
  backend.loses(pay);
  press('pay 1');
  await ended(lost);
  vi.setSystemTime(Date.now() + 59 * 60_000);
  press('pay 1');
  await ended(`${lost}, ${lost}`);
  vi.setSystemTime(Date.now() + 60_000);
  press('pay 1');
  await ended(`${lost}, ${lost}, ${lost}`);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('the balances are read again before an unknown outcome is reported', async () => {
  open();
  backend.loses(pay);
  const answer = backend.holds(walletCalls.get, walletAnswerOf({}));
  press('pay 1');
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  expect(screen.getByTestId('ends').textContent).toBe('');
  answer();
  await ended(lost);
});

it('a call that claims nothing has no key', async () => {
  open();
  press('change');
  await ended('done');
  expect(backend.sent(change)[0]?.headers.get('Idempotency-Key')).toBeNull();
});

it('a success is confirmed by touch, unless the member wants less motion', async () => {
  const vibrate = vi.fn<(ms: number) => boolean>();
  vi.stubGlobal('navigator', { vibrate });
  const isReduced = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches: true }));
  vi.stubGlobal('matchMedia', isReduced);
  open();
  press('pay 1');
  await ended('done');
  expect(vibrate).not.toHaveBeenCalled();
  isReduced.mockReturnValue({ matches: false });
  press('pay 1');
  await ended('done, done');
  expect(vibrate).toHaveBeenCalledOnce();
});
