import { expect } from '@playwright/test';
import { goHome } from '../support/enter.ts';
import { playRound, transferAndPlay } from '../support/game-steps.ts';
import { checkBalance, expectBalance, gameCard, moneyOf } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { type Member, member } from '../support/members.ts';
import { outside } from '../support/outside.ts';
import { loseAnswerOf } from '../support/requests.ts';
import { lines, openStatement, waitForNewest } from '../support/statement-steps.ts';
import { prepareTransfer, transfer } from '../support/transfer-steps.ts';
import { type Language, languages } from '../support/words.ts';
import { reviewWithdrawal } from '../support/withdraw-steps.ts';
import { backClosesDialog, buttonIn, newcomer, type Newcomer } from './newcomer.ts';

const dayMs = 24 * 60 * 60_000;

interface Game {
  readonly code: string;
  readonly name: string;
}

// Each language has its own, since the weather of a game is the same for all members.
const gamesOf: Readonly<Record<Language, { readonly good: Game; readonly bad: Game }>> = {
  th: { good: { code: 'JOKER', name: 'Joker' }, bad: { code: 'CIRCUS', name: 'Circus' } },
  la: { good: { code: 'JOKER2', name: 'Joker 2' }, bad: { code: 'IMI', name: 'IMI' } },
  en: { good: { code: 'SLOTXO', name: 'Slot XO' }, bad: { code: 'AREASLOT', name: 'Area Slot' } },
};

const openAccount = async (app: Newcomer, { name }: Game): Promise<void> => {
  const { page, t, check } = app;
  await gameCard(app, name)
    .getByRole('button', { name: t('openAccount') })
    .click();
  const modal = page.getByRole('dialog', { name });
  await expect(buttonIn(modal, t('transferAndPlay'))).toBeEnabled();
  await check('game-opened');
  await backClosesDialog(app);
};

const playAndReturn = async (app: Newcomer, { name }: Game): Promise<number> => {
  const { page, t, check } = app;
  await (await prepareTransfer(app, { from: t('mainWallet'), to: name, amount: 200 })).click();
  const result = page.getByRole('alertdialog', { name: t('transferSuccess') });
  await expect(result).toContainText(`฿${moneyOf(200)}`);
  await check('transferred');
  await buttonIn(result, t('done')).click();
  const game = await transferAndPlay(app, name);
  const held = await playRound(game, 10);
  await game.close();
  await backClosesDialog(app);
  await checkBalance(app);
  await expectBalance(app, held);
  await transfer(app, { from: name, to: t('mainWallet'), amount: held });
  return held;
};

// Two days later, by the clock of the phone.
const bringHome = async (app: Newcomer, made: Member, { name }: Game): Promise<void> => {
  await transfer(app, { from: app.t('mainWallet'), to: name, amount: 30 });
  const later = await app.open({ as: made });
  const { page, t, say, check } = later;
  await page.clock.install({ time: Date.now() + 2 * dayMs });
  await goHome(later);
  await buttonIn(page.getByRole('main'), say('bringHome')).click();
  const result = page.getByRole('alertdialog', { name: say('broughtHome') });
  await expect(result).toContainText(`฿${moneyOf(30)}`);
  await check('brought-home');
  await buttonIn(result, t('done')).click();
  await page.context().close();
};

const meetBadWeather = async (app: Newcomer, { code, name }: Game, has: number): Promise<void> => {
  const { page, t, check } = app;
  await outside.setWeather({ service: 'games', code, kind: 'refuse' });
  await (await prepareTransfer(app, { from: t('mainWallet'), to: name, amount: 50 })).click();
  const refused = page.getByRole('alertdialog');
  await expect(refused).toContainText(t('transferFail'));
  await check('game-refused');
  await buttonIn(refused, t('close')).click();
  await backClosesDialog(app);
  await expectBalance(app, has);
  await outside.setWeather({ service: 'games', code, kind: 'timeout-after' });
  await (await prepareTransfer(app, { from: t('mainWallet'), to: name, amount: 60 })).click();
  const pending = page.getByRole('alertdialog', { name: t('inProgress') });
  await expect(pending).toContainText(t('transferPending'));
  await check('game-silent');
  await pending.getByRole('button', { name: app.say('follow') }).click();
  await expect(page.getByRole('dialog', { name: app.say('follow') }).getByRole('list')).toBeVisible();
  await check('game-silent-followed');
  await backClosesDialog(app);
  await outside.setWeather({ service: 'games', code, kind: 'fine' });
};

// The answer to the withdrawal is lost; what the app offers first sends nothing.
const loseWithdrawal = async (app: Newcomer): Promise<void> => {
  const { page, t, say, check } = app;
  await goHome(app);
  const button = await reviewWithdrawal(app, 100);
  await check('withdraw-review');
  await loseAnswerOf(page, '/api/wallet/withdrawAll');
  await button.click();
  await expect(page.getByRole('alertdialog')).toContainText(t('mayBeDone'));
  await check('withdraw-unknown');
  await buttonIn(page.getByRole('alertdialog'), t('close')).click();
  await check('withdraw-unknown-closed');
  await buttonIn(page.getByRole('dialog'), say('follow')).click();
  await expect(page.getByRole('dialog', { name: say('follow') })).toContainText(moneyOf(100));
  await check('withdraw-followed');
  await backClosesDialog(app);
};

journey.use({ expectedErrors: [/\b502\b.*\/api\/wallet\/transfer$|net::ERR_CONNECTION_RESET/] });

for (const language of languages)
  journey(
    `in ${language} a member opens a game, plays and returns, and knows where the money is when a game or the connection fails`,
    async ({ visit }) => {
      const { good, bad } = gamesOf[language];
      const made = await member({ balance: 500, games: [bad.code] });
      const app = await newcomer(visit, { language, topic: 'games' }, { as: made });
      await goHome(app);
      await openAccount(app, good);
      const has = await playAndReturn(app, good);
      await expectBalance(app, has);
      await app.check('home-after-playing');
      await bringHome(app, made, good);
      await checkBalance(app);
      await meetBadWeather(app, bad, has);
      await loseWithdrawal(app);
      await openStatement(app);
      await expect(lines(app).first()).toContainText(moneyOf(100));
      await app.check('statement');
      await outside.setWeather({ service: 'games', code: bad.code, kind: 'fine' });
      await waitForNewest(app, { type: 'withdrawal', amount: 100, status: 'inProgress' }, 10_000);
    },
  );
