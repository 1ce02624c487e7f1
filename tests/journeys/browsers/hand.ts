import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

// What a person does with a page: finds something by its words, presses it, types, and reads.

const waitsMs = 20_000;
const readsEveryMs = 150;

interface Place {
  readonly x: number;
  readonly y: number;
}

// Runs in the page. The middle of what is called so, on top if a modal is open: a field by its label, anything else that
// can be pressed by its name or text. Nothing while it is being moved: on a busy machine it may stand still between two
// frames of its way.
const placeOf = (wanted: string, kind: 'press' | 'field'): Place | null => {
  const bare = (text: string | null | undefined): string =>
    (text ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const among =
    kind === 'field'
      ? 'input, textarea'
      : 'button, a[href], summary, [role=option], [role=menuitem], [role=menuitemradio], [role=combobox]';
  const namesOf = (element: Element): string[] => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => bare(label.textContent));
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [
      bare(element.getAttribute('aria-label')),
      bare(named.map((one) => one?.textContent ?? '').join(' ')),
      bare(element.textContent),
      ...labels,
    ];
  };
  const shown = [...root.querySelectorAll(among)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.closest('[inert]') === null;
  });
  const found =
    shown.find((element) => namesOf(element).includes(wanted)) ??
    shown.find((element) => namesOf(element).some((name) => name.startsWith(wanted)));
  if (found === undefined) return null;
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    return playState === 'running' && ends && moved?.contains(found) === true;
  });
  if (isMoving) return null;
  found.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

const textOf = (): string => {
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  return root.innerText.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
};

export class Hand {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async #until<Value>(what: string, read: () => Promise<Value | null>): Promise<Value> {
    for (const until = Date.now() + waitsMs; ; await pause(readsEveryMs)) {
      const seen = await read();
      if (seen !== null) return seen;
      if (Date.now() > until) throw new Error(`${what}; the page says: ${(await this.text()).slice(0, 600)}`);
    }
  }

  text(): Promise<string> {
    return this.#engine.run<string>(`(${String(textOf)})()`);
  }

  async #pressAt({ x, y }: Place): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#engine.perform([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]);
  }

  // What comes into its place while the page loads is pressed once it stands still.
  async #placeOf(wanted: string, kind: 'press' | 'field'): Promise<Place> {
    let before: Place | null = null;
    return this.#until(`nothing to ${kind} is called "${wanted}"`, async () => {
      const call = `(${String(placeOf)})(${JSON.stringify(wanted)}, '${kind}')`;
      const now = await this.#engine.run<Place | null>(call);
      const isStill = now !== null && before !== null && now.x === before.x && now.y === before.y;
      before = now;
      return isStill ? now : null;
    });
  }

  async mayPress(name: string): Promise<void> {
    await this.#placeOf(name, 'press');
  }

  async press(name: string): Promise<void> {
    await this.#pressAt(await this.#placeOf(name, 'press'));
  }

  async type(label: string, text: string): Promise<void> {
    await this.#pressAt(await this.#placeOf(label, 'field'));
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async sees(text: string): Promise<void> {
    await this.#until(`"${text}" is not seen`, async () => ((await this.text()).includes(text) ? true : null));
  }

  // A picture that has arrived and can be drawn.
  async seesPicture(selector: string): Promise<void> {
    const isDrawn = `(document.querySelector(${JSON.stringify(selector)})?.naturalWidth ?? 0) > 0`;
    await this.#until(`no picture ${selector} is drawn`, async () =>
      (await this.#engine.run<boolean>(isDrawn)) ? true : null,
    );
  }

  async isAt(path: string): Promise<void> {
    await this.#until(`the address is not ${path}`, async () =>
      (await this.#engine.run<string>('location.pathname')) === path ? true : null,
    );
  }
}
