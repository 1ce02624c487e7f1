import * as z from 'zod/mini';
import { amountField } from '#money/money-wire.ts';
import type { Context } from '../context.ts';
import { cachedReading } from './cached-reading.ts';
import type { KnownSetting } from './known-setting.ts';
import { listSettingRows } from './operator-table.ts';

// An operator setting. The feature it belongs to declares it and names it in its feature.ts.
export interface Setting<Value = unknown> extends KnownSetting {
  readonly read: (context: Context) => Promise<Value>;
}

interface Declared<Shape extends z.core.$ZodType> {
  readonly name: string;
  readonly about: string;
  readonly steersMoney?: boolean;
  // What every member reads.
  readonly isPublished?: boolean;
  readonly shape: Shape;
  readonly usual: z.input<Shape>;
  // What applies if the stored value cannot be read. Needed where the default could be more generous than what the
  // operator wrote.
  readonly whenUnreadable?: z.input<Shape>;
  // The parts of a new value that contradict each other or would show nothing, by their paths. A stored value that has
  // such parts still applies.
  readonly mistakesIn?: (value: z.output<Shape>) => readonly string[];
}

type Rows = ReadonlyMap<string, unknown>;

const maxAgeMs = 1_000;

// Needed before every call of a member, so it is read at most once a second for all callers.
const storedRows = cachedReading(
  maxAgeMs,
  async (context): Promise<Rows> =>
    new Map((await listSettingRows(context.database.lookup)).map(({ name, value }) => [name, value])),
);

// Of a value that may have several forms, the form that it comes closest to.
const faultsIn = (issues: readonly z.core.$ZodIssue[], within: readonly PropertyKey[] = []): string[] =>
  issues.flatMap((issue) => {
    const path = [...within, ...issue.path];
    const [closest] =
      issue.code === 'invalid_union' ? issue.errors.toSorted((one, other) => one.length - other.length) : [];
    return closest === undefined || closest.length === 0 ? [path.map(String).join('.')] : faultsIn(closest, path);
  });

export const setting = <Shape extends z.core.$ZodType>({
  name,
  about,
  steersMoney = false,
  isPublished = false,
  shape,
  usual,
  whenUnreadable = usual,
  mistakesIn = () => [],
}: Declared<Shape>): Setting<z.output<Shape>> => {
  const decoded = new WeakMap<Rows, z.output<Shape>>();
  // One unreadable setting must not take down the whole site: another value applies, and the log says so.
  const valueIn = (context: Context, rows: Rows): z.output<Shape> => {
    if (rows.has(name)) {
      const stored = z.safeDecode(shape, rows.get(name) as never);
      if (stored.success) return stored.data;
      context.log.error({ setting: name }, 'a setting of the operator is not valid; it is not applied');
      return z.decode(shape, whenUnreadable);
    }
    return z.decode(shape, usual);
  };
  return {
    name,
    about,
    needsTwo: steersMoney || isPublished,
    usual,
    canBe: (stored) => z.safeDecode(shape, stored as never).success,
    faultsOf: (wanted) => {
      const read = z.safeDecode(shape, wanted as never);
      return read.success ? mistakesIn(read.data) : faultsIn(read.error.issues);
    },
    cleaned: (value) => z.encode(shape, z.decode(shape, value as never)),
    read: async (context) => {
      const rows = await storedRows(context);
      if (!decoded.has(rows)) decoded.set(rows, valueIn(context, rows));
      return decoded.get(rows) as z.output<Shape>;
    },
  };
};

// An upper limit.
export const amountLimitField = () => amountField().check(z.refine((amount) => amount >= 0n));

// A value for each currency.
export const perCurrency = <Field extends z.core.$ZodType>(field: Field) => z.object({ BAHT: field, LAK: field });

// A share of losses that members get back: the percent of the loss, and the percentages of the money credited at which
// its condition is met and lost.
export const shareTerms = () =>
  z
    .object({
      isActive: z.boolean(),
      percent: z.int().check(z.minimum(1), z.maximum(100)),
      percentSuccess: z.int().check(z.minimum(1), z.maximum(10_000)),
      percentFail: z.int().check(z.minimum(0), z.maximum(10_000)),
    })
    .check(z.refine(({ percentSuccess, percentFail }) => percentSuccess > percentFail, { path: ['percentSuccess'] }));
