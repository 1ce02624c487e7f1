import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { io } from 'socket.io-client';
import type { ChatMessage, JoinAnswer } from '#features/chat/contract.ts';
import { buildMember, buildStaff, type TestMember } from '#support/people.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';
import { untilTrue } from './say.ts';

// What the screens say.
const words = { openChat: 'เปิดแชท', typeMessage: 'พิมพ์ข้อความ', send: 'ส่ง', sent: 'ส่งแล้ว', answer: 'คำตอบ' } as const;
const debianChromium = '/usr/bin/chromium';
const slow = { timeout: 60_000 };

const openPage = async (browser: Browser, origin: string, stored: Record<string, string>): Promise<Page> => {
  const localStorage = Object.entries({ locale: 'th', ...stored }).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'th-TH',
    viewport: { width: 900, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
};

interface Talk {
  readonly system: System;
  readonly customer: Page;
  readonly office: Page;
  readonly said: string[];
}

const say = async ({ customer, said }: Talk, text: string): Promise<void> => {
  said.push(text);
  await customer.getByRole('textbox', { name: words.typeMessage }).fill(text);
  await customer.getByRole('button', { name: words.send, exact: true }).click();
};

const reply = async ({ office, said }: Talk, text: string): Promise<void> => {
  said.push(text);
  await office.getByRole('textbox', { name: words.answer }).fill(text);
  await office.getByRole('textbox', { name: words.answer }).press('Enter');
  await expect(office.getByRole('log').getByText(text)).toBeVisible(slow);
};

// Both see every line in the same order, and no other.
const bothSeeAll = async ({ customer, office, said }: Talk): Promise<void> => {
  for (const page of [customer, office]) {
    const items = page.getByRole('log').getByRole('listitem');
    await expect(items).toHaveCount(said.length, slow);
    await expect(items).toContainText(said, slow);
  }
};

const setLife = async (page: Page, state: 'frozen' | 'active'): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
};

const talkThrough = async (talk: Talk, sleepMs: number): Promise<void> => {
  const { system, customer } = talk;
  await say(talk, 'เงินฝากยังไม่เข้าค่ะ');
  await expect(customer.getByText(words.sent)).toBeVisible(slow);
  await talk.office.reload();
  await reply(talk, 'สวัสดีค่ะ ขอตรวจสอบสักครู่นะคะ');
  await bothSeeAll(talk);
  await system.kill();
  await say(talk, 'ยังอยู่ไหมคะ');
  await say(talk, 'เซิร์ฟเวอร์ดับหรือเปล่าคะ');
  await sleep(2_000);
  await system.start();
  await expect(talk.office.getByRole('log').getByText('เซิร์ฟเวอร์ดับหรือเปล่าคะ')).toBeVisible(slow);
  await reply(talk, 'อยู่ค่ะ กลับมาแล้ว');
  await bothSeeAll(talk);
  await setLife(customer, 'frozen');
  await sleep(sleepMs / 2);
  await reply(talk, 'พบรายการแล้วค่ะ');
  await system.kill();
  await system.start();
  await reply(talk, 'ยอดเงินเข้าแล้วนะคะ');
  await sleep(sleepMs / 2);
  await setLife(customer, 'active');
  await customer.bringToFront();
  await bothSeeAll(talk);
};

const thank = async (talk: Talk): Promise<void> => {
  await say(talk, 'ขอบคุณค่ะ 🙏');
  await bothSeeAll(talk);
};

const openChat = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: words.openChat }).click();
  await expect(page.getByRole('textbox', { name: words.typeMessage })).toBeVisible(slow);
};

// With the options that the specification names and nothing else: it asks for no line that it missed, so it must hear only
// what is written once the server has answered its join.
const stockClient = (url: string, { memberId, token }: TestMember) => {
  const heard: string[] = [];
  let isJoined = false;
  const socket = io(url, { reconnectionDelay: 500, reconnectionAttempts: Infinity });
  socket.on('connect', () =>
    socket.emit('join', { room: `wallet-${memberId}`, token }, (answer: JoinAnswer | { message: string }) => {
      isJoined = 'epoch' in answer;
    }),
  );
  socket.on('disconnect', () => (isJoined = false));
  socket.on('messaging', ({ message }: ChatMessage) => heard.push(message.payload.message ?? ''));
  return { heard, isJoined: () => isJoined, close: () => void socket.disconnect() };
};

const run = async (system: System, browser: Browser, sleepMs: number) => {
  const staff = await buildStaff(system.context, { role: 'support' });
  const member = await buildMember(system.context, {});
  const stock = stockClient(system.url, member);
  const stored = { token: member.token, 'remember-agreement': member.memberId };
  const office = await openPage(browser, system.officeUrl, { token: staff.token });
  const asMember: Talk = { system, customer: await openPage(browser, system.url, stored), office, said: [] };
  await openChat(asMember.customer, '/user/contact');
  await office.goto(`/chats/${member.memberId}`);
  await talkThrough(asMember, sleepMs);
  const hasJoined = await untilTrue(stock.isJoined, slow.timeout);
  await thank(asMember);
  const hasHeard = await untilTrue(() => stock.heard.at(-1) === asMember.said.at(-1), slow.timeout);
  stock.close();
  const asGuest: Talk = { system, customer: await openPage(browser, system.url, {}), office, said: [] };
  await openChat(asGuest.customer, '/contact');
  const { origins } = await asGuest.customer.context().storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const guestId = kept.find(({ name }) => name === 'guest-id')?.value ?? '';
  await office.goto(`/chats/${guestId}`);
  await talkThrough(asGuest, sleepMs);
  await thank(asGuest);
  return { lines: asMember.said.length + asGuest.said.length, hasJoined, hasHeard };
};

export const twoBrowsers: Check = {
  id: 'C-02',
  about: 'a member, then a guest, and staff talk in two browsers while the server is killed and their page sleeps',
  run: async (scale) => {
    const sleepMs = Math.max(4_000, scale.of(60_000));
    const executable = existsSync(debianChromium) ? { executablePath: debianChromium } : {};
    const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...executable });
    const system = await startSystem();
    try {
      const { lines, hasJoined, hasHeard } = await run(system, browser, sleepMs);
      return verdictOf(
        { 'a stock client joined again after the kills': hasJoined, 'it heard the last line': hasHeard },
        [
          `${String(lines)} lines, the same in both browsers`,
          '4 kills',
          `each page slept ${String(sleepMs / 1_000)} s`,
        ],
      );
    } finally {
      await browser.close();
      await system.close();
    }
  },
};
