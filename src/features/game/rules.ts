import { gameRow, isGameCode, type WayIn } from '#contract/games.ts';

export interface CategorisedGame {
  readonly category: string;
}

export interface GameGroup<Game> {
  readonly name: 'slot' | 'sport' | 'lotto';
  readonly games: readonly Game[];
}

const categoriesOf: readonly (readonly [name: GameGroup<never>['name'], categories: readonly string[]])[] = [
  ['slot', ['slot']],
  ['sport', ['sport', 'casino']],
  ['lotto', ['lotto']],
];

// Slot, sport with casino, lotto. A group without games is hidden.
export const gameGroups = <Game extends CategorisedGame>(games: readonly Game[]): readonly GameGroup<Game>[] =>
  categoriesOf
    .map(([name, categories]) => ({ name, games: games.filter(({ category }) => categories.includes(category)) }))
    .filter((group) => group.games.length > 0);

const factorScale = 1_000_000_000;

// The amount in the game's own unit, rounded to hundredths; null if either is unknown.
export const secondBalance = (amount: bigint | null, ftWalletSlot: number): bigint | null => {
  const factor = Math.round(ftWalletSlot * factorScale);
  if (amount === null || !Number.isSafeInteger(factor)) return null;
  const scaled = amount * BigInt(factor);
  const half = BigInt(factorScale) / 2n;
  return (scaled + (scaled < 0n ? -half : half)) / BigInt(factorScale);
};

// How a game is opened: as the catalogue says for a known game, otherwise at its web address, if it has one.
export const wayInto = ({ code, web }: { code: string; web: string | null }): WayIn | 'web' | 'none' => {
  if (isGameCode(code)) return gameRow(code).wayIn;
  return web === null ? 'none' : 'web';
};

// The URL to go to, or null unless it is a web page: a game's link never runs a script here.
export const webAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s/\\]\S*$/i.test(text) ? text : null;

export interface PostedLogin {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface LoginParts {
  readonly code: string;
  readonly web: string | null;
  // The host for games that are posted to their host (UFABET); empty for the host of the web address.
  readonly ufaHost: string;
  readonly credential: {
    readonly username: string;
    readonly password: string;
    readonly event?: Readonly<Record<string, string>> | undefined;
  };
}

const originOf = (text: string | null): string | null =>
  /^https?:\/\/[^/?#]+/i.exec(webAddress(text) ?? '')?.[0] ?? null;

// What the page posts to open a game, or null if there is no address to post to.
export const postedLogin = ({ code, web, ufaHost, credential }: LoginParts): PostedLogin | null => {
  const { username, password, event = {} } = credential;
  const game = isGameCode(code) ? gameRow(code) : null;
  const action = game?.isPostedToHost === true ? (webAddress(ufaHost) ?? originOf(web)) : webAddress(web);
  if (action === null) return null;
  return { action, fields: { ...(game?.hasLoginFields === true ? event : {}), username, password } };
};

// The largest win in one reading of a game that needs no review by a person.
export interface WinLimit {
  readonly believedUpTo: bigint;
  readonly timesOfBalance: number;
  readonly heldAbove: bigint;
}

// A transfer of the last days that was released, and whether the provider now says that it carried it out.
export interface ReturnedTransfer {
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  // Released after inquiries, because it was absent at the provider.
  readonly wasAbsent: boolean;
  readonly isDone: 'yes' | 'no' | 'unknown';
}

export interface SeenPlay {
  // What the provider holds beyond what is booked: positive is won, negative is lost.
  readonly difference: bigint;
  readonly booked: bigint;
  readonly limit: WinLimit;
  readonly returned: readonly ReturnedTransfer[];
}

// TRANSFER: the provider says that it did a transfer whose money was given back, so its lane stops. LIMIT: a limit of
// ours; with a transfer, the amount equals that of a transfer that the provider does not confirm, which may be chance.
export type HeldReason = 'LIMIT' | 'TRANSFER';

export type PlayVerdict =
  | { readonly kind: 'play' }
  // Cannot be decided now: the provider does not answer about a transfer that may explain the difference.
  | { readonly kind: 'unclear' }
  | { readonly kind: 'held'; readonly reason: HeldReason; readonly transferId: string | null };

const isBeyond = (won: bigint, booked: bigint, limit: WinLimit): boolean =>
  won > limit.believedUpTo && (won > limit.heldAbove || won > booked * BigInt(limit.timesOfBalance));

// Whether a difference is play, or money of a transfer that was carried out after its release, or a win so large that a
// person reviews it first.
export const verdictOnPlay = ({ difference, booked, limit, returned }: SeenPlay): PlayVerdict => {
  const [direction, size] = difference > 0n ? (['in', difference] as const) : (['out', -difference] as const);
  const alike = returned.filter((transfer) => transfer.direction === direction);
  const found = alike.find(({ isDone }) => isDone === 'yes');
  if (found !== undefined) return { kind: 'held', reason: 'TRANSFER', transferId: found.transferId };
  const equal = alike.find(({ wasAbsent, amount }) => wasAbsent && amount === size);
  if (equal !== undefined) return { kind: 'held', reason: 'LIMIT', transferId: equal.transferId };
  if (alike.some(({ isDone }) => isDone === 'unknown')) return { kind: 'unclear' };
  const isHeld = difference > 0n && isBeyond(difference, booked, limit);
  return isHeld ? { kind: 'held', reason: 'LIMIT', transferId: null } : { kind: 'play' };
};

// The size of a difference, regardless of its sign.
export const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
