import { expect, type Locator, type Page } from '@playwright/test';
import { inTurn } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { inspect } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { goHome } from './support/enter.ts';
import { member } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';

journey.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

// On a wider window it stands beside the page.
const expectOpenWhenTurned = async (page: Page, area: Locator): Promise<void> => {
  const upright = page.viewportSize() ?? { width: 360, height: 740 };
  for (const size of [{ width: 740, height: 360 }, upright]) {
    await page.setViewportSize(size);
    await expect(page.locator(`dialog:${size === upright ? 'modal' : 'not(:modal)'}[data-phase=open]`)).toBeVisible();
    await expect(area).toBeVisible();
  }
};

journey(
  'a member and support talk while the member’s connection is cut, and both read the same lines',
  async ({ visit }) => {
    proves('CHAT-01', 'NAV-17');
    const made = await member();
    const [app, office] = [await visit({ as: made }), await visit({ app: 'office', width: 1280 })];
    const { page, t } = app;
    const bubble = page.getByRole('button', { name: t('openChat') });
    await page.goto('/user/contact');
    await expect(bubble).toBeVisible();
    await bubble.click();
    const area = page.getByRole('textbox', { name: t('typeMessage') });
    const say = async (text: string): Promise<void> => {
      await area.fill(text);
      await page.getByRole('button', { name: t('send'), exact: true }).click();
    };
    await say('สวัสดีค่ะ');
    await expect(page.getByText(t('sent'))).toBeVisible();
    await inspect(app, 'chat');
    await expectOpenWhenTurned(page, area);

    await logInAsStaff(office, 'somchai');
    await office.page.goto(`/chats/${made.memberId}`);
    const log = office.page.getByRole('log');
    await expect(log.getByText('สวัสดีค่ะ')).toBeVisible();

    await page.context().setOffline(true);
    await say('เงินฝากยังไม่เข้า');
    await expect(page.getByText(t('notSent'))).toBeVisible();
    await office.page.getByRole('textbox', { name: office.t('answer') }).fill('ขอตรวจสอบสักครู่นะคะ');
    await office.page.getByRole('textbox', { name: office.t('answer') }).press('Enter');
    await expect(log.getByText('ขอตรวจสอบสักครู่นะคะ')).toBeVisible();
    await page.context().setOffline(false);

    await expect(log.getByText('เงินฝากยังไม่เข้า')).toBeVisible();
    await inspect(office, 'inbox');
    const said = ['สวัสดีค่ะ', 'ขอตรวจสอบสักครู่นะคะ', 'เงินฝากยังไม่เข้า'];
    for (const one of [log, page.getByRole('log')]) {
      await expect(one.getByRole('listitem')).toHaveCount(said.length);
      await expect(one.getByRole('listitem')).toContainText(said);
    }
  },
);

journey(
  'an answer of support is marked beside Contact on every screen until it was read',
  inTurn(2),
  async ({ visit }) => {
    const made = await member();
    const [app, office] = [await visit({ as: made, language: 'en' }), await visit({ app: 'office', width: 1280 })];
    const { page, t } = app;
    const bubble = page.getByRole('button', { name: t('openChat') });
    await page.goto('/user/contact');
    await bubble.click();
    await page.getByRole('textbox', { name: t('typeMessage') }).fill('สวัสดีค่ะ');
    await page.getByRole('button', { name: t('send'), exact: true }).click();
    await expect(page.getByText(t('sent'))).toBeVisible();
    const contact = page.getByRole('navigation').getByRole('link', { name: /^Contact us/ });
    const goHomeCounted = async (): Promise<void> => {
      const counted = page.waitForResponse(/\/api\/chat\/unread$/);
      await goHome(app);
      await (await counted).finished();
    };
    await goHomeCounted();
    await expect(contact).toHaveAccessibleName('Contact us');

    await logInAsStaff(office, 'somchai');
    await office.page.goto(`/chats/${made.memberId}`);
    const answer = office.page.getByRole('textbox', { name: office.t('answer') });
    await answer.fill('สวัสดีค่ะ ให้ช่วยอะไรดีคะ');
    await answer.press('Enter');
    await expect(contact).toHaveAccessibleName('Contact us 1 unread message');
    await inspect(app, 'home with an answer that waits');

    await contact.click();
    await page.getByRole('button', { name: /1 unread/ }).click();
    await expect(page.getByText('ให้ช่วยอะไรดีคะ')).toBeVisible();
    await page.getByRole('button', { name: 'Close the chat' }).click();
    await goHomeCounted();
    await expect(contact).toHaveAccessibleName('Contact us');
  },
);
