import { type Control, listControls, pressControl, recordEffects, settle } from './controls.ts';
import { keepLoggedIn, keepStaffLoggedIn } from './demo-life.ts';
import { atOnce, firstLineOf, type Inspect, Seat } from './each-page.ts';
import { inStudio, type Studio } from './open-page.ts';
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

type Visit = <T>(state: State, inspect: Inspect<T>) => Promise<T>;

const visitorIn = (studio: Studio): Visit => {
  const seat = new Seat(studio);
  return async ({ app = 'member', before, ...state }, inspect) => {
    await (app === 'member' ? keepLoggedIn : keepStaffLoggedIn)(studio);
    const { found } = await seat.visit(
      {
        ...state,
        shown: { app, locale, theme, size: phone },
        before: async (page) => {
          await recordEffects(page);
          await before?.(page);
        },
      },
      async (page, view) => {
        await settle(page);
        return inspect(page, view);
      },
    );
    return found;
  };
};

// Null for what is no longer there, such as the button of an offer that is taken by now.
const pressOne =
  (wanted: Control): Inspect<readonly string[] | null> =>
  async (page) => {
    const control = (await listControls(page)).find((one) => keyOf(one) === keyOf(wanted));
    if (control === undefined || control.isBlocked) return null;
    return pressControl(page, control);
  };

const cannotShow = (error: unknown): readonly string[] => [`could not be shown: ${firstLineOf(error)}`];

interface Found {
  readonly pressed: number;
  readonly gone: number;
  readonly faults: readonly string[];
}

const checkState = async (visit: Visit, state: State, barsSeen: Set<string>): Promise<Found> => {
  const listed = await visit(state, listControls);
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
    const found = await visit(state, pressOne(control)).catch(cannotShow);
    if (found === null) gone += 1;
    else pressed += 1;
    for (const fault of found ?? []) faults.push(`${shown}: ${fault}`);
  }
  return { pressed, gone, faults };
};

const chosen = states.filter(
  ({ name, app = 'member' }) => parts.length === 0 || parts.some((part) => name === part || app === part),
);

// Each in a system of its own, since a press may log the member out or spend the money.
const waiting = [...chosen];
const barsSeen = new Set<string>();
let [pressed, gone, found] = [0, 0, 0];

const pressAll = async (studio: Studio): Promise<void> => {
  const visit = visitorIn(studio);
  for (let state = waiting.shift(); state !== undefined; state = waiting.shift()) {
    const { faults, ...count } = await checkState(visit, state, barsSeen).catch((error: unknown) => ({
      pressed: 0,
      gone: 0,
      faults: cannotShow(error),
    }));
    pressed += count.pressed;
    gone += count.gone;
    found += faults.length;
    for (const fault of faults) console.log(`${state.name}: ${fault}`);
    console.error(`${state.name}: ${String(count.pressed)} pressed; ${String(waiting.length)} screens and states wait`);
  }
};

await Promise.all(Array.from({ length: atOnce }, () => inStudio(pressAll, chosen)));
console.log(
  `${String(found)} findings among ${String(pressed)} controls of ${String(chosen.length)} screens and states, ` +
    `${String(gone)} no longer there when they should be pressed`,
);
process.exitCode = found === 0 && pressed > 0 ? 0 : 1;
