import * as z from 'zod/mini';
import { accountHealthFields, type ChangeKind, depositAccountFields, gameFields } from '#contract/operator-changes.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { knownDepositAccounts, knownGames, readBanks, takesCap } from '#server/operator/operator-catalogue.ts';
import { type KnownDepositAccount, listHealthRows } from '#server/operator/operator-table.ts';
import type { Refusing } from '#server/verb.ts';
import { hasMoneyAt } from './money-at-game-table.ts';

export type CheckRefusal = 'CHANGE_INVALID' | 'FACTOR_IN_USE' | 'ACCOUNT_UNREADABLE';

type Checking = Refusing<CheckRefusal>;

// We name an account by our own id; the operator knows it by bank and number.
export const newObject = 'new';

export interface RequestedChange {
  readonly kind: ChangeKind;
  readonly object: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const parsed = <Shape extends z.ZodMiniType>({ refuse }: Checking, shape: Shape, value: unknown): z.output<Shape> => {
  const read = z.safeParse(shape, value);
  return read.success ? read.data : refuse('CHANGE_INVALID');
};

const checkSetting = ({ context, refuse }: Checking, { object, fields }: RequestedChange): void => {
  const known = context.operatorSettings.find(({ name }) => name === object);
  if (Object.keys(fields).join() !== 'value' || known?.faultsOf(fields['value']).length !== 0) refuse('CHANGE_INVALID');
};

// The product must be able to reach the game by its protocol, and its factor changes only while no money is there.
const checkGame = async (checking: Checking, { object: code, fields }: RequestedChange): Promise<void> => {
  const { context, refuse } = checking;
  const known = (await knownGames(context)).find((game) => game.code === code);
  const game = parsed(checking, known === undefined ? gameFields : z.partial(gameFields), fields);
  const factor = {
    numerator: game.unitFactorNumerator ?? known?.unitFactorNumerator ?? 1,
    denominator: game.unitFactorDenominator ?? known?.unitFactorDenominator ?? 1,
  };
  const protocol = context.providers.gameProtocol(code);
  if (protocol === null || protocol !== (game.protocol ?? known?.protocol)) refuse('CHANGE_INVALID');
  const isSameFactor =
    known === undefined ||
    (known.unitFactorNumerator === factor.numerator && known.unitFactorDenominator === factor.denominator);
  if (!isSameFactor && (await hasMoneyAt(context.database, code))) refuse('FACTOR_IN_USE');
};

const bankTakes = async (context: Context, account: { bankCode: string; currency: Currency }): Promise<boolean> =>
  (await readBanks(context)).some((bank) => bank.code === account.bankCode && bank.currency === account.currency);

// An account that credits automatically must have receipts we can read: from the bank's feed, or from the gateway of
// its codes.
const checkReceipts = async ({ context, refuse }: Checking, account: KnownDepositAccount): Promise<void> => {
  if (account.bankType === 'QR') {
    if (!Object.hasOwn(context.providers.payments, account.bankCode)) refuse('ACCOUNT_UNREADABLE');
  } else if (account.mode === 'AUTO') {
    const read = await context.providers.bank.feed({ accountNo: account.accountNo, after: null });
    if (read.kind !== 'done') refuse('ACCOUNT_UNREADABLE');
  }
};

const checkDepositAccount = async (checking: Checking, { object, fields }: RequestedChange): Promise<void> => {
  const { context, refuse } = checking;
  const accounts = await knownDepositAccounts(context);
  const known = accounts.find(({ accountId }) => accountId === object);
  const asked = parsed(checking, known === undefined ? depositAccountFields : z.partial(depositAccountFields), fields);
  const account = { ...known, ...asked } as KnownDepositAccount;
  if (!(await bankTakes(context, account))) refuse('CHANGE_INVALID');
  // The table checks that too, but only when the second person confirms, which could then never succeed.
  const isTaken = ({ accountId, bankCode, accountNo }: KnownDepositAccount): boolean =>
    accountId !== object && bankCode === account.bankCode && accountNo === account.accountNo;
  if (accounts.some(isTaken)) refuse('CHANGE_INVALID');
  const readsAgain = ['bankCode', 'bankType', 'mode', 'accountNo', 'isListed'].some((name) => name in asked);
  if (readsAgain && account.isListed) await checkReceipts(checking, account);
};

// Returns the account.
export const requireOurAccount = async (
  { context, refuse }: Refusing<'CHANGE_INVALID'>,
  wanted: string,
): Promise<KnownDepositAccount> => {
  const accounts = await knownDepositAccounts(context);
  return accounts.find(({ accountId }) => accountId === wanted) ?? refuse('CHANGE_INVALID');
};

// A frozen account has a case, a sum and a time to check again, any other has none of them. The table checks that too, but
// for a change that needs two people only at the confirmation, which could then never succeed.
const checkAccountHealth = async (checking: Checking, { object, fields }: RequestedChange): Promise<void> => {
  const { context, refuse } = checking;
  const asked = parsed(checking, z.partial(accountHealthFields), fields);
  const account = await requireOurAccount(checking, object);
  if (asked.dailyCap != null && !takesCap(account)) refuse('CHANGE_INVALID');
  const known = (await listHealthRows(context.database)).find(({ accountId }) => accountId === object);
  const { state, caseNo, frozenAmount, checkAt } = { ...known, ...asked };
  const isFrozen = state === 'FROZEN';
  if ([caseNo, frozenAmount, checkAt].some((value) => (value != null) !== isFrozen)) refuse('CHANGE_INVALID');
};

// Refuses values the product could not work with, before anything is written. Runs again when the second person
// confirms. An offer is checked when it is asked for, and by its table.
export const checkChange = async (checking: Checking, change: RequestedChange): Promise<void> => {
  if (change.kind === 'setting') checkSetting(checking, change);
  else if (change.kind === 'game') await checkGame(checking, change);
  else if (change.kind === 'account_health') await checkAccountHealth(checking, change);
  else if (change.kind === 'deposit_account') await checkDepositAccount(checking, change);
};

// A time to check a frozen account again that is past would be due at once. Of a change that waits it may pass meanwhile.
export const requireCheckAhead = ({ context, refuse }: Refusing<'CHANGE_INVALID'>, checkAt: unknown): void => {
  if (typeof checkAt === 'string' && new Date(checkAt) <= context.now()) refuse('CHANGE_INVALID');
};

// A requested change: an existing account, or a new one. A waiting change of a new account already has its id.
export const checkNewChange = async (checking: Checking, change: RequestedChange): Promise<void> => {
  const { kind, object } = change;
  if (kind === 'deposit_account' && object !== newObject) await requireOurAccount(checking, object);
  if (kind === 'account_health') requireCheckAhead(checking, change.fields['checkAt']);
  await checkChange(checking, change);
};
