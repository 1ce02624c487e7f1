import type { Context } from '../context.ts';

interface Reading<Value> {
  readonly value: Promise<Value>;
  readonly readAt: number;
}

const kept: { delete(context: Context): boolean }[] = [];

// Call it after a change by this process. What other processes have cached expires.
export const forgetReadings = (context: Context): void => {
  for (const readings of kept) readings.delete(context);
};

// A reading shared by all callers until it is too old. Only for operator settings, never for balances.
export const cachedReading = <Value>(maxAgeMs: number, read: (context: Context) => Promise<Value>) => {
  const readings = new WeakMap<Context, Reading<Value>>();
  kept.push(readings);
  return (context: Context): Promise<Value> => {
    const now = context.now().getTime();
    const known = readings.get(context);
    if (known !== undefined && now >= known.readAt && now - known.readAt < maxAgeMs) return known.value;
    const reading = { value: read(context), readAt: now };
    readings.set(context, reading);
    reading.value.catch(() => {
      if (readings.get(context) === reading) readings.delete(context);
    });
    return reading.value;
  };
};

// A reading that goes over many rows, for reports: one at a time in a process, and kept even if it failed, so that nobody's
// refreshing starts it more often than this.
export const reportReading = <Value>(maxAgeMs: number, read: (context: Context) => Promise<Value>) => {
  const readings = new WeakMap<Context, Reading<Value> & { isRunning: boolean }>();
  return (context: Context): Promise<Value> => {
    const now = context.now().getTime();
    const known = readings.get(context);
    if (known?.isRunning === true) return known.value;
    if (known !== undefined && now >= known.readAt && now - known.readAt < maxAgeMs) return known.value;
    const reading = { value: read(context), readAt: now, isRunning: true };
    readings.set(context, reading);
    const end = (): void => {
      reading.isRunning = false;
    };
    reading.value.then(end, end);
    return reading.value;
  };
};
