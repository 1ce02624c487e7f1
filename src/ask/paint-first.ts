// A page that is not in front paints nothing.
const latestMs = 300;

let paint: Promise<void> | null = null;

// What a press opens is painted before its questions are sent: on a cheap phone those of the withdrawal took a quarter of the
// time until it was shown.
export const paintFirst = (): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (): void => {
    clearTimeout(latest);
    if (paint === promise) paint = null;
    resolve();
  };
  const latest = setTimeout(end, latestMs);
  // A task that an animation frame starts comes after its paint.
  requestAnimationFrame(() => setTimeout(end));
  paint = promise;
};

// Null: nothing waits for a paint.
export const comingPaint = (): Promise<void> | null => paint;
