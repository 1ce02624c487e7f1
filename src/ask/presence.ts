import { backgroundHeader } from '#contract/background-header.ts';

// Longer than the interval at which the server records calls, so that the last touch is always recorded.
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

// The header for calls that a screen makes automatically because nobody has touched it for a while.
export const presenceHeaders = (): Readonly<Record<string, string>> =>
  Date.now() - touchedAt < presentForMs ? {} : { [backgroundHeader]: '1' };
