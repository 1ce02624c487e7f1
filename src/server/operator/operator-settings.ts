import * as z from 'zod/mini';
import type { Currency } from '#money/currency.ts';
import { amountField } from '#money/money-wire.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { cachedReading } from './cached-reading.ts';
import { readSettingRows } from './operator-table.ts';

const text = () => z.nullable(z.string());
const perCurrency = <Field extends z.core.$ZodType>(field: Field) => z.object({ BAHT: field, LAK: field });
const thresholds = () => z.object({ percentSuccess: z.number(), percentFail: z.number() });
const limits = () =>
  z
    .object({ withdrawMin: amountField(), withdrawMax: amountField() })
    .check(z.refine(({ withdrawMin, withdrawMax }) => withdrawMin > 0n && withdrawMin <= withdrawMax));
// A win up to believedUpTo is booked, one above heldAbove is not, one in between where it is at most so many times the
// balance before.
const winLimit = () =>
  perCurrency(z.object({ believedUpTo: amountField(), timesOfBalance: z.int(), heldAbove: amountField() }));
const dayTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const settingShapes = {
  terminated: z.boolean(),
  info: z.object({ name: z.string(), website: text() }),
  notice: z.object({ title: text(), html: text() }),
  contact: z.object({ contactText: text(), lineLink: text(), lineName: text(), lineQR: text() }),
  registerOTP: z.boolean(),
  // Codes of the games opened for every new member.
  gamesAtRegistration: z.array(z.string()),
  enableChatWidget: z.boolean(),
  sources: z.array(z.object({ code: z.string(), description: z.string() })),
  conditions: z.array(z.object({ title: z.string(), html: z.string() })),
  agreements: z.array(z.string()),
  // Whether every bank method offers slip upload.
  isManual: z.boolean(),
  slipWindow: z.object({ closedFrom: dayTime(), closedTo: dayTime(), uploadWithinMinutes: z.number() }),
  // null: no withdrawals.
  withdrawLimits: z.nullable(perCurrency(limits())),
  // Above it a payout needs a maker and a different checker.
  twoPersonThreshold: perCurrency(amountField()),
  // What one reading of a game may have won before a person looks at it.
  winLimits: z.object({ everyGame: winLimit(), games: z.record(z.string(), winLimit()) }),
  inviteThresholds: thresholds(),
};

type SettingName = keyof typeof settingShapes;
export type OperatorSettings = { [Name in SettingName]: z.output<(typeof settingShapes)[Name]> };

const everyWinHeld = { believedUpTo: 0, timesOfBalance: 0, heldAbove: 0 };

// What holds while the operator has set nothing. In the form of the stored rows.
const usual: { [Name in SettingName]: z.input<(typeof settingShapes)[Name]> } = {
  terminated: false,
  info: { name: 'Member Wallet', website: null },
  notice: { title: null, html: null },
  contact: { contactText: null, lineLink: null, lineName: null, lineQR: null },
  registerOTP: true,
  gamesAtRegistration: [],
  enableChatWidget: false,
  sources: [],
  conditions: [],
  agreements: [],
  isManual: false,
  slipWindow: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60 },
  // Nothing may be withdrawn, every payout needs two people, every win is looked at: a limit that is missing or
  // cannot be read must never be a generous one.
  withdrawLimits: null,
  twoPersonThreshold: { BAHT: 0, LAK: 0 },
  winLimits: { everyGame: { BAHT: everyWinHeld, LAK: everyWinHeld }, games: {} },
  inviteThresholds: { percentSuccess: 200, percentFail: 10 },
};

// Whether the product can work with a value, such as one that staff want to store.
export const readsAsSetting = (name: string, value: unknown): boolean =>
  Object.hasOwn(settingShapes, name) && z.safeDecode(settingShapes[name as SettingName], value as never).success;

// One setting nobody can read must not take the whole site with it: the usual value holds, and the log says so.
const valueOf = (context: Context, name: SettingName, stored: unknown): unknown => {
  const shape = settingShapes[name];
  if (stored !== undefined) {
    const read = z.safeDecode(shape, stored as never);
    if (read.success) return read.data;
    context.log.error({ setting: name }, 'a setting of the operator has a form the product does not know');
  }
  return z.decode(shape, usual[name]);
};

const settingNames = Object.keys(settingShapes) as SettingName[];

const readSettings = async (context: Context): Promise<OperatorSettings> => {
  const rows = await readSettingRows(context.database.lookup);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const settings = settingNames.map((name) => [name, valueOf(context, name, stored.get(name))]);
  return Object.fromEntries(settings) as OperatorSettings;
};

const maxAgeMs = 1_000;

export const operatorSettings = cachedReading(maxAgeMs, readSettings);

// Asked before every call of a member, so it costs one reading a second.
export const isSiteGone = async (context: Context): Promise<boolean> => (await operatorSettings(context)).terminated;

export interface WithdrawLimits {
  readonly withdrawMin: bigint;
  readonly withdrawMax: bigint;
}

// Refuses WITHDRAW_CLOSED where the operator has set none, or none that can be read.
export const withdrawLimitsOf = async (context: Context, currency: Currency): Promise<WithdrawLimits> => {
  const limits = (await operatorSettings(context)).withdrawLimits?.[currency];
  if (limits !== undefined) return limits;
  context.log.error({ currency }, 'withdrawals are refused: the limits of the operator are missing or cannot be read');
  return refuse('WITHDRAW_CLOSED');
};
