import * as z from 'zod/mini';
import { isAccountNo, isName } from './forms/bank-account-form.ts';
import { gameProtocols } from './games.ts';
import { amountField } from '#money/money-wire.ts';
import { codeField, currencyField, textField } from './shapes/fields.ts';

// What two people change. Most kinds are asked for as rows by their columns; an offer has a form of its own.
export const rowKinds = ['setting', 'game', 'deposit_account', 'account_health'] as const;
export type RowKind = (typeof rowKinds)[number];

export const changeKinds = [...rowKinds, 'offer'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeStatuses = ['WAITING', 'APPLIED', 'DROPPED'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

const whole = () => z.int().check(z.minimum(1), z.maximum(1_000_000_000));
// A slash begins a page of the sandbox or, for pictures, a page of the member app.
const address = () =>
  z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https?:\/\/[^\s/\\]\S*|\/[A-Za-z0-9/_.-]*)$/)));

// The fields of a game that change; a new game has all of them.
export const gameFields = z.strictObject({
  name: textField(60),
  category: z.enum(['slot', 'sport', 'lotto']),
  protocol: z.enum(gameProtocols),
  unitFactorNumerator: whole(),
  unitFactorDenominator: whole(),
  logo: address(),
  background: address(),
  webUrl: address(),
  androidUrl: address(),
  iosUrl: address(),
  currencies: z.array(currencyField()).check(z.maxLength(2)),
  place: whole(),
  isListed: z.boolean(),
});
export type GameFields = z.output<typeof gameFields>;

export const depositAccountFields = z.strictObject({
  bankCode: codeField(),
  bankType: z.enum(['BANK', 'QR']),
  mode: z.enum(['AUTO', 'MANUAL']),
  accountName: z.string().check(z.refine(isName)),
  accountNo: z.string().check(z.refine(isAccountNo)),
  currency: currencyField(),
  place: whole(),
  isListed: z.boolean(),
});
export type DepositAccountFields = z.output<typeof depositAccountFields>;

const cap = () => amountField().check(z.refine((amount) => amount > 0n));
export const frozenSum = () => amountField().check(z.refine((amount) => amount >= 0n));

// A frozen account has a case, the sum that its bank holds, and when to check again; an active one has none of them.
export const accountHealthFields = z.strictObject({
  state: z.enum(['ACTIVE', 'FROZEN']),
  dailyCap: z.nullable(cap()),
  caseNo: z.nullable(textField(100)),
  frozenAmount: z.nullable(frozenSum()),
  checkAt: z.nullable(z.iso.datetime({ offset: true })),
});

// Forms of what the operator writes.
export const operatorName = /^.{1,60}$/u;
export const webAddress = /^https?:\/\/[^\s/\\]\S{0,490}$/;
// On this site: the page loads pictures from nowhere else.
export const ownAddress = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;
