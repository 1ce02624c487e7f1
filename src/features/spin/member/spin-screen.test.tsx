import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf, factsOf, stamp } from '#support/screens/facts-of.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { walletCalls } from '#features/wallet/contract.ts';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import { type Coupon, type Slice, spinCalls, type SpinProof } from '../contract.ts';
import { SpinScreen } from './spin-screen.tsx';

const slice = (code: string) => ({
  code,
  label: `Slice ${code}`,
  bgColor: '#112233',
  textColor: '#ffffff',
  htmlDescription: `<p>About ${code}</p>`,
});
const coupon = (number: number): Coupon => ({
  _id: `01900000-0000-7000-8000-00000000000${String(number)}`,
  prize: { name: `Prize ${String(number)}`, slice: { code: 'A', label: 'Slice A' } },
  amount: 2_500n,
});
const commitment = 'c'.repeat(64);

let backend: FakeBackend;
beforeEach(() => {
  applyLocale('en');
  // The document of the tests cannot draw, and nothing moves in it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  backend = fakeBackend();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// The clock stands still until the test moves it.
const passByHand = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
};
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const open = async ({
  coins = 3,
  coupons = [] as Coupon[],
  slices = [slice('A'), slice('B'), slice('C')] as Slice[],
} = {}): Promise<void> => {
  backend.answers(spinCalls.getSetup, {
    activeSpinwheel: { name: 'Wheel', slice: slices },
    userCoin: coins,
  });
  backend.answers(spinCalls.getOdds, {
    odds: {
      wheelHash: 'a'.repeat(64),
      total: 5,
      slices: [
        { code: 'A', label: 'Slice A', weight: 3, amount: 2_500n, isPrize: true },
        { code: 'B', label: 'Slice B', weight: 1, amount: 0n, isPrize: true },
        { code: 'C', label: 'Slice C', weight: 1, amount: 0n, isPrize: false },
      ],
      seed: { commitment, spins: 0, startedAt: '2026-05-01T00:00:00.000Z' },
    },
  });
  backend.answers(spinCalls.listCoupons, coupons);
  renderScreen(<SpinScreen currency="BAHT" wallet={wallet} isConditionRunning={false} />, { at: '/user/spin' });
  await screen.findByRole('button', { name: /^Spin/ });
  await screen.findAllByText('Chance of each slice');
};
const wallet = { balance: 7_700n, currency: 'BAHT', reading: 'done' } as const;
const centre = (): HTMLElement => screen.getByRole('button', { name: /^Spin/ });
const press = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
// The place of the slice under the pointer, of three.
const placeShown = (): number => {
  const turned = Number(/^rotate\((.+)rad\)$/.exec(document.querySelector('canvas')?.style.transform ?? '')?.[1]);
  const turn = 2 * Math.PI;
  return Math.floor((((-turned % turn) + turn) % turn) / (turn / 3));
};

it('shows the wheel on a canvas, the coins in its middle, and the odds before the spin', async () => {
  proves('SPIN-02', 'SPIN-03', 'SPIN-04');
  await open();
  expect(document.querySelector('canvas')).not.toBeNull();
  expect(centre().textContent).toContain('3 coins left');
  expect(screen.getByText('60.00 %')).toBeTruthy();
});

it('many coins stand in the middle of the wheel as they do on their tile', async () => {
  await open({ coins: 4_999 });
  expect(centre().textContent).toContain('4,999 coins left');
});

it('a spin sends its own number and the commitment it was shown, stops on the slice that won, and tells the prize', async () => {
  proves('SPIN-12', 'SPIN-17', 'SPIN-20', 'SPIN-10', 'SPIN-22', 'SPIN-23', 'OP-170', 'OP-181');
  await open();
  const answer = backend.holds(spinCalls.spin, {
    success: true,
    result: { code: 'B', label: 'Slice B', remainingCoin: 5 },
    error: null,
  });
  await press(centre());
  await press(centre());
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Spinning');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.questions(spinCalls.spin)).toEqual([
    { clientSeed: expect.stringMatching(/^[0-9a-f]{64}$/), commitment },
  ]);
  await act(async () => answer());
  await screen.findByRole('heading', { name: 'Congratulations, you won Slice B' });
  expect(await screen.findByText('About B', {}, { timeout: 10_000 })).toBeTruthy();
  expect(placeShown()).toBe(1);
  expect(screen.getByText('5 coins left')).toBeTruthy();
  const before = backend.sent(spinCalls.getSetup).length;
  const couponsBefore = backend.sent(spinCalls.listCoupons).length;
  await press(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(backend.sent(spinCalls.getSetup)).toHaveLength(before + 1));
  expect(backend.sent(spinCalls.listCoupons)).toHaveLength(couponsBefore + 1);
});

it('without a commitment the app sends no number of its own, since it would prove nothing', async () => {
  backend.answers(spinCalls.getSetup, { activeSpinwheel: { name: 'Wheel', slice: [slice('A')] }, userCoin: 1 });
  backend.answers(spinCalls.getOdds, { odds: null });
  backend.answers(spinCalls.listCoupons, []);
  backend.answers(spinCalls.spin, { success: false, result: null, error: 'SPIN_FAIL' });
  renderScreen(<SpinScreen currency="BAHT" wallet={wallet} isConditionRunning={false} />, { at: '/user/spin' });
  const button = await screen.findByRole('button', { name: /^Spin/ });
  expect(button.textContent).toContain('1 coin left');
  await press(button);
  expect(backend.questions(spinCalls.spin)).toEqual([{}]);
});

it('the coins become what the answer says as the wheel begins to turn; until it stands still nothing else is spun or told', async () => {
  proves('SPIN-13', 'SPIN-20', 'SPIN-21', 'SPIN-22', 'OP-182');
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open();
  const answer = { success: true, result: { code: 'B', label: 'Slice B', remainingCoin: 7 }, error: null };
  backend.answers(spinCalls.spin, answer);
  passByHand();
  await press(centre());
  await pass(100);
  expect(centre().textContent).toContain('7 coins left');
  await pass(3_800);
  await press(centre());
  expect(backend.sent(spinCalls.spin)).toHaveLength(1);
  expect(document.querySelector('canvas')?.style.transform).toMatch(/^rotate/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Congratulations, you won Slice B')).toBeNull();
  await pass(1_200);
  expect(screen.getByRole('heading', { name: 'Congratulations, you won Slice B' })).toBeTruthy();
});

it('the wheel is drawn again once the window has kept its size for half a second', async () => {
  proves('TIME-08', 'SPIN-29');
  vi.stubGlobal('innerWidth', 1_280);
  await open();
  passByHand();
  const width = () => document.querySelector('canvas')?.style.width;
  expect(width()).toBe('350px');
  vi.stubGlobal('innerWidth', 360);
  for (const ms of [0, 499]) {
    await pass(ms);
    await act(async () => void globalThis.dispatchEvent(new Event('resize')));
  }
  await pass(499);
  expect(width()).toBe('350px');
  await pass(1);
  expect(width()).toBe('306px');
  vi.unstubAllGlobals();
});

it('a slice without a prize is not called one', async () => {
  await open();
  backend.answers(spinCalls.spin, {
    success: true,
    result: { code: 'C', label: 'Slice C', remainingCoin: 2 },
    error: null,
  });
  await press(centre());
  expect(await screen.findByRole('heading', { name: 'The wheel stopped at “Slice C”' })).toBeTruthy();
});

it('a wheel that cannot be loaded is not shown, and can be read again', async () => {
  proves('PRES-35', 'OP-307');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.refuses(spinCalls.getSetup, 'INTERNAL_SERVER_ERROR');
  backend.answers(spinCalls.getOdds, { odds: null });
  backend.answers(spinCalls.listCoupons, []);
  renderScreen(<SpinScreen currency="BAHT" wallet={wallet} isConditionRunning={false} />, { at: '/user/spin' });
  await screen.findByText('No coupons yet');
  await expectSilence();
  expect(document.querySelector('[aria-busy], canvas')).toBeNull();
  expect(screen.queryByText('The wheel is not available')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  backend.answers(spinCalls.getSetup, { activeSpinwheel: { name: 'Wheel', slice: [slice('A')] }, userCoin: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('button', { name: /^Spin/ });
});

it.each([0, -1])('with %i coins the button says that there are none and does nothing', async (coins) => {
  proves('SPIN-14');
  await open({ coins });
  expect(centre().textContent).toContain('No coins left');
  expect(screen.getByText('Each deposit that reaches the set amount earns coins')).toBeTruthy();
  expect(centre().getAttribute('aria-disabled')).toBe('true');
  await press(centre());
  expect(backend.sent(spinCalls.spin)).toEqual([]);
});

it('a spin that failed is told by the text of its code', async () => {
  proves('PRES-22', 'OP-171');
  await open();
  backend.answers(spinCalls.spin, { success: false, result: null, error: 'SPIN_FAIL' });
  await press(centre());
  const said = await screen.findByRole('alertdialog');
  expect([said.textContent, alertKindOf(said)]).toEqual([
    expect.stringContaining('The spin failed. Your coin was kept'),
    'error',
  ]);
});

const keysOf = (call: typeof spinCalls.spin | typeof spinCalls.claimCoupon): unknown[] =>
  backend.sent(call).map(({ headers }) => headers.get('idempotency-key'));

it('a spin whose answer was lost may be done: repeated under the same key, the wheel stops on what was won', async () => {
  proves('OP-298');
  await open();
  backend.loses(spinCalls.spin);
  await press(centre());
  await screen.findByRole('alertdialog', { name: /^We don't know the result yet/ });
  const result = { code: 'B', label: 'Slice B', remainingCoin: 2 };
  backend.answers(spinCalls.spin, { success: true, result, error: null });
  await press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Congratulations, you won Slice B' });
  const [first, second] = keysOf(spinCalls.spin);
  expect([first, second]).toEqual([expect.any(String), first]);
});

it('coupons come three a page with number, slice, prize and amount', async () => {
  proves('SPIN-05', 'SPIN-06', 'SPIN-07', 'SPIN-08', 'SPIN-09');
  await open({ coupons: [1, 2, 3, 4].map(coupon) });
  expect(screen.getAllByRole('button', { name: 'Claim' })).toHaveLength(3);
  expect(screen.getByText('Prize 1').closest('td')?.textContent).toContain('Slice A');
  expect(screen.queryByText('Prize 4')).toBeNull();
  await press(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('Prize 4').closest('tr')?.textContent).toMatch(/4.*฿25\.00/);
});

it('a coupon says the last day on which it can be claimed', async () => {
  await open({ coupons: [{ ...coupon(1), endsAt: '2026-12-31T17:00:00.000Z' }] });
  expect(screen.getByText('Claim by 31/12/2026')).toBeTruthy();
});

it('a prize that the operator does not describe says where its money is claimed', async () => {
  await open({ slices: [{ ...slice('A'), htmlDescription: null }] });
  backend.answers(spinCalls.spin, {
    success: true,
    result: { code: 'A', label: 'Slice A', remainingCoin: 2 },
    error: null,
  });
  await press(centre());
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations, you won Slice A' });
  expect(dialog.textContent).toContain('Claim it below the wheel');
});

const claimFirst = async (answer: { success: boolean; error: string | null } | 'lost'): Promise<void> => {
  await open({ coupons: [coupon(1)] });
  if (answer === 'lost') backend.loses(spinCalls.claimCoupon);
  else backend.answers(spinCalls.claimCoupon, answer);
  backend.answers(walletCalls.get, walletAnswerOf({}));
  await press(screen.getByRole('button', { name: 'Claim' }));
  expect(backend.sent(spinCalls.claimCoupon)).toEqual([]);
  const asked = await screen.findByRole('alertdialog', { name: 'Claim this prize?' });
  expect(asked.textContent).toContain('฿25.00 goes to your main wallet');
  passByHand();
  await press(screen.getAllByRole('button', { name: 'Claim' }).at(-1) as HTMLElement);
  await pass(499);
  expect(backend.sent(spinCalls.claimCoupon)).toEqual([]);
  await pass(1);
  vi.useRealTimers();
};

it('the result of a claimed coupon shows how much it was, where it is, the next step and the new balance', async () => {
  proves('SPIN-11');
  await claimFirst({ success: true, error: null });
  const result = await screen.findByRole('alertdialog', { name: 'Coupon claimed. The money is in your main wallet' });
  expect(factsOf(result)).toEqual({
    From: 'Prize wheel · Slice A',
    To: 'Main wallet',
    Date: expect.stringMatching(stamp),
    'New balance: Main wallet': expect.stringContaining('฿77.00'),
  });
  expect(result.textContent).toMatch(/฿25\.00.*Next: withdraw it or transfer it to a game/);
});

it('a claim whose answer was lost may be paid: repeated under the same key, it says so', async () => {
  proves('OP-298');
  await claimFirst('lost');
  const said = await screen.findByRole('alertdialog', { name: /^We don't know the result yet/ });
  expect(said.textContent).toContain('It may have gone through.');
  backend.answers(spinCalls.claimCoupon, { success: true, error: null });
  await press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alertdialog', { name: 'Coupon claimed. The money is in your main wallet' });
  const [first, second] = keysOf(spinCalls.claimCoupon);
  expect([first, second]).toEqual([expect.any(String), first]);
});

it.each([
  [{ success: true, error: null }, ['SPIN-25', 'success', 'Coupon claimed. The money is in your main wallet', 'Done']],
  [{ success: false, error: 'COUPON_EXPIRED' }, ['SPIN-26 PRES-23 OP-171', 'error', 'The coupon has expired', 'Close']],
] as const)(
  'a claim asks once more, then says how it ended (%j) and loads coupons and wheel again',
  async (answer, [ids, kind, text, close]) => {
    proves(ids, 'SPIN-11', 'SPIN-28', 'SPIN-24', 'SPIN-27', 'OP-183', 'TIME-07');
    await claimFirst(answer);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(alertKindOf(screen.getByRole('alertdialog'))).toBe(kind);
    expect(backend.questions(spinCalls.claimCoupon)).toEqual([{ coupon: coupon(1)._id }]);
    await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
    const loaded = () => [spinCalls.listCoupons, spinCalls.getSetup].map((call) => backend.sent(call).length);
    const before = loaded();
    await press(screen.getByRole('button', { name: close }));
    await waitFor(() => expect(loaded()).toEqual(before.map((times) => times + 1)));
  },
);

it('the code is shown before the spin; the proof is saved to the device once its seed is revealed', async () => {
  await open();
  await press(screen.getByText('Check the spins'));
  expect(await screen.findByText(commitment)).toBeTruthy();
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    kept.push(file as Blob);
    return 'blob:proof';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const sealed: SpinProof = {
    commitment: 'd'.repeat(64),
    wheel: '[]',
    wheelHash: 'e'.repeat(64),
    seed: null,
    spins: [],
  };
  backend.answers(spinCalls.revealSeed, { message: 'SUCCESS' });
  backend.answers(spinCalls.listProofs, [sealed, { ...sealed, commitment, seed: 'f'.repeat(64) }]);
  backend.answers(walletCalls.get, walletAnswerOf({}));
  const before = backend.sent(spinCalls.getOdds).length;
  await press(screen.getByRole('button', { name: 'Reveal the number and save the proof' }));
  await screen.findByText(/^Proof saved/);
  expect(names).toEqual(['spins-cccccccc.json']);
  expect(JSON.parse((await kept[0]?.text()) ?? '')).toMatchObject({ commitment, seed: 'f'.repeat(64) });
  await waitFor(() => expect(backend.sent(spinCalls.getOdds)).toHaveLength(before + 1));
});

it('without spins there is no proof to save', async () => {
  await open();
  backend.answers(spinCalls.revealSeed, { message: 'SUCCESS' });
  backend.answers(spinCalls.listProofs, []);
  backend.answers(walletCalls.get, walletAnswerOf({}));
  await press(screen.getByText('Check the spins'));
  await press(await screen.findByRole('button', { name: 'Reveal the number and save the proof' }));
  expect(await screen.findByText('There are no spins to check yet')).toBeTruthy();
});

it('what stands below the wheel comes at once, however late the coupons are', async () => {
  await open();
  cleanup();
  const answer = backend.holds(spinCalls.listCoupons, []);
  renderScreen(<SpinScreen currency="BAHT" wallet={wallet} isConditionRunning={false} />, { at: '/user/spin' });
  expect(await screen.findByRole('button', { name: /^Spin/ })).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(screen.queryAllByText('Chance of each slice')).toEqual([]);
  await act(async () => answer());
  expect((await screen.findAllByText('Chance of each slice')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Coupons' })).toBeTruthy();
});

it('the coupons stand directly below the wheel, above its chances and its proof', async () => {
  await open();
  const coupons = screen.getByRole('heading', { name: 'Coupons' });
  for (const later of ['Chance of each slice', 'Check the spins']) {
    const [place] = screen.getAllByText(later);
    expect(coupons.compareDocumentPosition(place as Node) & Node.DOCUMENT_POSITION_FOLLOWING, later).toBeTruthy();
  }
});
