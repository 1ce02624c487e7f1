import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { checkBooks } from './support/check-books.ts';
import { qrPicture, showQr } from './support/deposit-steps.ts';
import { acceptTerms, logIn, register } from './support/enter.ts';
import { openGameAccount, playRound, transferAndPlay } from './support/game-steps.ts';
import { checkBalance, expectBalance } from './support/home-steps.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { type Person, stranger } from './support/members.ts';
import { approve, logInAsStaff, openWithdrawal } from './support/office-steps.ts';
import type { StaffName } from './support/staff-entry.ts';
import { outside } from './support/outside.ts';
import { readQr } from './support/read-qr.ts';
import { type ExpectedLine, expectLine, lines, openStatement, waitForNewest } from './support/statement-steps.ts';
import { transfer } from './support/transfer-steps.ts';
import { withdraw } from './support/withdraw-steps.ts';
import { languages, languageTag, type Language } from './support/words.ts';
import { inFullOr } from '#support/requirements/in-full.ts';

interface MainJob {
  readonly language: Language;
  readonly bankCode: string;
  readonly game: string;
  readonly staff: StaffName;
}

const jobs: readonly MainJob[] = [
  { language: 'th', bankCode: 'KBANK', game: 'Joker', staff: 'malee' },
  { language: 'la', bankCode: 'BBL', game: 'Slot XO', staff: 'somchai' },
  { language: 'en', bankCode: 'SCB', game: 'Joker 2', staff: 'malee' },
];

const enterAsMember = async (visit: Visit, person: Person): Promise<void> => {
  await register(visit, person);
  await logIn(visit, person);
  await acceptTerms(visit);
  await expectBalance(visit, 0);
};

const depositByQr = async (visit: Visit, person: Person, amount: number): Promise<void> => {
  const { t } = visit;
  const dialog = await showQr(visit, amount);
  await outside.payQr({ payload: await readQr(qrPicture(dialog, visit)), from: person });
  await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
  await dialog.getByRole('button', { name: t('done') }).click();
  await expectBalance(visit, amount);
};

const playAtGame = async (visit: Visit, name: string, amount: number): Promise<number> => {
  const { t } = visit;
  await openGameAccount(visit, name);
  await transfer(visit, { from: t('mainWallet'), to: name, amount });
  const game = await transferAndPlay(visit, name);
  const held = await playRound(game, 10);
  await game.close();
  await visit.page
    .getByRole('dialog', { name })
    .getByRole('button', { name: t('close'), exact: true })
    .click();
  return held;
};

const payOut = async (office: Visit, { person, amount, by }: { person: Person; amount: number; by: StaffName }) => {
  await logInAsStaff(office, by);
  await openWithdrawal(office, person, { amount });
  await approve(office, by);
};

const expectStatement = async (visit: Visit, held: number): Promise<void> => {
  await openStatement(visit);
  const expected: readonly ExpectedLine[] = [
    { type: 'withdrawal', amount: 250, status: 'inProgress' },
    { type: 'transfer', amount: held, status: 'success' },
    { type: 'transfer', amount: 300.25, status: 'success' },
    { type: 'transfer', amount: 200, status: 'success' },
    { type: 'deposit', amount: 500.25, status: 'success' },
  ];
  await expect(lines(visit)).toHaveCount(expected.length);
  for (const [index, line] of expected.entries()) await expectLine(lines(visit).nth(index), visit, line);
};

const walk = async (open: (plan: VisitPlan) => Promise<Visit>, job: MainJob): Promise<void> => {
  const { language, game } = job;
  const person = stranger(job.bankCode);
  const visit = await open({ language });
  await enterAsMember(visit, person);
  await expect(visit.page.locator('html')).toHaveAttribute('lang', languageTag(language));
  await depositByQr(visit, person, 500.25);

  const held = await playAtGame(visit, game, 200);
  await checkBalance(visit);
  await expectBalance(visit, held);
  await transfer(visit, { from: game, to: visit.t('mainWallet'), amount: held });
  await withdraw(visit, 250);
  await expectBalance(visit, held - 250);
  await expectStatement(visit, held);

  await payOut(await open({ app: 'office', language, width: 1280 }), { person, amount: 250, by: job.staff });
  const paid = async () =>
    (await outside.bookedFor(person.accountNo))
      .filter(({ kind }) => kind === 'payout')
      .map(({ amount, to }) => ({ amount, bank: to.bankCode, name: to.name }));
  await expect.poll(paid).toEqual([{ amount: 250, bank: person.bankCode, name: person.accountName }]);
  await waitForNewest(visit, { type: 'withdrawal', amount: 250, status: 'success' }, 10_000);
};

for (const job of jobs.filter(({ language }) => inFullOr(languages, 'th').includes(language))) {
  journey(
    `in ${job.language}: from registration by a code over a QR code read from the screen and a round at a game to the payout at the bank`,
    async ({ visit }) => {
      proves('DEP-02', 'TRF-01', 'TRF-02', 'WDR-01', 'STMT-01');
      await walk(visit, job);
      expect(await checkBooks()).toContain('all invariants green');
    },
  );
}
