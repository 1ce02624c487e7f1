import { expect } from '@playwright/test';
import { openAlbum } from '../rewards/album.ts';
import { loseAll } from '../rewards/bonus-walk.ts';
import { walkOf } from '../rewards/walk.ts';
import { goHome } from '../support/enter.ts';
import { journey } from '../support/journey.ts';
import { type Member, member } from '../support/members.ts';
import { languages } from '../support/words.ts';
import { backClosesDialog, buttonIn, newcomer, type Newcomer } from './newcomer.ts';

// The condition of the code is lost with the money, so that a code can be typed again.
const repeatCode = async (app: Newcomer, made: Member): Promise<void> => {
  const { page, t, say, check } = app;
  await loseAll(walkOf(app, made, await openAlbum(undefined, '')));
  await page.goto('/user/bonus');
  await searchCode(app, 'krapao50');
  await buttonIn(page, say('receiveBonus')).click();
  await expect(page.getByRole('alertdialog')).toContainText(say('promotionUsed'));
  await check('code-used');
  await buttonIn(page.getByRole('alertdialog'), t('close')).click();
  await goHome(app);
};

const searchCode = async ({ page, say }: Newcomer, code: string): Promise<void> => {
  await page.getByLabel(say('promotionCode'), { exact: true }).fill(code);
  await buttonIn(page, say('search')).click();
};

// A code that nobody knows, one that works, and the same again.
const tryCodes = async (app: Newcomer): Promise<void> => {
  const { page, t, say, check } = app;
  await page.goto('/user/bonus');
  await searchCode(app, 'nosuchcode');
  await expect(page.getByRole('dialog').getByText(say('noPromotion'))).toBeVisible();
  await check('code-unknown');
  await backClosesDialog(app);
  await searchCode(app, 'krapao50');
  await expect(buttonIn(page, say('receiveBonus'))).toBeVisible();
  await check('code-terms');
  await buttonIn(page, say('receiveBonus')).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('saved'));
  await check('code-received');
  await buttonIn(page.getByRole('alertdialog'), t('close')).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await check('code-runs');
};

// What a new member sees where coupons will be, without scrolling down to an empty place.
const findCoupons = async (app: Newcomer): Promise<void> => {
  const { page, say, check } = app;
  await page.goto('/user/spin');
  await expect(page.getByRole('heading', { name: say('coupons') })).toBeVisible();
  await check('wheel-of-a-new-member');
  await page.getByRole('heading', { name: say('coupons') }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await check('coupons-of-a-new-member');
};

const inviteByLink = async (app: Newcomer): Promise<void> => {
  const { page, t, say, check, open } = app;
  await goHome(app);
  await buttonIn(page.getByRole('main'), say('invite')).click();
  const dialog = page.getByRole('dialog');
  await expect(buttonIn(dialog, t('next'))).toBeVisible();
  while (await buttonIn(dialog, t('next')).isVisible()) await buttonIn(dialog, t('next')).click();
  await expect(dialog.getByText(say('inviteLink')).first()).toBeVisible();
  await check('invite-link');
  const link = /https?:[^\s]+\/register\?code=PR[0-9a-f-]+/.exec(await dialog.innerText())?.[0];
  const friend = await open();
  await friend.page.goto(link ?? (await dialog.getByRole('textbox').inputValue()));
  await expect(friend.page.getByLabel(t('phone'), { exact: true })).toBeVisible();
  await friend.check('friend-at-the-link');
};

// An unknown code is not found, a used one is refused.
journey.use({ expectedErrors: [/\b(404|409)\b.*\/api\/promotion/] });

for (const language of languages)
  journey(
    `in ${language} a member tries codes that are wrong, right and used, sees where coupons will be, and sends a friend a link`,
    async ({ visit }) => {
      const made = await member({ games: ['JOKER'] });
      const app = await newcomer(visit, { language, topic: 'codes' }, { as: made });
      await findCoupons(app);
      await tryCodes(app);
      await repeatCode(app, made);
      await inviteByLink(app);
    },
  );
