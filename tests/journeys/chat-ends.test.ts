import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { inTurn, onlyInFull } from '#support/requirements/in-full.ts';
import { inspect } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { type Member, member } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';
import { staff } from './support/staff-entry.ts';

journey.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const texts = {
  resolve: /^จบแชท/,
  resolved: 'จบแชทแล้ว',
  question: 'แชทนี้จบแล้ว บริการของเราเป็นอย่างไร หากยังมีคำถาม พิมพ์ถามต่อได้เลย',
  good: 'ดี',
  rated: 'ลูกค้าให้คะแนน: ดี',
  reconnecting: 'กำลังเชื่อมต่อใหม่',
  downloadAll: 'ดาวน์โหลดข้อมูลทั้งหมด',
};

const openChat = async ({ page, t }: Visit): Promise<Locator> => {
  await page.goto('/user/contact');
  await page.getByRole('button', { name: t('openChat') }).click();
  return page.getByRole('dialog');
};

const say = async (panel: Locator, { t }: Visit, text: string): Promise<void> => {
  await panel.getByRole('textbox', { name: t('typeMessage') }).fill(text);
  await panel.getByRole('button', { name: t('send'), exact: true }).click();
  await expect(panel.getByRole('log').getByText(text)).toBeVisible();
};

interface Exported {
  readonly tables: Readonly<Record<string, readonly { readonly [column: string]: unknown }[]>>;
}

// What staff hand to a member who asks for everything that is stored.
const downloadAllOf = async ({ page, t }: Visit, { memberId }: Member): Promise<Exported> => {
  await page.goto(`/members/${memberId}`);
  await page.getByRole('button', { name: texts.downloadAll }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('สมาชิกขอทางจดหมายวันที่ 1');
  await dialog.getByLabel(t('yourPassword'), { exact: true }).fill(staff.somchai.password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: texts.downloadAll }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return JSON.parse(await readFile(await file.path(), 'utf8')) as Exported;
};

journey(
  'a resolved chat asks in Thai how the help was, staff see the rating, and the download of the member’s data has every line of it',
  inTurn(2),
  async ({ visit }) => {
    const made = await member();
    const [app, office] = [await visit({ as: made }), await visit({ app: 'office', width: 1280 })];
    const panel = await openChat(app);
    await say(panel, app, 'เงินฝากยังไม่เข้า');
    await logInAsStaff(office, 'somchai');
    await office.page.goto(`/chats/${made.memberId}`);
    const answer = office.page.getByRole('textbox', { name: office.t('answer') });
    await answer.fill('เงินเข้าแล้วค่ะ');
    await answer.press('Enter');
    await expect(panel.getByText('เงินเข้าแล้วค่ะ')).toBeVisible();
    await office.page.locator('article').getByRole('button', { name: texts.resolve }).click();
    await expect(office.page.getByText(texts.resolved).first()).toBeVisible();

    await expect(panel.getByText(texts.question)).toBeVisible();
    await inspect(app, 'how the help was');
    await panel.getByRole('button', { name: texts.good, exact: true }).click();
    await expect(panel.getByRole('button', { name: texts.good, exact: true })).toHaveCount(0);
    await office.page.goto(`/chats/${made.memberId}?view=resolved`);
    await expect(office.page.locator('article').getByText(texts.rated)).toBeVisible();

    const { tables } = await downloadAllOf(office, made);
    const said = ['เงินฝากยังไม่เข้า', 'เงินเข้าแล้วค่ะ', texts.question, texts.good];
    const lines = (tables['chat_message'] ?? []).toSorted((one, other) => Number(one['seq']) - Number(other['seq']));
    const payloads = lines.map(({ message }) => (message as { payload: { message: string } }).payload.message);
    expect(payloads).toEqual(said);
    expect(tables['chat_rating']).toMatchObject([{ score: 3 }]);
  },
);

journey(
  'an open chat says within three seconds that the device is offline, and stops when it is back',
  onlyInFull,
  async ({ visit }) => {
    const app = await visit({ as: await member() });
    const panel = await openChat(app);
    await say(panel, app, 'สวัสดีค่ะ');
    const notice = panel.getByText(texts.reconnecting);
    await expect(notice).toHaveCount(0);
    await app.page.context().setOffline(true);
    await expect(notice).toBeVisible({ timeout: 3_500 });
    await app.page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
  },
);
