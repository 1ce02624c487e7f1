import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
import {
  accountOf,
  choose,
  kbank,
  methodButtons,
  openDeposit,
  openHours,
  pass,
  press,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { stubScroll } from '#support/screens/stub-scroll.tsx';
import { depositCalls } from '../contract.ts';
import { keepDraft } from './deposit-draft.ts';
import type { DepositWatchProps, ArrivedDeposit } from './deposit-shell.ts';

const shownMethods = (): (string | null)[] => methodButtons().map((button) => button.getAttribute('value'));
const isShown = (text: string | RegExp): boolean => screen.queryByText(text) !== null;

const inLaos = (): void => withSettings({ VITE_LAOS: 'true' });

it('lists the methods by bank code in the order given', async () => {
  proves('DEP-04', 'API-007');
  willingDeposits(accountOf('SCB'), kbank, accountOf('GSB'), accountOf('SCB', { bankAccountNo: '222222' }));
  await openDeposit();
  expect(shownMethods()).toEqual(['SCB-1', 'KBANK-1', 'GSB-1', 'SCB-2']);
  expect(screen.getAllByRole('button', { name: /Bank SCB/ })).toHaveLength(2);
});

it.each([
  ['SCB', 'DEP-06'],
  ['KBANK', 'DEP-07'],
  ['GSB', 'DEP-08'],
  ['BCEL', 'DEP-09'],
  ['NEWBANK', 'DEP-04'],
])('%s shows name, account and number to copy', async (code, ids) => {
  proves(ids, 'OP-090', 'ENT-028');
  willingDeposits(accountOf(code));
  await openDeposit();
  for (const text of ['KRAPAO COMPANY LIMITED', '014-200-0002']) expect(isShown(text)).toBe(true);
  expect(screen.getAllByText(`Bank ${code}`).length).toBeGreaterThan(0);
  expect(screen.queryByText('Currency')).toBeNull();
  await chooseLocaleNow('th');
  expect(screen.getAllByText(`ธนาคาร ${code}`).length).toBeGreaterThan(0);
});

const chooseLocaleNow = async (locale: 'th' | 'la'): Promise<void> => {
  const chosen = chooseLocale(locale);
  await pass(400);
  await chosen;
};

it('the Laos build shows the currency of the account', async () => {
  proves('OP-090');
  inLaos();
  willingDeposits(accountOf('BCEL', { currency: 'LAK' }));
  await openDeposit();
  expect(isShown('Kip (LAK)')).toBe(true);
});

it('omits a method that cannot be completed: an unknown code without a number', async () => {
  proves('OP-092');
  willingDeposits(accountOf('NEWBANK', { bankAccountNo: '' }));
  await openDeposit();
  expect(methodButtons()).toEqual([]);
  expect(isShown('No deposit method available now')).toBe(true);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/user/contact');
});

it.each(['MANUAL', 'SOMETHING'])(
  'an account of mode %s credits by slip, so its upload stands below it, and alone once a slip was received',
  async (mode) => {
    proves('DEP-01', 'OP-088', 'OP-089');
    willingDeposits(accountOf('GSB', { mode }));
    await openDeposit();
    expect(isShown('slip upload of GSB')).toBe(true);
    expect(isShown('Upload the slip below')).toBe(true);
    expect(screen.queryByRole('button', { name: 'I have transferred' })).toBeNull();
    await press('the slip was received');
    expect(isShown('slip upload of GSB')).toBe(true);
    expect(isShown('Upload the slip below')).toBe(false);
  },
);

it('the rule about the account to transfer from stands until a slip was received, and again beside another way', async () => {
  willingDeposits(accountOf('GSB', { mode: 'MANUAL' }), accountOf('SCB'));
  await openDeposit();
  const rule = 'Transfer only from your registered bank account';
  await choose(/Bank GSB/);
  expect(isShown(rule)).toBe(true);
  await press('the slip was received');
  expect(isShown(rule)).toBe(false);
  await press('Change method');
  expect(isShown(rule)).toBe(true);
});

it('an account with automatic credit offers no slip upload', async () => {
  proves('OP-089');
  willingDeposits(accountOf('SCB'));
  await openDeposit();
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
});

const openUpload = async (): Promise<void> => {
  const backend = willingDeposits();
  const banks = [accountOf('SCB'), accountOf('WW', { bankType: 'QR', mode: 'MANUAL' })];
  backend.answers(depositCalls.listMethods, { banks, wallets: [], isManual: true });
  await openDeposit();
  await choose(/Bank SCB/);
  await press(/Upload the slip/);
};

it('with slips for every bank method, an automatic account offers the upload too, and a gateway does not', async () => {
  proves('OP-089');
  await openUpload();
  expect(isShown('slip upload of SCB')).toBe(true);
  await press('Back to how to pay');
  expect(isShown('014-200-0002')).toBe(true);
  await choose(/Bank WW/);
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
});

it('Back to how to pay gives the focus of the button that is gone to the one that opens the upload', async () => {
  await openUpload();
  screen.getByRole('button', { name: 'Back to how to pay' }).focus();
  await press('Back to how to pay');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Upload the slip/ }));
});

it('a browser that does not focus the pressed button keeps the focus where it was', async () => {
  await openUpload();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  await press('Back to how to pay');
  expect(screen.getByRole('button', { name: /Upload the slip/ })).toBeTruthy();
  expect(document.activeElement).toBe(close);
});

const slipOnly = (bankCode: string) => {
  const { bankType, bank } = accountOf(bankCode);
  return { bankCode, bankType, mode: 'MANUAL', bank };
};

it('a method that receives no payments offers the upload of a slip, and no account to pay to', async () => {
  const backend = willingDeposits();
  const lookup = { banks: [accountOf('SCB')], wallets: [], isManual: false, slipOnly: [slipOnly('GSB')] };
  backend.answers(depositCalls.listMethods, lookup);
  await openDeposit();
  expect(shownMethods()).toEqual(['SCB-1', 'GSB-1']);
  await choose(/Bank GSB Paid already\? Upload the slip/);
  expect(isShown(/receives no payments now/)).toBe(true);
  expect(isShown('slip upload of GSB')).toBe(true);
  for (const text of ['014-200-0002', /Transfer only/]) expect(isShown(text)).toBe(false);
  expect(screen.queryByRole('button', { name: 'I have transferred' })).toBeNull();
});

it('an account that closed while the bank’s app was in front stays open for its slip', async () => {
  const backend = willingDeposits();
  const lookup = { banks: [accountOf('SCB')], wallets: [], isManual: false, slipOnly: [slipOnly('GSB')] };
  backend.answers(depositCalls.listMethods, lookup);
  keepDraft({ method: 'GSB-1' });
  await openDeposit();
  expect(isShown('slip upload of GSB')).toBe(true);
  await press('Change method');
  expect(shownMethods()).toEqual(['SCB-1', 'GSB-1']);
});

it('after a change of the method the focus is on the methods, and on the one that is chosen', async () => {
  willingDeposits(accountOf('SCB'), accountOf('GSB'));
  await openDeposit();
  methodButtons()[1]?.focus();
  await press(/Bank GSB/);
  expect(document.activeElement?.tagName).toBe('H3');
  screen.getByRole('button', { name: 'Change method' }).focus();
  await press('Change method');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Deposit method' }));
});

it('a picture that waits leads to the methods that take slips, and with one of them straight to its upload', async () => {
  willingDeposits(accountOf('SCB'), kbank, accountOf('GSB', { mode: 'MANUAL' }));
  await openDeposit({ slipArrival: 1 });
  expect(shownMethods()).toEqual(['KBANK-1', 'GSB-1']);
  expect(isShown(/Your slip is ready/)).toBe(true);
  await press(/Bank KBANK/);
  expect(isShown('slip upload of KBANK')).toBe(true);
  await press('Change method');
  expect(shownMethods()).toEqual(['SCB-1', 'KBANK-1', 'GSB-1']);
});

it('a single method is open from the start, several are all closed', async () => {
  const backend = willingDeposits(kbank);
  const { unmount } = await openDeposit();
  expect(screen.getByLabelText('Amount')).toBeTruthy();
  unmount();
  backend.answers(depositCalls.listMethods, { banks: [kbank, accountOf('SCB')], wallets: [], isManual: false });
  await openDeposit();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  expect(backend.sent(depositCalls.getQr)).toHaveLength(1);
});

it.each(['WW', 'FP', 'PAYONEX'] as const)('%s is a QR flow, whatever its mode', async (code) => {
  proves(({ WW: 'QR-02', FP: 'QR-03', PAYONEX: 'QR-04' } as const)[code]);
  const backend = willingDeposits(accountOf(code, { bankType: 'QR', mode: 'MANUAL' }), accountOf('SCB'));
  await openDeposit();
  await choose(/PromptPay QR code/);
  expect(screen.getByRole('button', { name: 'Create QR code' })).toBeTruthy();
  await press('฿500');
  await press('Create QR code');
  expect(backend.questions(depositCalls.createQr)).toEqual([{ bankCode: code, amount: 50_000n }]);
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
});

it('KBANK is a QR flow, and fixed account details when its mode is AUTO', async () => {
  proves('QR-15', 'QR-16', 'DEP-07');
  const backend = willingDeposits(kbank, accountOf('KBANK', { bankType: 'QR', mode: 'AUTO' }));
  await openDeposit();
  const [flow, account] = screen.getAllByRole('button', { name: /Bank KBANK/ });
  expect([flow?.getAttribute('value'), account?.getAttribute('value')]).toEqual(['KBANK-1', 'KBANK-2']);
  await choose(/PromptPay QR code/);
  expect(isShown('014-200-0002')).toBe(false);
  expect(screen.getByRole('button', { name: 'Create QR code' })).toBeTruthy();
  await choose(/Bank transfer/);
  expect(isShown('014-200-0002')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Create QR code' })).toBeNull();
  expect(backend.sent(depositCalls.getQr)).toHaveLength(1);
});

it('says that the wallet is credited within 1 minute', async () => {
  proves('DEP-21');
  willingDeposits(accountOf('SCB'));
  await openDeposit();
  expect(isShown('Your wallet is credited within 1 minute')).toBe(true);
});

it('says which account to transfer from', async () => {
  willingDeposits(accountOf('SCB'));
  await openDeposit();
  expect(isShown('Transfer only from your registered bank account')).toBe(true);
  expect(isShown('987-654-3210')).toBe(true);
});

it('"I have transferred" closes the modal and asks to check the balance', async () => {
  proves('DEP-13', 'OP-091');
  willingDeposits(accountOf('SCB'));
  const { closed } = await openDeposit();
  await press('I have transferred');
  expect(closed()).toBe(1);
  expect(isShown('Please press check balance after your transfer.')).toBe(true);
});

it('a failed lookup shows nothing and Refresh asks again', async () => {
  proves('PRES-27', 'OP-307');
  const backend = willingDeposits();
  backend.refuses(depositCalls.listMethods, 'KEY_INVALID');
  await openDeposit();
  await pass(5_000);
  await expectSilence();
  expect(isShown('No deposit method available now')).toBe(false);
  backend.answers(depositCalls.listMethods, { banks: [kbank, accountOf('SCB')], wallets: [], isManual: false });
  await press('Refresh');
  await pass(1_000);
  expect(shownMethods()).toEqual(['KBANK-1', 'SCB-1']);
});

it('locks the page behind it', async () => {
  proves('PRES-01');
  willingDeposits(accountOf('SCB'));
  const { unmount } = await openDeposit();
  expect(document.body.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.style.overflow).toBe('');
});

it('in the Laos build the account shows its static code beside its number', async () => {
  inLaos();
  const qrcode = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></svg>';
  willingDeposits(accountOf('BCEL', { currency: 'LAK', bankAccountNo: '010120000003', qrcode }));
  await openDeposit();
  expect(screen.getByAltText('QR code of this account')).toBeTruthy();
  expect(screen.getByText('Scan it in your bank app and enter the amount there')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

it('an account with a code says so in the list and in its first step', async () => {
  inLaos();
  const qrcode = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></svg>';
  willingDeposits(accountOf('BCEL', { currency: 'LAK', qrcode }), accountOf('LDB', { currency: 'LAK' }));
  await openDeposit();
  expect(methodButtons().map(({ textContent }) => textContent)).toEqual([
    'Bank BCELScan the QR code or transfer',
    'Bank LDBBank transfer',
  ]);
  await choose(/Bank BCEL/);
  expect(screen.getByText('Scan the QR code, or copy the account number')).toBeTruthy();
});

it('in Lao a bank has its Lao name, and one without a Lao name that of the operator', async () => {
  willingDeposits(accountOf('BCEL'), accountOf('NEWBANK'));
  await openDeposit();
  await chooseLocaleNow('la');
  expect(isShown(/^ທະນາຄານການຄ້າຕ່າງປະເທດລາວ/)).toBe(true);
  expect(isShown('Bank BCEL')).toBe(false);
  expect(isShown('Bank NEWBANK')).toBe(true);
});

it('while slips cannot be uploaded, that is said above the account, before anyone pays', async () => {
  proves('OP-095', 'API-014');
  const backend = willingDeposits(accountOf('BCEL', { mode: 'MANUAL' }));
  backend.answers(depositCalls.getSlipWindow, { ...openHours, isClosed: true });
  await openDeposit();
  await pass();
  const closed = screen.getByText(/Upload opens again at 00:30. Money you have transferred is not lost/);
  expect(closed.compareDocumentPosition(screen.getByText('014-200-0002'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const deposit = (id: string, amount: bigint): ArrivedDeposit => ({
  id,
  amount,
  currency: 'BAHT',
  at: '2026-01-31T17:04:05.000Z',
  from: 'Krungthai Bank',
});

// Reads the statement when the test says so.
const watchedDeposit = async () => {
  let tell: DepositWatchProps['onRead'] = () => undefined;
  const opened = await openDeposit({
    balance: 60_000n,
    DepositWatch: ({ onRead }) => {
      tell = onRead;
      return null;
    },
  });
  const read = (newest: ArrivedDeposit | null): Promise<void> => act(async () => tell(newest));
  return { ...opened, read };
};

it('money that comes while an account’s details are open is announced once, with what it made of the wallet', async () => {
  willingDeposits(accountOf('SCB'));
  const { read, closed } = await watchedDeposit();
  await read(deposit('before', 10_000n));
  await read(deposit('before', 10_000n));
  expect(isShown('Deposit complete')).toBe(false);
  await read(deposit('now', 50_000n));
  await pass(10);
  expect(screen.getByRole('heading', { name: 'Deposit complete' })).toBeTruthy();
  for (const fact of ['+฿500.00', 'Krungthai Bank', '01/02/2026 00:04:05', '฿600.00'])
    expect(isShown(fact), fact).toBe(true);
  expect(isShown('014-200-0002')).toBe(false);
  await press('Done');
  expect(closed()).toBe(1);
});

it('money that came while the bank’s app was in front is announced after the page was loaded again', async () => {
  willingDeposits(accountOf('SCB'));
  keepDraft({ lastDeposit: '' });
  const { read } = await watchedDeposit();
  await read(deposit('meanwhile', 50_000n));
  expect(screen.getByRole('heading', { name: 'Deposit complete' })).toBeTruthy();
});

it('what follows a press has the top of the modal, which nothing scrolls as it opens', async () => {
  const scrolled: Element[] = [];
  stubScroll((element) => void scrolled.push(element));
  willingDeposits(accountOf('SCB'), accountOf('GSB'));
  await openDeposit();
  expect(scrolled).toHaveLength(0);
  await press(/Bank SCB/);
  expect(scrolled).toHaveLength(1);
});
