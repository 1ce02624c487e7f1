import { accounts } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '../context.ts';
import { cachedReading } from './cached-reading.ts';
import {
  listBankRows,
  listHealthRows,
  receivedAt,
  countReceivedToday,
  type AccountHealth,
  listDepositAccountRows,
  listFormerAccountRows,
  listGameRows,
  type Bank,
  type DepositAccount,
  type KnownDepositAccount,
  type KnownGameRow,
} from './operator-table.ts';
import { bankTexts } from './shared-settings.ts';

const maxAgeMs = 5_000;

// In the order and under the names that the operator wrote, the rest after them.
export const readBanks = cachedReading(maxAgeMs, async (context): Promise<Bank[]> => {
  const [banks, written] = await Promise.all([listBankRows(context.database.lookup), bankTexts.read(context)]);
  const first = written.flatMap((texts) =>
    banks.filter(({ code }) => code === texts.code).map((bank) => ({ ...bank, ...texts })),
  );
  return [...first, ...banks.filter(({ code }) => !written.some((texts) => texts.code === code))];
});

// Banks a member may register: in the Laos build the banks of both currencies, kip first.
export const registrableBanks = async (context: Context): Promise<Bank[]> => {
  const banks = (await readBanks(context)).filter(({ isGateway }) => !isGateway);
  const baht = banks.filter((bank) => bank.currency === 'BAHT');
  return context.settings.isLaos ? [...banks.filter((bank) => bank.currency === 'LAK'), ...baht] : baht;
};

// Names of a bank by its code; an unknown code is shown as it is.
export const bankNames = async (context: Context, code: string): Promise<{ nameTH: string; nameEN: string }> => {
  const bank = (await readBanks(context)).find((known) => known.code === code);
  return bank === undefined ? { nameTH: code, nameEN: code } : { nameTH: bank.nameTH, nameEN: bank.nameEN };
};

export type Game = KnownGameRow;

// All games in the operator's order, including those taken off the list, with addresses as a browser needs them.
export const knownGames = cachedReading(maxAgeMs, async (context): Promise<Game[]> => {
  const games = await listGameRows(context.database.lookup);
  if (!games.every(({ code }) => accounts.areKnown(code))) await accounts.learn(context.database.lookup);
  const absolute = (address: string | null): string | null =>
    address !== null && address.startsWith('/') ? context.settings.sandboxUrl + address : address;
  return games.map((game) => ({
    ...game,
    webUrl: absolute(game.webUrl),
    androidUrl: absolute(game.androidUrl),
    iosUrl: absolute(game.iosUrl),
  }));
});

// Whether a game is open to members of the currency: to activate it, to play, to move money there.
export const isOffered = (game: Game, currency: Currency): boolean =>
  game.isListed && game.currencies.includes(currency);

// Every account of the operator, including those no longer shown.
export const knownDepositAccounts = cachedReading(maxAgeMs, (context) =>
  listDepositAccountRows(context.database.lookup),
);

// Members go on paying to a number they know, and a slip or line of it may come late.
const knownFormerlyMs = 90 * 24 * 60 * 60_000;
const formerAccounts = cachedReading(maxAgeMs, (context) =>
  listFormerAccountRows(context.database.lookup, new Date(context.now().getTime() - knownFormerlyMs)),
);

// With them the numbers that an account had before, as accounts no longer shown: money at any of them is ours.
export const everyDepositAccount = async (context: Context): Promise<readonly KnownDepositAccount[]> => [
  ...(await knownDepositAccounts(context)),
  ...(await formerAccounts(context)),
];

// The operator's accounts that members pay to, in display order.
export const listDepositAccounts = async (context: Context): Promise<DepositAccount[]> =>
  (await knownDepositAccounts(context)).filter(({ isListed }) => isListed);

const knownHealth = cachedReading(
  maxAgeMs,
  async (context) =>
    new Map((await listHealthRows(context.database.lookup)).map((health) => [health.accountId, health])),
);
const knownSums = cachedReading(maxAgeMs, async (context) =>
  countReceivedToday(context.database.lookup, { accounts: await knownDepositAccounts(context), now: context.now() }),
);

// A QR method has no cap: its gateway does not say which account received.
export const takesCap = ({ bankType }: Pick<DepositAccount, 'bankType'>): boolean => bankType !== 'QR';

export const isBelowCap = (health: AccountHealth | undefined, received: bigint): boolean =>
  health === undefined || health.dailyCap === null || received < health.dailyCap;

// The accounts that were not frozen at a time; by default those that are not frozen now.
export const listUnfrozen = async <Account extends DepositAccount>(
  context: Context,
  accounts: readonly Account[],
  at: Date = context.now(),
): Promise<Account[]> => {
  const health = await knownHealth(context);
  return accounts.filter(({ accountId }) => {
    const frozenAt = health.get(accountId)?.frozenAt ?? null;
    return frozenAt === null || frozenAt > at;
  });
};

// The accounts that have received less than their cap today. The cap is soft: the sums are some seconds old, and two
// members may be shown the same account just below it.
export const listBelowCap = async <Account extends DepositAccount>(
  context: Context,
  accounts: readonly Account[],
): Promise<Account[]> => {
  const health = await knownHealth(context);
  const hasCap = accounts.some(({ accountId }) => (health.get(accountId)?.dailyCap ?? null) !== null);
  if (!hasCap) return [...accounts];
  const sums = await knownSums(context);
  return accounts.filter((account) => isBelowCap(health.get(account.accountId), receivedAt(sums, account)));
};
