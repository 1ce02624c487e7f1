import type { Page } from '@playwright/test';
import { wordsOf } from '../support/words.ts';
import { type Control, listControls, pressControl, recordEffects, settle } from './controls.ts';
import { keepLoggedIn, keepStaffLoggedIn } from './demo-life.ts';
import { inStudio, openPage, type Studio } from './open-page.ts';
import { states } from './states/all-states.ts';
import type { State } from './states/state.ts';

// node tests/journeys/pictures/check-controls-command.ts [th | la | en] [light | dark] [member | office | name of a state ...]: presses every
// button, link, tab and box of every screen and modal, each on a page of its own, and prints each that does nothing, leads
// nowhere or fails, and each that is blocked without saying why. Needs npm run build.

const phone = { width: 360, height: 740 };

const locales = ['th', 'la', 'en'] as const;
const words = process.argv.slice(2);
const locale = locales.find((one) => words.includes(one)) ?? 'th';
const theme = words.includes('dark') ? 'dark' : 'light';
const parts = words.filter((word) => word !== locale && word !== 'dark' && word !== 'light');

// The same controls of a state, whichever page it is on.
const keyOf = ({ name, kind, to }: Control): string => [kind, name, to].join(' ');

const open = async (studio: Studio, { path, app = 'member', before, pose }: State): Promise<Page> => {
  await (app === 'member' ? keepLoggedIn : keepStaffLoggedIn)(studio);
  const page = await openPage(studio, { app, locale, theme, size: phone });
  page.setDefaultTimeout(15_000);
  await recordEffects(page);
  await before?.(page);
  await page.goto(path);
  await pose(page, wordsOf(locale));
  await settle(page);
  return page;
};

// An answer that a state replaces may still be on its way.
const leave = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
};

// Null for what is no longer there, such as the button of an offer that is taken by now.
const pressOne = async (studio: Studio, state: State, wanted: Control): Promise<readonly string[] | null> => {
  const page = await open(studio, state);
  try {
    const control = (await listControls(page)).find((one) => keyOf(one) === keyOf(wanted));
    if (control === undefined || control.isBlocked) return null;
    return await pressControl(page, control);
  } finally {
    await leave(page);
  }
};

interface Found {
  readonly pressed: number;
  readonly gone: number;
  readonly faults: readonly string[];
}

const checkState = async (studio: Studio, state: State, barsSeen: Set<string>): Promise<Found> => {
  const page = await open(studio, state);
  const listed = await listControls(page);
  await leave(page);
  const seen = new Set<string>();
  const faults: string[] = [];
  let [pressed, gone] = [0, 0];
  for (const control of listed) {
    const key = keyOf(control);
    const known = control.isInBar ? barsSeen : seen;
    if (known.has(key)) continue;
    known.add(key);
    const shown = `${control.kind} "${control.name}"`;
    if (control.name === '') faults.push(`${control.kind} to ${control.to ?? 'nowhere'}: has no name`);
    if (control.isBlocked) {
      if (!control.isExplained) faults.push(`${shown}: is blocked without a reason`);
      continue;
    }
    const found = await pressOne(studio, state, control);
    if (found === null) gone += 1;
    else pressed += 1;
    for (const fault of found ?? []) faults.push(`${shown}: ${fault}`);
  }
  return { pressed, gone, faults };
};

const chosen = states.filter(
  ({ name, app = 'member' }) => parts.length === 0 || parts.some((part) => name === part || app === part),
);

await inStudio(async (studio) => {
  const barsSeen = new Set<string>();
  let [pressed, gone, found] = [0, 0, 0];
  for (const state of chosen) {
    const { faults, ...count } = await checkState(studio, state, barsSeen).catch((error: unknown) => ({
      pressed: 0,
      gone: 0,
      faults: [`could not be shown: ${String(error).split('\n')[0] ?? ''}`],
    }));
    pressed += count.pressed;
    gone += count.gone;
    found += faults.length;
    for (const fault of faults) console.log(`${state.name}: ${fault}`);
  }
  console.log(
    `${String(found)} findings among ${String(pressed)} controls of ${String(chosen.length)} screens and states, ` +
      `${String(gone)} no longer there when they should be pressed`,
  );
  process.exitCode = found === 0 && pressed > 0 ? 0 : 1;
}, chosen);
