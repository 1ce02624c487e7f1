import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, day, type Json, loses, minute, replies } from './answers.ts';
import { picture as png } from './slips.ts';
import { figures, heading, type State } from './state.ts';

// The open chat, of a member and of a visitor. All answers are replaced, so that a picture writes to no talk.

const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960"><rect width="540" height="960" fill="#e8f5ef"/>
<circle cx="270" cy="170" r="70" fill="#138f5a"/><text x="270" y="330" font-size="44" text-anchor="middle">500.00</text></svg>`;
const picture = `/api/chat/pictures/${'p'.repeat(43)}`;

type Sender = 'customer' | 'support';

const line = (sender: Sender, message_type: string, payload: Json) => ({ sender, message: { message_type, payload } });
const text = (sender: Sender, message: string) => line(sender, 'text', { message });
const buttons = (...titles: string[]) => titles.map((title) => ({ title, type: 'postback', payload: title }));

type Line = ReturnType<typeof line>;

const nobody = { session_id: 'S', userId: null, guestId: null, username: null, name: null, deviceToken: null };

// One a minute, the first of them a day earlier.
const numbered = (lines: readonly Line[]): readonly Json[] =>
  lines.map((one, place) => ({
    ...one,
    ...nobody,
    seq: place + 1,
    messageId: `00000000-0000-4000-8000-0000000000${String(10 + place)}`,
    createdAt: after((place - lines.length) * minute - (place === 0 ? day : 0)),
  }));

const about = (complaintNo: number): Json => ({
  lineId: `L${String(complaintNo)}`,
  lineType: complaintNo % 2 === 0 ? 'slip' : 'deposit',
  lineAt: after(-day),
  complaintNo,
  answerBy: after(40 * minute),
});
const complaint = (complaintNo: number, state: string, isLate = false): Json => ({
  ...about(complaintNo),
  state,
  openedAt: after(-day),
  isLate,
  endedAt: state === 'OPEN' ? null : after(-5 * minute),
  ...(complaintNo === 1042 ? {} : { money: { amount: 1_234.5, currency: 'BAHT' } }),
});

const talk: readonly Line[] = [
  line('customer', 'text', { message: 'เงินฝากเมื่อวานยังไม่เข้าค่ะ โอนไป 500 บาท', about: about(1041) }),
  text('support', 'สวัสดีค่ะคุณมาลี ขอตรวจสอบสักครู่นะคะ\nรบกวนส่งรูปสลิปให้ด้วยค่ะ'),
  line('customer', 'media', { fileType: 'image', filePath: picture }),
  text('customer', 'https://www.example.com/receipts/2026/11/27/0123456789012345678901234567890123456789.pdf'),
  line('support', 'generic', {
    name: 'วิธีดูสถานะสลิป',
    subtitle: 'เปิดรายการเดินบัญชีแล้วกดสถานะสลิป',
    image_url: '/banners/welcome.svg',
    buttons: buttons('ดูวิธีใช้งาน', 'คุยกับเจ้าหน้าที่'),
  }),
  text('customer', 'ຂອບໃຈ'),
  line('support', 'quick_replies', {
    message: 'แชทนี้จบแล้ว บริการของเราเป็นอย่างไร หากยังมีคำถาม พิมพ์ถามต่อได้เลย',
    buttons: buttons('ดี', 'พอใช้', 'ไม่ดี'),
  }),
];

const complaints = [
  complaint(1041, 'OPEN'),
  complaint(1042, 'OPEN', true),
  complaint(1043, 'UPHELD'),
  complaint(1044, 'REFUSED'),
  complaint(1045, 'ANSWERED'),
];

const withTalk = async (page: Page, lines: readonly Line[], config: Json = {}): Promise<void> => {
  const all = numbered(lines);
  await page.route('**/api/chat/history', (route) => {
    const { after: seen = 0 } = route.request().postDataJSON() as { after?: number };
    return route.fulfill(answer(all.filter(({ seq }) => Number(seq) > seen).toReversed()));
  });
  // The server lets nobody into a room of another name, and its own lines stay away.
  await answers(page, 'chat/config', { PREFIX: 'picture-', ...config });
  await answers(page, 'chat/unread', { readSeq: 0, unread: 0 });
  await answers(page, 'chat/complaints', { complaints });
  await answers(page, 'chat/send-message', after(0));
  await answers(page, 'chat/read-customer/', { message: 'SUCCESS' });
  await page.route('**/api/chat/pictures/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: slip }));
};

const open = async (page: Page, t: Words): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${t('openChat')}`) }).click();
  await page.getByRole('log').locator('li, p').first().waitFor();
};

interface Plan {
  readonly path?: string;
  readonly lines?: readonly Line[];
  readonly config?: Json;
  readonly before?: (page: Page) => Promise<void>;
  readonly act?: State['pose'];
}

const chat = (name: string, { path = '/user/contact', lines = talk, config, before, act }: Plan): State => ({
  name,
  path,
  before: async (page) => {
    await withTalk(page, lines, config);
    await before?.(page);
  },
  pose: async (page, t) => {
    await open(page, t);
    await act?.(page, t);
  },
});

const say = async (page: Page, t: Words, said: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('typeMessage') }).fill(said);
  await page.getByRole('button', { name: t('send'), exact: true }).click();
};

const attach =
  (name: string, mimeType: string, shown: string): State['pose'] =>
  async (page) => {
    const file = { name, mimeType, buffer: png };
    await page.locator('dialog input[type=file]').setInputFiles(file);
    await page.locator(`dialog ${shown}`).filter({ hasText: /./ }).first().waitFor();
  };

// The second can never be taken; the first is sent again by a press.
const failing: Plan = {
  lines: talk.slice(0, 2),
  before: (page) =>
    page
      .route('**/api/chat/send-message', (route) =>
        (route.request().postData() ?? '').includes('?')
          ? route.fulfill(answer({ message: 'NO_DATA' }, 400))
          : route.abort(),
      )
      .then(() => undefined),
  act: async (page, t) => {
    await say(page, t, 'โอนอีกครั้งได้ไหม?');
    await page.getByRole('log').getByRole('alert').waitFor();
    await say(page, t, 'หรือต้องรอให้ตรวจสอบรายการเดิมเสร็จก่อน');
    await page.getByText(t('notSent')).waitFor();
  },
};

// With a line of the statement, as after a press on its timeline.
const aboutLine: State = {
  ...chat('chat about a line', {}),
  pose: async (page) => {
    await heading(page);
    await page.evaluate((lineAt) => {
      const money = { amount: 123_450n, currency: 'BAHT' };
      const usr = { about: { lineId: 'L1', lineType: 'withdraw', lineAt, money } };
      history.replaceState({ usr, key: 'picture' }, '', location.href);
    }, after(-day));
    await page.reload();
    await page.getByRole('log').locator('li').first().waitFor();
  },
};

const marked = (name: string, path: string, pose: State['pose']): State => ({
  name,
  path,
  before: async (page) => {
    await withTalk(page, [...talk, ...talk.filter(({ sender }) => sender === 'support')]);
    await answers(page, 'chat/unread', { readSeq: 1, unread: 12 });
  },
  pose,
});

export const chats: readonly State[] = [
  chat('chat', {}),
  chat('chat from above', {
    act: (page) => page.getByRole('log').evaluate((log) => log.scrollTo(0, 0)),
  }),
  chat('chat empty', { lines: [] }),
  chat('chat away', {
    config: {
      away: {
        th: 'เจ้าหน้าที่ตอบเวลา 09:00–24:00 ฝากข้อความไว้ได้ เราจะตอบเมื่อเปิดทำการ',
        la: 'ພະນັກງານຕອບເວລາ 09:00–24:00 ຝາກຂໍ້ຄວາມໄວ້ໄດ້ ພວກເຮົາຈະຕອບເມື່ອເປີດເຮັດການ',
        en: 'We answer from 09:00 to 24:00. Leave a message, and we answer once we are back',
      },
    },
  }),
  chat('chat with complaints', {
    lines: complaints.map(({ complaintNo }) =>
      line('customer', 'text', { message: 'รายการนี้ไม่ถูกต้อง', about: about(Number(complaintNo)) }),
    ),
  }),
  chat('chat not sent', failing),
  chat('chat file not sent', {
    before: async (page) => {
      await replies(page, 'chat/uploads', answer({ message: 'REQUEST_LIMIT' }, 429));
      await loses(page, 'chat/upload-image');
    },
    act: attach('slip.png', 'image/png', '[data-status=failed]'),
  }),
  chat('chat file refused', { act: attach('slip.pdf', 'application/pdf', '[role=alert]') }),
  chat('chat picture', {
    act: async (page) => {
      await page.getByRole('log').locator('button[aria-haspopup=dialog] img').first().click();
      await page.getByRole('dialog').locator('[class*=large]').waitFor();
    },
  }),
  chat('chat offline', {
    act: async (page) => {
      await page.context().setOffline(true);
      await page.locator('dialog > [role=status]').filter({ hasText: /./ }).waitFor();
    },
  }),
  aboutLine,
  chat('guest chat', { path: '/contact' }),
  marked('home with answers unread', '/user/home', async (page) => {
    await figures(page);
    await page.locator('nav [class*=badge]').first().waitFor();
  }),
  marked('chat with answers unread', '/user/contact', async (page) => {
    await heading(page);
    await page.locator('[class*=corner] [class*=badge]').first().waitFor();
  }),
];
