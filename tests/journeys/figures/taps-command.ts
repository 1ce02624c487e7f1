import { type Browser, expect, type Locator } from '@playwright/test';
import { gameCard } from '../support/home-steps.ts';
import type { Visit } from '../support/journey.ts';
import { type Member, member, memberAddress } from '../support/members.ts';
import { wordsOf } from '../support/words.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone, type Phone, storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';
import { tapWithFinger } from './finger.ts';

// node taps-command.ts <rounds>: prints as JSON the milliseconds from a tap to the modal that it opens, and from the first
// tap on /login to a form that the app has taken over, with what its field then has.

const language = 'th';
const t = wordsOf(language);
const typed = '0812345678';
const betweenKeysMs = 60;

// From the moment the finger lifts, which makes the touch a tap, to the paint that shows an open modal. The browser itself
// times a press to its next paint, which has the modal if its script was there; what the page does after it shows nothing
// new. A modal that comes later ends with the frame after its opening.
const timeOfModal = (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let [liftedAt, openedAt] = [Number.NaN, Number.POSITIVE_INFINITY];
  const onLift = ({ timeStamp }: Event): void => void (liftedAt = timeStamp);
  document.addEventListener('pointerup', onLift, { once: true, capture: true });
  let isPressPainted = false;
  const endWithFrame = (): void =>
    void requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - liftedAt)));
  // Unlike a question in each frame, it costs the page nothing until something changes.
  const opening = new MutationObserver(() => {
    if (document.querySelector('dialog:is([open], [popover])') === null) return;
    opening.disconnect();
    openedAt = performance.now();
    if (isPressPainted) endWithFrame();
  });
  opening.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'popover'] });
  const painting = new PerformanceObserver((list) => {
    const press = list.getEntries().find(({ name, startTime }) => name === 'click' && startTime >= liftedAt);
    if (press === undefined) return;
    painting.disconnect();
    isPressPainted = true;
    const paintedAt = press.startTime + press.duration;
    if (openedAt < paintedAt) resolve(paintedAt - liftedAt);
    else if (openedAt !== Number.POSITIVE_INFINITY) endWithFrame();
  });
  painting.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return promise;
};

const openOnce = async (phone: Phone, opener: Locator): Promise<number> => {
  const { page } = phone;
  const timed = page.evaluate(timeOfModal);
  await tapWithFinger(phone, opener);
  const ms = await timed;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return ms;
};

const openersOf = (visit: Visit): Readonly<Record<string, Locator>> => {
  const { page } = visit;
  const main = page.getByRole('main');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true }).first();
  return {
    deposit: button(t('deposit')),
    withdrawal: button(t('withdraw')),
    transfer: button(t('transfer')),
    game: gameCard(visit, 'Joker').getByRole('button', { name: t('viewData') }),
    conditions: page.getByRole('navigation').getByRole('button', { name: t('conditions') }),
  };
};

const timeModals = async (browser: Browser, as: Member, rounds: number): Promise<Record<string, number[]>> => {
  await using phone = await openPhone(browser, { stored: storedFor(as, language), isLineSlow: false });
  const visit = { page: phone.page, t, language } as const;
  await phone.page.goto(`${memberAddress()}/user/home`);
  await expect(gameCard(visit, 'Joker')).toBeVisible();
  const times: Record<string, number[]> = {};
  for (const [name, opener] of Object.entries(openersOf(visit))) {
    // The first opening fetches the modal.
    for (let round = 0; round <= rounds; round += 1) {
      const ms = await openOnce(phone, opener);
      if (round > 0) (times[name] ??= []).push(ms);
    }
  }
  return times;
};

interface FirstTap {
  readonly readyMs: number;
  readonly isKept: boolean;
}

const timeOfTakeOver = (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const onTap = ({ timeStamp }: Event): void =>
    document.addEventListener('app-ready', () => resolve(performance.now() - timeStamp), { once: true });
  document.addEventListener('pointerdown', onTap, { once: true, capture: true });
  return promise;
};

const tapFirst = async (browser: Browser): Promise<FirstTap> => {
  await using phone = await openPhone(browser, { stored: { locale: language } });
  const { page } = phone;
  await page.goto(`${memberAddress()}/login`, { waitUntil: 'load' });
  const field = page.getByLabel(t('phone'), { exact: true });
  const timed = page.evaluate(timeOfTakeOver);
  await field.tap();
  await page.keyboard.type(typed, { delay: betweenKeysMs });
  const readyMs = await timed;
  return { readyMs, isKept: (await field.inputValue()) === typed };
};

const rounds = Number(process.argv[2]);
await using opened = await openPhoneBrowser();
const { browser } = opened;
const someone = await member({ balance: 1_234.5, games: ['JOKER'] });
const modals = await timeModals(browser, someone, rounds);
const firstTaps: FirstTap[] = [];
for (let round = 0; round <= rounds; round += 1) firstTaps.push(await tapFirst(browser));
console.log(JSON.stringify({ modals, firstTaps: firstTaps.slice(1), slowdown: await slowdownOf(browser) }));
