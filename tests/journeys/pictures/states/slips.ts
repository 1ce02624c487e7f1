import type { Locator, Page, Route } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, type Json, minute } from './answers.ts';
import { atHome, method } from './deposits.ts';
import { figures, press, type State } from './state.ts';

// Each state of a slip, from the choice of its picture to the list of slips.

export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

// Home below the dialog shows the progress and the notes of a bonus that the member has taken.
const inDialog = (page: Page, part: string): Locator => page.getByRole('dialog').locator(part);

const openSlip = async (page: Page, t: Words, window: Json = {}): Promise<void> => {
  const usual = { closedFrom: '23:30', closedTo: '00:30', isClosed: false, uploadWithinMinutes: 120 };
  await answers(page, 'lookup/slip', { ...usual, ...window });
  await method(page, t, 'GSB-1');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
};

const chooseSlip = async (page: Page, t: Words, window: Json = {}): Promise<void> => {
  await openSlip(page, t, window);
  const file = { name: 'my-slip-of-the-transfer-on-sunday-evening.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('figure').waitFor();
};

const sendSlip = async (page: Page, t: Words, react: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/api/wallet/slip', react);
  await chooseSlip(page, t);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('uploadSlip'), exact: true })
    .click();
};

const slipLine = (status: string, note: string | null, more: Json = {}): Json => ({
  createdAt: after(-5 * minute),
  amount: status === 'PENDING' ? 0 : 1_234.5,
  status,
  note,
  link: null,
  reference: `KR8${status.slice(0, 1)}${note ?? ''}`.padEnd(16, '0').slice(0, 16),
  ...more,
});

// One for each advice to the member.
const failures =
  'CANNOT_READ_CROPPED_IMAGE DEST_ACC_INVALID SLIP_REFNO_DUPLICATED TRIPPLE_WRONG_CAPTCHA INVALID_SLIP NOT_MATCH EXPIRED_SLIP'.split(
    ' ',
  );

const everyLine: readonly Json[] = [
  slipLine('PENDING', null),
  slipLine('PENDING', null, { decideBy: after(10 * minute), reference: 'KR8REVIEW0000000' }),
  slipLine('SUCCESS', null),
  ...failures.map((note) => slipLine('FAILED', note)),
  slipLine('FAILED', 'A_CODE_OF_ANOTHER_BACKEND'),
];

// The panel after the upload, with that line.
const sent = (name: string, line: Json): State =>
  atHome(`slip ${name}`, async (page, t) => {
    await answers(page, 'statement/slip', { slips: [line], total: 1 });
    await sendSlip(page, t, (route) => route.fulfill(answer({ message: 'SUCCESS', reference: line['reference'] })));
    await page.locator('[role=status][data-kind]').waitFor();
  });

const refused = (code: string, status = 400): State =>
  atHome(`upload ${code}`, async (page, t) => {
    await sendSlip(page, t, (route) =>
      status === 0 ? route.abort() : route.fulfill(answer({ message: code }, status)),
    );
    await inDialog(page, '[class*=note] p').nth(1).waitFor();
  });

const nameOf = ({ status, note, decideBy }: Json): string =>
  [status, note, decideBy === undefined ? null : 'staff'].filter((word) => typeof word === 'string').join(' ');

const uploads: readonly State[] = [
  atHome('slip picker', (page, t) => openSlip(page, t)),
  atHome('slip window closed', (page, t) => openSlip(page, t, { isClosed: true })),
  atHome('slip chosen', (page, t) => chooseSlip(page, t)),
  atHome('slip chosen while closed', (page, t) => chooseSlip(page, t, { isClosed: true })),
  atHome('slip under way', async (page, t) => {
    await sendSlip(page, t, () => new Promise(() => undefined));
    await inDialog(page, 'progress').waitFor();
  }),
  atHome('slip cancelled', async (page, t) => {
    await sendSlip(page, t, () => new Promise(() => undefined));
    await inDialog(page, 'progress + button').click();
    await inDialog(page, 'p[class*=note]').waitFor();
  }),
  ...['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_NOT_OFFERED', 'NO_BANK', 'REQUEST_LIMIT'].map(
    (code) => refused(code, code === 'REQUEST_LIMIT' ? 429 : 400),
  ),
  refused('without an answer', 0),
  ...everyLine.map((line) => sent(nameOf(line), line)),
];

const openSlips = async (page: Page, t: Words, slips: readonly Json[]): Promise<void> => {
  await answers(page, 'statement/slip', { slips, total: slips.length === 0 ? 0 : 42 });
  await press(page, t('slipStatus'));
  await page.getByRole('dialog').locator('[aria-busy=false]').first().waitFor();
};

const atHomeAgain = (line: Json): State => ({
  name: `home after a slip of ${String(line['amount'])}`,
  path: '/user/home',
  before: async (page) => {
    await page.addInitScript(() => localStorage.setItem('slip-sent', 'true'));
    await answers(page, 'statement/slip', { slips: [line], total: 1 });
  },
  pose: figures,
});

export const slips: readonly State[] = [
  ...uploads,
  ...[0, 1_234.5].map((amount) => atHomeAgain(slipLine('PENDING', null, { amount }))),
  { name: 'slips of each kind', path: '/user/statement', pose: (page, t) => openSlips(page, t, everyLine) },
  { name: 'no slips', path: '/user/statement', pose: (page, t) => openSlips(page, t, []) },
  {
    name: 'help about a slip',
    path: '/user/statement',
    pose: async (page, t) => {
      await openSlips(page, t, [slipLine('FAILED', 'DEST_ACC_INVALID')]);
      await press(page, t('getHelp'));
      await page.locator('p[class*=message]').waitFor();
    },
  },
];
