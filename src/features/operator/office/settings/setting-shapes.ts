import { currencyCodes } from '#money/currency.ts';
import type { FormShape, FormField } from '../content/form-shape.ts';

// The forms of the settings that members do not read.

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A switch that is the whole value has the name of its setting.
const bare = (name: string, usual: boolean): FormShape => ({
  form: 'record',
  fields: [{ kind: 'yesNo', name }],
  read: (stored) => ({ [name]: stored }),
  write: (formed) => (isRecord(formed) ? formed[name] : formed),
  usual,
});

const amounts = (...names: readonly string[]): readonly FormField[] =>
  currencyCodes.flatMap((currency) =>
    (names.length === 0 ? [currency] : names.map((name) => `${currency}.${name}`)).map((name): FormField => ({
      kind: 'amount',
      name,
    })),
  );

const eachCurrency = (value: unknown): object => Object.fromEntries(currencyCodes.map((code) => [code, value]));

const winLimit = (within = ''): readonly FormField[] =>
  currencyCodes.flatMap((currency): FormField[] => [
    { kind: 'amount', name: `${within}${currency}.believedUpTo` },
    { kind: 'whole', name: `${within}${currency}.timesOfBalance` },
    { kind: 'amount', name: `${within}${currency}.heldAbove` },
  ]);

const everyWinHeld = eachCurrency({ believedUpTo: 0, timesOfBalance: 0, heldAbove: 0 });

// The limits of single games are stored by their codes.
const readWins = (stored: unknown): unknown =>
  isRecord(stored) && isRecord(stored['games'])
    ? {
        ...stored,
        games: Object.entries(stored['games']).map(([game, limits]) => ({ game, ...(limits as object) })),
      }
    : stored;

const writeWins = (formed: unknown): unknown =>
  isRecord(formed) && Array.isArray(formed['games'])
    ? {
        ...formed,
        games: Object.fromEntries(
          (formed['games'] as Fields[]).map(({ game, ...limits }) => [String(game), limits] as const),
        ),
      }
    : formed;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

// Any other mode than AUTO pauses a wallet.
const readWallets = (stored: unknown): unknown =>
  listOf(stored).map((one) => (isRecord(one) && one['mode'] !== 'AUTO' ? { ...one, mode: 'PAUSED' } : one));

const accountNo: FormField = { kind: 'digits', name: 'accountNo', form: /^\d{6,20}$/ };
const receiverCode = /^[0-9A-Za-z]{1,40}$/;

export const settingNames = [
  'terminated',
  'info',
  'registerOTP',
  'gamesAtRegistration',
  'enableChatWidget',
  'promisedMinutes',
  'withdrawLimits',
  'twoPersonThreshold',
  'alonePerDay',
  'winLimits',
  'dayWinLimit',
  'isManual',
  'slipWindow',
  'slipProofAbove',
  'slipAlone',
  'walletAccounts',
  'promptPay',
  'laoQrs',
] as const;
export type SettingName = (typeof settingNames)[number];

export const settingShapes: Record<SettingName, FormShape> = {
  terminated: bare('terminated', false),
  info: {
    form: 'record',
    fields: [
      { kind: 'text', name: 'name' },
      { kind: 'text', name: 'website', isOptional: true },
    ],
    usual: { name: 'Member Wallet', website: null },
  },
  registerOTP: bare('registerOTP', true),
  gamesAtRegistration: {
    form: 'list',
    fields: [{ kind: 'game', name: 'game' }],
    read: (stored) => listOf(stored).map((game) => ({ game })),
    write: (formed) => listOf(formed).map((one) => (isRecord(one) ? one['game'] : one)),
    usual: [],
  },
  enableChatWidget: bare('enableChatWidget', false),
  promisedMinutes: {
    form: 'record',
    fields: (['staff', 'withdrawal'] as const).map((name) => ({
      kind: 'whole',
      name,
      min: 1,
      max: dayMinutes,
    })),
    usual: { staff: 15, withdrawal: 30 },
  },
  withdrawLimits: {
    form: 'record',
    switch: 'isPaidOut',
    fields: amounts('withdrawMin', 'withdrawMax'),
    usual: null,
  },
  twoPersonThreshold: { form: 'record', fields: amounts(), usual: eachCurrency(0) },
  alonePerDay: { form: 'record', switch: 'isCounted', fields: amounts(), usual: null },
  winLimits: {
    form: 'list',
    within: { name: 'games', beside: winLimit('everyGame.') },
    fields: [{ kind: 'game', name: 'game' }, ...winLimit()],
    read: readWins,
    write: writeWins,
    usual: { everyGame: everyWinHeld, games: {} },
  },
  dayWinLimit: { form: 'record', fields: amounts(), usual: eachCurrency(0) },
  isManual: bare('isManual', false),
  slipWindow: {
    form: 'record',
    fields: [
      { kind: 'timeOfDay', name: 'closedFrom', label: 'closedFrom' },
      { kind: 'timeOfDay', name: 'closedTo', label: 'closedTo' },
      { kind: 'whole', name: 'uploadWithinMinutes', min: 1, max: weekMinutes },
    ],
    usual: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60 },
  },
  slipProofAbove: { form: 'record', fields: amounts(), usual: eachCurrency(0) },
  slipAlone: {
    form: 'record',
    fields: amounts('each', 'day'),
    usual: { BAHT: { each: 20_000, day: 200_000 }, LAK: { each: 8_000_000, day: 80_000_000 } },
  },
  walletAccounts: {
    form: 'list',
    fields: [
      { kind: 'text', name: 'walletAccountName' },
      { kind: 'digits', name: 'mobile', form: /^0\d{9}$/ },
      { kind: 'choice', name: 'mode', options: ['AUTO', 'PAUSED'] },
    ],
    read: readWallets,
    usual: [],
  },
  promptPay: {
    form: 'list',
    fields: [
      { kind: 'choice', name: 'kind', options: ['BILLER', 'PROXY'] },
      { kind: 'bank', name: 'bankCode' },
      accountNo,
      { kind: 'digits', name: 'billerId', form: /^\d{15}$/, when: { name: 'kind', is: 'BILLER' } },
      { kind: 'digits', name: 'proxy', form: /^(0\d{9}|\d{13}|\d{15})$/, when: { name: 'kind', is: 'PROXY' } },
      {
        kind: 'whole',
        name: 'reservedSatang',
        min: 1,
        max: 99,
        when: { name: 'kind', is: 'PROXY' },
      },
      {
        kind: 'whole',
        name: 'graceMinutes',
        max: dayMinutes,
        when: { name: 'kind', is: 'PROXY' },
      },
    ],
    usual: [],
  },
  laoQrs: {
    form: 'list',
    fields: [
      { kind: 'choice', name: 'kind', options: ['ONEPAY', 'LAO_QR'] },
      accountNo,
      { kind: 'digits', name: 'category', form: /^\d{4}$/ },
      { kind: 'text', name: 'merchantId', form: receiverCode, when: { name: 'kind', is: 'ONEPAY' } },
      { kind: 'digits', name: 'issuer', form: /^\d{8}$/, when: { name: 'kind', is: 'LAO_QR' } },
      { kind: 'text', name: 'receiverId', form: receiverCode, when: { name: 'kind', is: 'LAO_QR' } },
    ],
    usual: [],
  },
};
