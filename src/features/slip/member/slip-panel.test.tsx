import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { proves } from '#support/requirements/proves.ts';
import { factsOf, stamp } from '#support/screens/facts-of.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { emptyWallet, openHours } from '#support/screens/deposit-modal.tsx';
import { slipCalls, type SlipLine } from '../contract.ts';
import { SlipPanel } from './slip-panel.tsx';
import { slipsUnderWayQuery } from './under-way-query.ts';
import { forgetPicture } from '#ask/waiting-picture.ts';

const refreshBalances = vi.fn<() => Promise<void>>();
const onViewSlips = vi.fn<(helpFor?: string) => void>();
const onDone = vi.fn<() => void>();
const onSent = vi.fn<(isSent: boolean) => void>();
const slip = new File([new Uint8Array(3_000)], 'slip.jpg', { type: 'image/jpeg' });
let backend: FakeBackend;

beforeEach(async () => {
  applyLocale('en');
  await loadRefusalTexts();
  backend = fakeBackend();
  backend.answers(walletCalls.get, emptyWallet);
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  refreshBalances.mockReset().mockResolvedValue();
});
// An upload still under way would end after the test, and read the balances from nobody.
afterEach(async () => {
  await act(async () => HeldUpload.last?.abort());
  await act(async () => vi.waitFor(() => expect(document.querySelector('progress')).toBeNull()));
  await forgetPicture();
});

const open = async (terms = openHours, bankCode = 'GSB', beside: ReactNode = null): Promise<() => void> => {
  const foot = document.body.appendChild(document.createElement('div'));
  foot.dataset['foot'] = '';
  onTestFinished(() => foot.remove());
  const { unmount } = renderScreen(
    <>
      {beside}
      <SlipPanel
        bankCode={bankCode}
        terms={terms}
        currency="BAHT"
        payer="SOMCHAI ••••7890"
        wallet={{ balance: 99_900n, currency: 'BAHT', reading: 'done' }}
        arrival={0}
        memberId="member"
        foot={foot}
        refreshBalances={refreshBalances}
        onViewSlips={onViewSlips}
        onDone={onDone}
        onSent={onSent}
      />
    </>,
    { at: '/user/home' },
  );
  await act(async () => undefined);
  return unmount;
};

const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const pick = async (file: File): Promise<void> => {
  const input = screen.getByLabelText('Choose image', { selector: 'input' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
};

const choose = async (): Promise<void> => {
  await pick(slip);
  await screen.findByRole('img', { name: 'Slip image slip.jpg' });
};

// Presses the button and waits until the request is on its way.
const upload = async (): Promise<HeldUpload> => {
  await press('Upload slip');
  await screen.findByRole('progressbar');
  return HeldUpload.last;
};

const slipLine = (part: Partial<SlipLine>): SlipLine => ({
  createdAt: '2026-05-01T10:20:30.000Z',
  amount: 0n,
  status: 'PENDING',
  note: null,
  link: null,
  reference: 'slip-1',
  ...part,
});

it('takes png and jpeg from camera or files, without forcing the camera', async () => {
  await open();
  const input = screen.getByLabelText('Choose image', { selector: 'input' });
  expect(input.getAttribute('accept')).toBe('image/png,image/jpeg');
  expect(input.hasAttribute('capture')).toBe(false);
});

it('what comes next is at the foot of the modal, in view: the choice of a picture, its upload, the stop of that', async () => {
  await open();
  const inFoot = (name: string) => screen.getByRole('button', { name }).closest('[data-foot]');
  expect(inFoot('Choose image')).toBeTruthy();
  await choose();
  expect(inFoot('Upload slip')).toBeTruthy();
  await upload();
  expect(inFoot('Cancel')).toBeTruthy();
});

it('says within which time a slip has to come, when it is credited and when none is taken', async () => {
  proves('DEP-21', 'DEP-22', 'DEP-23', 'OP-095');
  await open();
  expect(screen.getByText('Upload the slip within 1 hour of the transfer')).toBeTruthy();
  expect(screen.getByText('Your wallet is credited within 1 minute')).toBeTruthy();
  expect(screen.getByText('Slip upload is closed from 23:30 to 00:30')).toBeTruthy();
});

it('says the operator’s own minutes', async () => {
  proves('DEP-22', 'OP-095');
  await open({ ...openHours, uploadWithinMinutes: 45 });
  expect(screen.getByText('Upload the slip within 45 minutes of the transfer')).toBeTruthy();
  await open({ ...openHours, uploadWithinMinutes: 120 });
  expect(screen.getByText('Upload the slip within 2 hours of the transfer')).toBeTruthy();
});

it('shows the chosen picture with name and size, sends it with the method, and shows how much has left', async () => {
  proves('DEP-01', 'API-040', 'OP-093', 'TIME-02');
  await open();
  await choose();
  expect(screen.getByText('3 kB')).toBeTruthy();
  const request = await upload();
  expect(request.opened).toEqual(['POST', '/api/wallet/slip']);
  expect(request.timeout).toBe(300_000);
  expect(request.body?.get('bankCode')).toBe('GSB');
  expect(request.body?.get('file')).toMatchObject({ size: 3_000 });
  expect(request.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  act(() => request.sent(1, 4));
  expect(screen.getByText('Uploading 25%')).toBeTruthy();
  act(() => request.sent(4, 4));
  expect(screen.getByText('Reading the slip')).toBeTruthy();
});

it('a slip received is followed until its money is there; the balances are read at both moments', async () => {
  proves('DEP-28', 'OP-093');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await choose();
  const request = await upload();
  backend.answers(slipCalls.list, { slips: [slipLine({})], total: 1 });
  await act(async () => request.answer(200, { message: 'SUCCESS', reference: 'slip-1' }));
  expect(await screen.findByText('Slip received. We are checking it')).toBeTruthy();
  expect(onSent).toHaveBeenLastCalledWith(true);
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  backend.answers(slipCalls.list, { slips: [slipLine({ status: 'SUCCESS', amount: 32_150n })], total: 1 });
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(await screen.findByText('The money is in your wallet')).toBeTruthy();
  expect(screen.getByText('฿321.50')).toBeTruthy();
  expect(factsOf(document.body)).toEqual({
    From: 'SOMCHAI ••••7890',
    To: 'Main wallet',
    Date: expect.stringMatching(stamp),
    'New balance: Main wallet': expect.stringContaining('฿999.00'),
  });
  expect(screen.getByText(/^Next: withdraw it or transfer it to a game/)).toBeTruthy();
  expect(refreshBalances).toHaveBeenCalledTimes(1);
  await press('View slip status');
  expect(onViewSlips).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Done' }).closest('[data-foot]')).toBeTruthy();
  await press('Done');
  expect(onDone).toHaveBeenCalledTimes(1);
});

// The filled button among those about the outcome.
const mainAction = (): string | null | undefined =>
  screen.getAllByRole('button').find(({ className }) => className.includes('filled'))?.textContent;

it.each([
  ['CANNOT_READ_CROPPED_IMAGE', 'Upload another slip'],
  ['INVALID_SLIP', 'Upload another slip'],
  ['SLIP_REFNO_DUPLICATED', 'View slip status'],
  ['DEST_ACC_INVALID', 'Get help'],
  ['NOT_MATCH', 'Get help'],
  ['SOMETHING_NEW', 'Get help'],
])('after %s the main button is what helps most, and help about that slip is one press away', async (note, main) => {
  await open();
  await choose();
  const request = await upload();
  backend.answers(slipCalls.list, { slips: [slipLine({ status: 'FAILED', note })], total: 1 });
  await act(async () => request.answer(200, { message: 'SUCCESS', reference: 'slip-1' }));
  await screen.findByText('This slip was not accepted');
  expect(mainAction()).toBe(main);
  await press('Get help');
  expect(onViewSlips).toHaveBeenLastCalledWith('slip-1');
});

it('a file that the browser cannot draw leaves no broken picture', async () => {
  await open();
  await choose();
  fireEvent.error(screen.getByRole('img', { name: 'Slip image slip.jpg' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('slip.jpg')).toBeTruthy();
});

it('a slip that fails says why and what to do, and another can be sent', async () => {
  proves('SLIP-09');
  await open();
  await choose();
  const request = await upload();
  backend.answers(slipCalls.list, { slips: [slipLine({ status: 'FAILED', note: 'DEST_ACC_INVALID' })], total: 1 });
  await act(async () => request.answer(200, { message: 'SUCCESS', reference: 'slip-1' }));
  expect(await screen.findByText('Invalid destination account')).toBeTruthy();
  expect(screen.getByText(/Check the account on the slip/)).toBeTruthy();
  expect(refreshBalances).not.toHaveBeenCalled();
  await press('Upload another slip');
  expect(screen.getByRole('button', { name: 'Choose image' })).toBeTruthy();
});

const pressByKey = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await press(name);
};
const focused = (): string | null | undefined => document.activeElement?.textContent;

it('the focus follows each step of a slip: its choice, its upload, how it ended, and another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  screen.getByRole('button', { name: 'Choose image' }).focus();
  await choose();
  expect(focused()).toBe('Upload slip');
  await pressByKey('Upload slip');
  expect(focused()).toBe('Upload slip');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  backend.answers(slipCalls.list, { slips: [slipLine({})], total: 1 });
  await act(async () => HeldUpload.last.answer(200, { message: 'SUCCESS', reference: 'slip-1' }));
  expect(focused()).toBe('Slip received. We are checking it');
  screen.getByRole('button', { name: 'View slip status' }).focus();
  const failed = slipLine({ status: 'FAILED', note: 'CANNOT_READ_CROPPED_IMAGE' });
  backend.answers(slipCalls.list, { slips: [failed], total: 1 });
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(focused()).toBe('This slip was not accepted');
  await pressByKey('Upload another slip');
  expect(document.activeElement?.tagName).toBe('H4');
});

it.each([
  ['SLIP_UPLOAD_FAIL', 'Could not upload the slip', 403, 'ERR-067'],
  ['SLIP_INVALID_FILE', 'Invalid slip file', 400, 'ERR-069'],
  ['SLIP_NO_FILE', 'Please choose a slip image', 400, 'ERR-068'],
] as const)('%s is a danger toast with the next step beside the kept picture', async (code, text, status, id) => {
  proves('OP-212', id);
  await open();
  await choose();
  const request = await upload();
  await act(async () => request.answer(status, { message: code }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Slip image slip.jpg' })).toBeTruthy();
});

it('after a lost or cancelled upload the kept picture is sent again under the same key, also after reopening', async () => {
  const close = await open();
  await choose();
  const first = await upload();
  await press('Cancel');
  expect(await screen.findByText(/never credited twice/)).toBeTruthy();
  const second = await upload();
  await act(async () => void second.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/do not know whether the slip arrived/)).toBeTruthy();
  close();
  await open();
  await screen.findByRole('img', { name: 'Slip image slip.jpg' });
  const third = await upload();
  expect(third).not.toBe(second);
  for (const again of [second, third]) expect(again.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
});

const UnderWay = () => <p>{useQuery(slipsUnderWayQuery).data?.length} under way</p>;

it('a slip that was sent is known at once to what shows slips under way, also if no answer came', async () => {
  await open(openHours, 'GSB', <UnderWay />);
  await screen.findByText('0 under way');
  await choose();
  const request = await upload();
  backend.answers(slipCalls.list, { slips: [slipLine({})], total: 1 });
  await act(async () => void request.dispatchEvent(new Event('error')));
  expect(await screen.findByText('1 under way')).toBeTruthy();
});

it('pressing twice sends one upload', async () => {
  await open();
  await choose();
  const before = HeldUpload.last;
  const button = screen.getByRole('button', { name: 'Upload slip' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await screen.findByRole('progressbar');
  const request = HeldUpload.last;
  expect(request).not.toBe(before);
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('in the closed window the button is disabled and says the window', async () => {
  proves('OP-095', 'API-014');
  await open({ ...openHours, isClosed: true });
  await choose();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Slip upload is closed from 23:30 to 00:30' });
  expect(button.disabled).toBe(true);
});

it.each([
  ['a text file', new File(['x'], 'a.txt', { type: 'text/plain' })],
  ['a drawing with a script in it', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['an empty picture', new File([], 'a.png', { type: 'image/png' })],
])('%s is refused before anything is sent', async (_what, file) => {
  proves('OP-094');
  await open();
  await pick(file);
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid slip file');
  expect(screen.getByText(/Choose a PNG or JPG/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload slip' })).toBeNull();
});
