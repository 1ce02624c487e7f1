// A page that is not in front paints nothing.
const latestMs = 300;

interface Paint {
  readonly done: Promise<void>;
  readonly end: () => void;
}
let paint: Paint | null = null;

// What a press opens is painted before its questions are sent: on a cheap phone those of the withdrawal took a quarter of the
// time until it was shown.
export const paintFirst = (): void => {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const end = (): void => {
    clearTimeout(latest);
    if (paint === begun) paint = null;
    resolve();
  };
  const begun = { done, end };
  const latest = setTimeout(end, latestMs);
  // A task that an animation frame starts comes after its paint.
  requestAnimationFrame(() => setTimeout(end));
  paint = begun;
};

// What was to be painted is gone.
export const endPaint = (): void => paint?.end();

// Null: nothing waits for a paint.
export const comingPaint = (): Promise<void> | null => paint?.done ?? null;
