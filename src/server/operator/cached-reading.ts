import type { Context } from '../context.ts';

interface Reading<Value> {
  readonly value: Promise<Value>;
  readonly readAt: number;
}

// A reading shared by everybody until it is too old. Only for what the operator sets, never for balances.
export const cachedReading = <Value>(maxAgeMs: number, read: (context: Context) => Promise<Value>) => {
  const readings = new WeakMap<Context, Reading<Value>>();
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
