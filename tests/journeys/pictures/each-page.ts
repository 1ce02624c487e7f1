import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { type Shown, type Studio, openContext, openPage } from './open-page.ts';
import { settle } from '../support/inspect.ts';
import type { State } from './states/state.ts';
import { wordsOf } from '../support/words.ts';

// A state as one of the checks sees it.
export interface View extends Pick<State, 'name' | 'path' | 'before' | 'pose'> {
  readonly shown: Shown;
}

export type Inspect<T> = (page: Page, view: View) => Promise<T>;

export const atOnce = 2;
// On a loaded machine a page may come late. What cannot be shown in either time is a fault.
const timeoutsMs = [10_000, 30_000] as const;
// All steps on one page together may take this many such times; then the page is closed.
const timeoutsOfPage = 6;

export const firstLineOf = (error: unknown): string => String(error).split('\n')[0] ?? '';

// A veil over what is being loaded stays for a moment after its answer; in a state that waits it never goes.
const clearVeil = async (page: Page): Promise<void> => {
  const veil = page.locator('[class*=veil]');
  for (let times = 0; times < 20 && (await veil.count()) > 0; times += 1) await pause(100);
};

// Such as `member th deposit`: an app, and words of names, all of them; all views without any word.
export const chosenBy = (words: readonly string[], views: readonly View[]): readonly View[] => {
  const isMeant = ({ name, shown }: View, word: string): boolean =>
    word === 'member' || word === 'office' ? shown.app === word : ` ${name} `.includes(` ${word} `);
  return views.filter((view) => words.every((word) => isMeant(view, word)));
};

// An answer that a state replaces may still be on its way; a page that was closed at its limit has none left.
const close = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  await page.close();
};

// Visits pages one after another, beside other seats. The pages of one app and language share a browser context, and so the
// cache of the app's files; their storage is cleared in between.
export class Seat {
  readonly #studio: Studio;
  readonly #contexts = new Map<string, BrowserContext>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  async #contextOf(shown: Shown): Promise<BrowserContext> {
    const key = JSON.stringify(shown);
    const context = this.#contexts.get(key) ?? (await openContext(this.#studio, shown));
    this.#contexts.set(key, context);
    return context;
  }

  async #open(shown: Shown): Promise<Page> {
    const context = await this.#contextOf(shown);
    await context.setOffline(false);
    const page = await openPage(this.#studio, shown, context);
    const protocol = await context.newCDPSession(page);
    const { member, office } = this.#studio.system;
    const origin = shown.app === 'member' ? member : office;
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await protocol.detach();
    return page;
  }

  async #visitOnce<T>(view: View, inspect: Inspect<T>, timeoutMs: number): Promise<T> {
    const page = await this.#open(view.shown);
    page.setDefaultTimeout(timeoutMs);
    const limit = setTimeout(() => void close(page), timeoutsOfPage * timeoutMs);
    try {
      await view.before?.(page);
      await page.goto(view.path);
      await view.pose(page, wordsOf(view.shown.locale));
      await clearVeil(page);
      await settle(page);
      return await inspect(page, view);
    } finally {
      clearTimeout(limit);
      for (const opened of page.context().pages()) await close(opened);
    }
  }

  // late: why it was not shown at the first try.
  async visit<T>(view: View, inspect: Inspect<T>): Promise<{ readonly found: T; readonly late: string | null }> {
    const [soonMs, laterMs] = timeoutsMs;
    try {
      return { found: await this.#visitOnce(view, inspect, soonMs), late: null };
    } catch (error) {
      // Without the files and connections that the failed page left.
      await this.#contexts.get(JSON.stringify(view.shown))?.close();
      this.#contexts.delete(JSON.stringify(view.shown));
      return { found: await this.#visitOnce(view, inspect, laterMs), late: firstLineOf(error) };
    }
  }
}

// Prints each fault as it is found, to stderr each page that was visited and, as the last line, how many. Two at a time.
export const onEachPage = async (
  studio: Studio,
  views: readonly View[],
  inspect: Inspect<readonly string[]>,
): Promise<void> => {
  const waiting = [...views];
  let [visited, faultCount, lateCount] = [0, 0, 0];
  const work = async (): Promise<void> => {
    const seat = new Seat(studio);
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
      const { found, late } = await seat
        .visit(view, inspect)
        .catch((error: unknown) => ({ found: [`could not be shown: ${firstLineOf(error)}`], late: null }));
      for (const fault of found) console.log(`${view.name}: ${fault}`);
      if (late !== null) console.log(`${view.name}: shown at the second try, since ${late}`);
      faultCount += found.length;
      lateCount += late === null ? 0 : 1;
      visited += 1;
      console.error(`${String(visited)} of ${String(views.length)}: ${view.name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(
    `${String(faultCount)} faults on ${String(views.length)} pages, ${String(lateCount)} shown at the second try`,
  );
  process.exitCode = faultCount === 0 && views.length > 0 ? 0 : 1;
};
