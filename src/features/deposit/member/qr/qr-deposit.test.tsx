import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  accountOf,
  amountField,
  choose,
  codeOf,
  createOf,
  kbank,
  noCode,
  openDeposit,
  pass,
  press,
  timer,
  typeAmount,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';
import { depositCalls } from '../../contract.ts';

const createButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Create QR code' });
const code = (): HTMLElement | null => screen.queryByRole('img', { name: /^QR code for/ });
const redToast = (): string =>
  screen
    .getAllByRole('alert', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('');

it('an amount makes a KBANK code, shown with the exact amount', async () => {
  proves('QR-01', 'QR-05', 'QR-06', 'QR-15', 'ENT-031', 'ENT-032');
  const backend = willingDeposits(kbank);
  await openDeposit();
  expect([backend.questions(depositCalls.getQr), code()]).toEqual([[{ bankCode: 'KBANK' }], null]);
  await createOf('123.45');
  await pass(500);
  expect(backend.questions(depositCalls.createQr)).toEqual([{ bankCode: 'KBANK', amount: 12_345n }]);
  expect(code()?.getAttribute('aria-label')).toBe('QR code for 123.45 baht');
  expect(code()?.querySelector('path')).not.toBeNull();
  expect(screen.getByText('Transfer exactly this amount')).toBeTruthy();
  expect(screen.getByText('฿123.45')).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

it('KBANK offers its presets and names its minimum', async () => {
  proves('QR-17', 'QR-18', 'OP-104');
  willingDeposits(kbank);
  await openDeposit();
  const presets = screen.getByRole('group', { name: 'Suggested amounts' }).querySelectorAll('button');
  expect([...presets].map(({ textContent }) => textContent)).toEqual(['฿10', '฿20', '฿50', '฿100', '฿500', '฿1,000']);
  fireEvent.click(presets[4] as HTMLElement);
  expect(amountField().value).toBe('500.00');
  expect(screen.getByText('Minimum amount 10.00 baht')).toBeTruthy();
});

it.each(['', '0', '0.00', '-5'])('the create button of KBANK is disabled at "%s"', async (text) => {
  proves('VAL-40');
  willingDeposits(kbank);
  await openDeposit();
  if (text !== '') typeAmount(text);
  expect(createButton().disabled).toBe(true);
});

it('an amount above 0 and below 1 makes nothing', async () => {
  proves('VAL-39');
  const backend = willingDeposits(kbank);
  await openDeposit();
  await createOf('0.99');
  expect(createButton().disabled).toBe(false);
  expect(backend.sent(depositCalls.createQr)).toEqual([]);
  await createOf('1');
  expect(backend.sent(depositCalls.createQr)).toHaveLength(1);
});

it('below the minimum KBANK sends the request anyway and shows the refusal in a red toast', async () => {
  proves('PRES-14', 'OP-105', 'OP-109', 'ENT-033');
  const backend = willingDeposits(kbank);
  backend.answers(depositCalls.createQr, { hasQrcode: false, message: 'QR_FAIL' });
  await openDeposit();
  await createOf('5');
  await pass(500);
  expect(backend.questions(depositCalls.createQr)).toEqual([{ bankCode: 'KBANK', amount: 500n }]);
  expect(redToast()).toContain('Could not create the QR code');
  expect([code(), amountField().value]).toEqual([null, '5']);
  await pass(10_000);
  expect(screen.getByText(/No QR code was made and no money has moved/)).toBeTruthy();
});

it('a message without a translation is shown unchanged', async () => {
  proves('PRES-14');
  const backend = willingDeposits(kbank);
  backend.answers(depositCalls.createQr, { hasQrcode: false, message: 'Gateway sleeps until 6' });
  await openDeposit();
  await createOf('50');
  await pass(500);
  expect(redToast()).toContain('Gateway sleeps until 6');
});

it.each([
  ['50000.01', 'Maximum amount 50,000.00 baht'],
  ['10.001', 'Enter an amount with at most two decimals'],
  ['ten', 'Enter an amount with at most two decimals'],
])('an amount of %s is reported at the field and not sent', async (text, reported) => {
  proves('OP-115');
  const backend = willingDeposits(kbank);
  await openDeposit();
  await createOf(text);
  expect(screen.getByText(reported)).toBeTruthy();
  expect(backend.sent(depositCalls.createQr)).toEqual([]);
});

it('ten fast presses of create send one request', async () => {
  const backend = willingDeposits(kbank);
  const answer = backend.holds(depositCalls.createQr, codeOf(5_000n));
  await openDeposit();
  typeAmount('50');
  for (let press_ = 0; press_ < 10; press_ += 1) fireEvent.click(createButton());
  await pass(300);
  answer();
  await pass(500);
  expect(backend.sent(depositCalls.createQr)).toHaveLength(1);
});

it('the countdown to expireIn is mm:ss and ticks each second', async () => {
  proves('QR-07', 'QR-08', 'OP-107');
  willingDeposits(kbank);
  await openDeposit();
  await createOf('50');
  const start = timer();
  expect(start).toMatch(/^Expires in (10:00|09:59)$/);
  await pass(1_000);
  expect(timer()).not.toBe(start);
  await pass(8 * 60_000);
  expect(timer()).toMatch(/^Expires in 01:5\d$/);
});

it('at 00:00 the code is hidden, the countdown stops, and no further call is made', async () => {
  proves('QR-09', 'QR-10', 'OP-114');
  const backend = willingDeposits(kbank);
  const end = Date.now() + 12_000;
  const record = codeOf(5_000n, { expireIn: new Date(end).toISOString() });
  backend.answers(depositCalls.createQr, record);
  backend.answers(depositCalls.getQr, () => (backend.sent(depositCalls.createQr).length === 0 ? noCode : record));
  await openDeposit();
  await createOf('50');
  expect(code()).not.toBeNull();
  await pass(11_000);
  expect(code()).not.toBeNull();
  await pass(1_000);
  await pass(10);
  expect([code(), timer()]).toEqual([null, null]);
  expect(screen.getAllByText('The QR code has expired')[0]).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View statement' })).toBeTruthy();
  expect(amountField().value).toBe('50.00');
  const asked = backend.sent(depositCalls.getQr).length;
  await pass(60_000);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(asked);
});

it('the end of a code is announced at most three times: at 60 seconds, at 10 seconds and at the end', async () => {
  const backend = willingDeposits(kbank);
  const record = codeOf(5_000n, { expireIn: new Date(Date.now() + 70_000).toISOString() });
  backend.answers(depositCalls.createQr, record);
  backend.answers(depositCalls.getQr, () => (backend.sent(depositCalls.createQr).length === 0 ? noCode : record));
  await openDeposit();
  await createOf('50');
  const heard: string[] = [];
  for (let second = 0; second < 75; second += 1) {
    const now = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => /^(Expires|The QR)/.test(text));
    for (const text of now) if (heard.at(-1) !== text) heard.push(text);
    await pass(1_000);
  }
  expect(heard).toEqual(['Expires in 01:00', 'Expires in 00:10', 'The QR code has expired']);
});

it('says that a code is single use and how many minutes remain to pay it', async () => {
  proves('DEP-24', 'DEP-25', 'OP-108');
  willingDeposits(kbank);
  await openDeposit();
  const text = 'This QR code is single use. Pay within 10 minutes';
  expect(screen.getByText(text)).toBeTruthy();
  await createOf('50');
  expect(screen.getByText(text)).toBeTruthy();
});

it('cancelling asks once and deletes the code by its id', async () => {
  proves('QR-11', 'API-044', 'OP-112');
  const backend = willingDeposits(kbank);
  await openDeposit();
  await createOf('50');
  await press('Cancel QR code');
  await press('Keep it');
  expect(backend.sent(depositCalls.cancelQr)).toEqual([]);
  await press('Cancel QR code');
  const [, sure] = screen.getAllByRole('button', { name: 'Cancel QR code' });
  fireEvent.click(sure as HTMLElement);
  await pass(100);
  expect(backend.questions(depositCalls.cancelQr)).toEqual([{ qrcodeId: 'qr-1' }]);
  expect(code()).toBeNull();
  expect(createButton()).toBeTruthy();
});

it('each opening of the method fetches the live code and shows it with the remaining time', async () => {
  proves('OP-110');
  const backend = willingDeposits(kbank, accountOf('SCB'));
  backend.answers(depositCalls.getQr, codeOf(7_000n, { expireIn: new Date(Date.now() + 90_000).toISOString() }));
  await openDeposit();
  expect(backend.sent(depositCalls.getQr)).toEqual([]);
  await choose(/PromptPay/);
  await pass(500);
  expect(code()?.getAttribute('aria-label')).toBe('QR code for 70.00 baht');
  expect(timer()).toMatch(/^Expires in 01:[23]\d$/);
  await choose(/Bank transfer/);
  await choose(/PromptPay/);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(2);
});

it('after a lost answer to create, the app looks for a code that may exist', async () => {
  const backend = willingDeposits(kbank);
  backend.loses(depositCalls.createQr);
  await openDeposit();
  backend.answers(depositCalls.getQr, codeOf(5_000n));
  await createOf('50');
  await pass(1_500);
  expect(redToast()).toContain('Something went wrong');
  expect(code()).not.toBeNull();
  expect(backend.sent(depositCalls.createQr)).toHaveLength(1);
});

it('the list says of a method that its code is still open, until it expires, and asks nothing for it', async () => {
  const backend = willingDeposits(kbank, accountOf('SCB'));
  await openDeposit();
  const row = (name: RegExp): string => screen.getByRole('button', { name }).textContent;
  expect(row(/KBANK/)).not.toContain('QR code still valid');
  await choose(/KBANK/);
  await createOf('100');
  await pass(500);
  await press('Change method');
  const asked = backend.sent(depositCalls.getQr).length;
  expect([row(/KBANK/), row(/SCB/)].map((text) => text.includes('QR code still valid'))).toEqual([true, false]);
  await pass(16 * 60_000);
  expect(row(/KBANK/)).not.toContain('QR code still valid');
  expect(backend.sent(depositCalls.getQr)).toHaveLength(asked);
});
