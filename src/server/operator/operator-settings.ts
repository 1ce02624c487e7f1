import * as z from 'zod/mini';
import { amountField } from '#money/money-wire.ts';
import type { Context } from '../context.ts';
import { cachedReading } from './cached-reading.ts';
import { readSettingRows } from './operator-table.ts';

const text = () => z.nullable(z.string());
const perCurrency = <Field extends z.core.$ZodType>(field: Field) => z.object({ BAHT: field, LAK: field });
const thresholds = () => z.object({ percentSuccess: z.number(), percentFail: z.number() });
const limits = () => z.object({ withdrawMin: amountField(), withdrawMax: amountField() });
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
  withdrawLimits: perCurrency(limits()),
  // Above it a payout needs a maker and a different checker.
  twoPersonThreshold: perCurrency(amountField()),
  inviteThresholds: thresholds(),
};

type SettingName = keyof typeof settingShapes;
export type OperatorSettings = { [Name in SettingName]: z.output<(typeof settingShapes)[Name]> };

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
  withdrawLimits: {
    BAHT: { withdrawMin: 100, withdrawMax: 50_000 },
    LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
  },
  twoPersonThreshold: { BAHT: 20_000, LAK: 8_000_000 },
  inviteThresholds: { percentSuccess: 200, percentFail: 10 },
};

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
  const rows = await readSettingRows(context.database);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const settings = settingNames.map((name) => [name, valueOf(context, name, stored.get(name))]);
  return Object.fromEntries(settings) as OperatorSettings;
};

const maxAgeMs = 1_000;

export const operatorSettings = cachedReading(maxAgeMs, readSettings);

// Asked before every call of a member, so it costs one reading a second.
export const isSiteGone = async (context: Context): Promise<boolean> => (await operatorSettings(context)).terminated;
