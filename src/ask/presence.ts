import { byItselfHeader } from '#contract/by-itself-header.ts';

// Longer than the server waits before it notes a call, so that the last touch is always recorded.
const presentForMs = 90_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = Date.now();

const note = (): void => {
  touchedAt = Date.now();
};

export const watchPresence = (): void => {
  note();
  for (const touch of touches) addEventListener(touch, note, { capture: true, passive: true });
};

// What goes with a call: once nobody has touched the screen for a while, it asks by itself.
export const presenceHeaders = (): Readonly<Record<string, string>> =>
  Date.now() - touchedAt < presentForMs ? {} : { [byItselfHeader]: '1' };
