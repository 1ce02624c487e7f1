import type { Page, Request, Route } from '@playwright/test';
import { wordsOf } from '../../support/words.ts';
import { inStudio, openPage, type Studio } from '../open-page.ts';
import { officeStates } from '../states/office.ts';
import type { State } from '../states/state.ts';
import { fillDecision, openDecision, openersOf, submitDecision } from './decisions.ts';

// node tests/journeys/pictures/office/check-weather-command.ts [name of a state ...]: sends every decision of the back office while the
// server refuses, breaks, is silent, does not answer or has ended the session, and prints each that says nothing, shows
// a code, stays busy, sends twice or repeats under another key. Nothing reaches the server. Needs npm run build.

const desk = { width: 1280, height: 800 };
const saidWithinMs = 4_000;
const silenceMs = 2_500;

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
  readonly endsSession?: boolean;
  // Long enough to press Escape while it is being sent.
  readonly isSlow?: boolean;
}

const html = { status: 500, contentType: 'text/html', body: '<html><h1>Internal error</h1></html>' };
const weathers: readonly Weather[] = [
  { name: 'refused', answer: (route) => route.fulfill(json(409, 'DECIDED_ALREADY')) },
  { name: 'too many calls', answer: (route) => route.fulfill(json(429, 'REQUEST_LIMIT')) },
  { name: 'not permitted', answer: (route) => route.fulfill(json(403, 'NOT_PERMITTED')) },
  { name: 'broken', answer: (route) => route.fulfill(html), isUnknown: true },
  { name: 'cut', answer: (route) => route.abort('connectionreset'), isUnknown: true },
  {
    name: 'silent, then cut',
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, silenceMs));
      await route.abort('timedout');
    },
    isUnknown: true,
    isSlow: true,
  },
  { name: 'session ended', answer: (route) => route.fulfill(json(401, 'EXPIRED_AUTH_TOKEN')), endsSession: true },
];

const rawCode = /\b[A-Z]{3,}(?:_[A-Z0-9]+)+\b|<html|undefined|\[object/;

const spoken = (page: Page): Promise<string> =>
  page
    .locator('[role=alert], [role=status], [aria-invalid=true] ~ *, dialog [class*=error]')
    .filter({ visible: true })
    .allInnerTexts()
    .then((texts) => texts.join(' ').replaceAll('\u200b', '').trim());

const waitUntil = async (check: () => Promise<boolean>): Promise<boolean> => {
  const until = Date.now() + saidWithinMs;
  while (Date.now() < until) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

const isIdle = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open] button[aria-busy=true]').count()) === 0;

const keyOf = (request: Request): string | undefined => request.headers()['idempotency-key'];

// What is wrong when the filled dialog is sent in that weather.
const sendIn = async (
  page: Page,
  { answer, isUnknown = false, endsSession = false, isSlow = false }: Weather,
): Promise<string[]> => {
  const sent: Request[] = [];
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`threw ${message}`));
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.push(route.request());
    return answer(route);
  });
  await fillDecision(page);
  const before = await spoken(page);
  await submitDecision(page);
  // Impatient people press again.
  await page.keyboard.press('Control+Enter');
  if (isSlow) await page.keyboard.press('Escape');
  if (!(await waitUntil(() => Promise.resolve(sent.length > 0)))) return [`was not sent: ${await spoken(page)}`];
  if (endsSession) {
    const isOut = await waitUntil(async () => (await page.locator('input[autocomplete=username]').count()) > 0);
    return isOut ? faults : [...faults, 'does not lead to the login'];
  }
  const isSaid = await waitUntil(
    async () => (await isIdle(page)) && (await spoken(page)) !== before && (await spoken(page)) !== '',
  );
  const said = await spoken(page);
  if (!isSaid) faults.push((await isIdle(page)) ? 'says nothing' : 'stays busy');
  if (rawCode.test(said)) faults.push(`shows a code: ${said}`);
  if (sent.length > 1 && isUnknown) faults.push(`sent ${String(sent.length)} times by one press`);
  if ((await page.locator('dialog[open] form').count()) === 0)
    return [...faults, 'the dialog closed, so that what was typed is lost'];
  await submitDecision(page);
  await waitUntil(() => Promise.resolve(sent.length > 1));
  const [first, again] = [sent.at(0), sent.at(-1)].map((request) =>
    request === undefined ? undefined : keyOf(request),
  );
  if (isUnknown && first !== again) faults.push('repeats an unknown outcome under another key');
  return faults;
};

const openState = async (studio: Studio, state: State): Promise<Page> => {
  const page = await openPage(studio, { app: 'office', locale: 'en', theme: 'light', size: desk });
  page.setDefaultTimeout(15_000);
  await page.goto(state.path);
  await state.pose(page, wordsOf('en'));
  return page;
};

interface Count {
  sent: number;
  found: number;
}

const checkState = async (studio: Studio, state: State, count: Count): Promise<void> => {
  const page = await openState(studio, state);
  const labels = await openersOf(page);
  await page.context().close();
  for (const label of labels)
    for (const weather of weathers) {
      const shown = await openState(studio, state);
      await shown.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : weather.answer(route),
      );
      try {
        if (!(await openDecision(shown, label))) break;
        count.sent += 1;
        for (const fault of await sendIn(shown, weather)) {
          count.found += 1;
          console.log(`${state.name}, ${label}, ${weather.name}: ${fault}`);
        }
      } catch (error) {
        count.found += 1;
        console.log(`${state.name}, ${label}, ${weather.name}: ${String(error).split('\n')[0] ?? ''}`);
      } finally {
        await shown.unrouteAll({ behavior: 'ignoreErrors' });
        await shown.context().close();
      }
    }
};

const parts = process.argv.slice(2);
const chosen = officeStates
  .filter(({ name }) => name.includes(' item ') || name === 'office member')
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

await inStudio(async (studio) => {
  const count = { sent: 0, found: 0 };
  for (const state of chosen)
    await checkState(studio, state, count).catch((error: unknown) => {
      count.found += 1;
      console.log(`${state.name}: could not be shown: ${String(error).split('\n')[0] ?? ''}`);
    });
  console.log(`${String(count.found)} findings among ${String(count.sent)} decisions sent`);
  process.exitCode = count.found === 0 && count.sent > 0 ? 0 : 1;
}, chosen);
