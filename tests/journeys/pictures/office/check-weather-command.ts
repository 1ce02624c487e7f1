import type { Page, Request, Route } from '@playwright/test';
import { wordsOf } from '../../support/words.ts';
import { inStudio, openPage, type Studio } from '../open-page.ts';
import { officeStates } from '../states/office.ts';
import type { State } from '../states/state.ts';
import { closeDecision, fillDecision, openDecision, openersOf, submitDecision } from './decisions.ts';
import { type HeldPosts, holdPosts } from './held-posts.ts';

// node tests/journeys/pictures/office/check-weather-command.ts [name of a state ...]: sends every decision of the back office while the
// server refuses, breaks, is silent, does not answer or has ended the session, and prints each that says nothing, shows
// a code, stays busy, sends twice or repeats under another key. Nothing reaches the server. Needs npm run build.

const desk = { width: 1280, height: 800 };
// Only a failure takes that long.
const patienceMs = 60_000;

const json = (status: number, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ message }),
});

interface Weather {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  // The outcome stays unknown, so a repeat has the same key.
  readonly isUnknown?: boolean;
  // Somebody presses Escape while it is being sent.
  readonly isLeft?: boolean;
}

const html = { status: 500, contentType: 'text/html', body: '<html><h1>Internal error</h1></html>' };
const weathers: readonly Weather[] = [
  { name: 'refused', answer: (route) => route.fulfill(json(409, 'DECIDED_ALREADY')) },
  { name: 'too many calls', answer: (route) => route.fulfill(json(429, 'REQUEST_LIMIT')) },
  { name: 'not permitted', answer: (route) => route.fulfill(json(403, 'NOT_PERMITTED')) },
  { name: 'broken', answer: (route) => route.fulfill(html), isUnknown: true },
  { name: 'cut', answer: (route) => route.abort('connectionreset'), isUnknown: true },
  { name: 'silent, then cut', answer: (route) => route.abort('timedout'), isUnknown: true, isLeft: true },
];
// It ends the visit, so it comes last.
const ended = { name: 'session ended', answer: (route: Route) => route.fulfill(json(401, 'EXPIRED_AUTH_TOKEN')) };

const rawCode = /\b[A-Z]{3,}(?:_[A-Z0-9]+)+\b|<html|undefined|\[object/;

const saidIn = (page: Page): Promise<string> =>
  page
    .locator('dialog[open] :is([role=alert], [aria-invalid=true] ~ *, [class*=error])')
    .filter({ visible: true })
    .allInnerTexts()
    .then((texts) => texts.join(' ').replaceAll('\u200b', '').trim());

const isBusy = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open] button[aria-busy=true]').count()) > 0;

const until = async (check: () => Promise<boolean> | boolean): Promise<boolean> => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const keyOf = (request: Request | undefined): string | undefined => request?.headers()['idempotency-key'];

// Presses the button of the filled dialog, and again while it is being sent; returns whether anything was sent.
const pressTwice = async (page: Page, posts: HeldPosts, isLeft: boolean): Promise<boolean> => {
  await submitDecision(page);
  if (!(await until(() => posts.sent.length > 0))) return false;
  await page.keyboard.press('Control+Enter');
  if (isLeft) await page.keyboard.press('Escape');
  await drawn(page);
  return true;
};

// What is wrong when the filled dialog is sent in that weather.
const sendIn = async (page: Page, posts: HeldPosts, weather: Weather): Promise<string[]> => {
  const { answer, isUnknown = false, isLeft = false } = weather;
  posts.hold(answer);
  await fillDecision(page);
  if (!(await pressTwice(page, posts, isLeft))) return [`was not sent: ${await saidIn(page)}`];
  const faults = posts.sent.length > 1 ? [`sent ${String(posts.sent.length)} times by one press`] : [];
  const first = keyOf(posts.sent[0]);
  posts.letThrough();
  if (!(await until(async () => !(await isBusy(page))))) return [...faults, 'stays busy'];
  if ((await page.locator('dialog[open] form').count()) === 0)
    return [...faults, 'the dialog closed, so that what was typed is lost'];
  if (!(await until(async () => (await saidIn(page)) !== ''))) faults.push('says nothing');
  const said = await saidIn(page);
  if (rawCode.test(said)) faults.push(`shows a code: ${said}`);
  if (!isUnknown) return faults;
  const before = posts.sent.length;
  await submitDecision(page);
  if (!(await until(() => posts.sent.length > before))) return [...faults, 'cannot be sent again'];
  if (first !== keyOf(posts.sent.at(-1))) faults.push('repeats an unknown outcome under another key');
  await until(async () => !(await isBusy(page)));
  return faults;
};

const sendAfterTheEnd = async (page: Page, posts: HeldPosts): Promise<string[]> => {
  posts.hold(ended.answer);
  await fillDecision(page);
  if (!(await pressTwice(page, posts, false))) return [`was not sent: ${await saidIn(page)}`];
  posts.letThrough();
  const isOut = await until(async () => (await page.locator('input[autocomplete=username]').count()) > 0);
  return isOut ? [] : ['does not lead to the login'];
};

const openState = async (studio: Studio, state: State): Promise<Page> => {
  const page = await openPage(studio, { app: 'office', locale: 'en', theme: 'light', size: desk });
  page.setDefaultTimeout(patienceMs);
  await page.goto(state.path);
  await state.pose(page, wordsOf('en'));
  return page;
};

interface Count {
  sent: number;
  found: number;
  without: number;
}

// One button in every weather, on one page.
const checkDecision = async (page: Page, label: string, found: (weather: string, fault: string) => void) => {
  const posts = await holdPosts(page);
  page.on('pageerror', ({ message }) => found('any', `threw ${message}`));
  let sent = 0;
  try {
    for (const weather of [...weathers, ended]) {
      if (!(await openDecision(page, label))) {
        if (sent > 0) found(weather.name, 'cannot be opened again');
        return sent;
      }
      sent += 1;
      const faults = await (weather === ended ? sendAfterTheEnd(page, posts) : sendIn(page, posts, weather));
      for (const fault of faults) found(weather.name, fault);
      if (weather !== ended) await closeDecision(page);
    }
    return sent;
  } finally {
    posts.letThrough();
  }
};

// Of buttons that change one value each, such as "Change: Name", the first: they share a dialog.
const firstOfEach = (labels: readonly string[]): string[] => {
  const kindOf = (label: string): string => label.split(':')[0] ?? label;
  return labels.filter((label, index) => labels.findIndex((one) => kindOf(one) === kindOf(label)) === index);
};

const checkState = async (studio: Studio, state: State, count: Count): Promise<void> => {
  const listed = await openState(studio, state);
  const labels = firstOfEach(await openersOf(listed));
  await listed.context().close();
  for (const label of labels) {
    const page = await openState(studio, state);
    const found = (weather: string, fault: string): void => {
      count.found += 1;
      console.log(`${state.name}, ${label}, ${weather}: ${fault}`);
    };
    try {
      const sent = await checkDecision(page, label, found);
      count.sent += sent;
      if (sent === 0) count.without += 1;
    } catch (error) {
      found('any', String(error).split('\n')[0] ?? '');
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  }
};

const parts = process.argv.slice(2);
const chosen = officeStates
  .filter(({ name }) => name.includes(' item ') || name === 'office member')
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

await inStudio(async (studio) => {
  const count = { sent: 0, found: 0, without: 0 };
  for (const state of chosen)
    await checkState(studio, state, count).catch((error: unknown) => {
      count.found += 1;
      console.log(`${state.name}: could not be shown: ${String(error).split('\n')[0] ?? ''}`);
    });
  console.log(
    `${String(count.found)} findings among ${String(count.sent)} decisions sent; ` +
      `${String(count.without)} buttons open no decision`,
  );
  process.exitCode = count.found === 0 && count.sent > 0 ? 0 : 1;
}, chosen);
