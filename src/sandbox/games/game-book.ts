import { createHash, timingSafeEqual } from 'node:crypto';
import type { Shelf } from '../shelf.ts';

// Amounts are hundredths of the game's own unit. A transfer's amount is positive into the game, negative out of it.
export interface GameTransfer {
  readonly code: string;
  readonly reference: string;
  readonly username: string;
  readonly amount: bigint;
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
  readonly at: string;
}

// One round as its player saw it.
export interface Round {
  readonly at: string;
  readonly stake: bigint;
  readonly win: bigint;
  // What came up, in the words of the game's page; empty for a round played by a call.
  readonly shown: string;
}

// A round as the provider's records list it. A changed one has a later version: a time in milliseconds, used once.
export interface ListedRound extends Round {
  readonly id: number;
  readonly code: string;
  readonly username: string;
  readonly version: number;
}

export interface StoredPlayer {
  readonly code: string;
  readonly username: string;
  readonly currency: string | null;
  readonly passwordHash: string | null;
  // Wins minus stakes since the account was opened.
  readonly played: bigint;
  // The newest rounds, newest first; absent before the first.
  readonly rounds?: readonly Round[];
}

export interface Player {
  readonly code: string;
  readonly username: string;
  readonly currency: string | null;
  readonly balance: bigint;
}

export type TransferAnswer =
  | { kind: 'done'; transfer: GameTransfer }
  | { kind: 'no-player' | 'bad-amount' | 'too-little' | 'other-content' };

interface Named {
  readonly code: string;
  readonly username: string;
}

export interface GameBook {
  addPlayer(player: Named & { password?: string; currency?: string }): 'created' | 'existed';
  setPassword(player: Named & { password: string }): boolean;
  passwordFits(player: Named & { password: string }): boolean;
  player(named: Named): Player | null;
  transfer(requested: Named & { reference: string; amount: bigint }): TransferAnswer;
  findTransfer(code: string, reference: string): GameTransfer | null;
  playRound(
    round: Named & { stake: bigint; win: bigint; shown?: string },
  ): { kind: 'done'; player: Player } | { kind: 'no-player' | 'too-little' };
  // The newest rounds, newest first.
  rounds(named: Named): readonly Round[];
  // In the order of their versions, from one on.
  listRounds(code: string, fromVersion: number): readonly ListedRound[];
  // The provider corrects a round, and with it the player's balance.
  changeRound(code: string, id: number, figures: { stake: bigint; win: bigint }): ListedRound | null;
  transfers(): GameTransfer[];
  players(): Player[];
}

export interface GameShelves {
  readonly players: Shelf<StoredPlayer>;
  readonly transfers: Shelf<GameTransfer>;
  readonly rounds: Shelf<ListedRound>;
  readonly now: () => Date;
}

const roundsKept = 20;

// Provider user names are case-insensitive; references are case-sensitive.
const playerKey = ({ code, username }: Named): string => `${code} ${username.toLowerCase()}`;
const transferKey = (code: string, reference: string): string => `${code} ${reference}`;

const hashOf = (player: Named & { password: string }): string =>
  createHash('sha256')
    .update(`${playerKey(player)} ${player.password}`)
    .digest('hex');

// Each change is one write, so a kill between two writes cannot separate a transfer from its balance.
const createBalances = ({ players, transfers }: GameShelves) => {
  const transferred = new Map<string, bigint>();
  const add = (transfer: GameTransfer): void => {
    const key = playerKey(transfer);
    transferred.set(key, (transferred.get(key) ?? 0n) + transfer.amount);
  };
  for (const transfer of transfers.items()) add(transfer);
  const of = (named: Named): bigint =>
    (transferred.get(playerKey(named)) ?? 0n) + (players.get(playerKey(named))?.played ?? 0n);
  return { add, of };
};

const createTransfers = (shelves: GameShelves, balances: ReturnType<typeof createBalances>) => ({
  transfer(requested: Named & { reference: string; amount: bigint }): TransferAnswer {
    const player = shelves.players.get(playerKey(requested));
    if (player === undefined) return { kind: 'no-player' };
    const { code, username } = player;
    const { reference, amount } = requested;
    const earlier = shelves.transfers.get(transferKey(code, reference));
    if (earlier !== undefined) {
      const isSame = earlier.amount === amount && earlier.username === username;
      return isSame ? { kind: 'done', transfer: earlier } : { kind: 'other-content' };
    }
    if (amount === 0n) return { kind: 'bad-amount' };
    const balanceBefore = balances.of(player);
    const balanceAfter = balanceBefore + amount;
    if (balanceAfter < 0n) return { kind: 'too-little' };
    const at = shelves.now().toISOString();
    const transfer = { code, reference, username, amount, balanceBefore, balanceAfter, at };
    balances.add(shelves.transfers.put(transferKey(code, reference), transfer));
    return { kind: 'done', transfer };
  },
  findTransfer: (code: string, reference: string) => shelves.transfers.get(transferKey(code, reference)) ?? null,
  transfers: () => shelves.transfers.items(),
});

const createPasswords = ({ players }: GameShelves) => ({
  setPassword(requested: Named & { password: string }): boolean {
    const player = players.get(playerKey(requested));
    if (player === undefined) return false;
    players.put(playerKey(requested), { ...player, passwordHash: hashOf(requested) });
    return true;
  },
  passwordFits(requested: Named & { password: string }): boolean {
    const known = players.get(playerKey(requested))?.passwordHash ?? null;
    return known !== null && timingSafeEqual(Buffer.from(known), Buffer.from(hashOf(requested)));
  },
});

const createRounds = ({ players, rounds, now }: GameShelves) => {
  let last = rounds.items().reduce((latest, { version }) => Math.max(latest, version), 0);
  const nextVersion = (): number => (last = Math.max(last + 1, now().getTime()));
  return {
    add: ({ code, username }: StoredPlayer, round: Round): void => {
      const id = rounds.size + 1;
      rounds.put(String(id), { ...round, id, code, username, version: nextVersion() });
    },
    listRounds: (code: string, fromVersion: number) =>
      rounds
        .items()
        .filter((round) => round.code === code && round.version >= fromVersion)
        .sort((one, other) => one.version - other.version),
    changeRound: (code: string, id: number, figures: { stake: bigint; win: bigint }): ListedRound | null => {
      const known = rounds.get(String(id));
      const player = known === undefined ? undefined : players.get(playerKey(known));
      if (known?.code !== code || player === undefined) return null;
      const difference = figures.win - figures.stake - (known.win - known.stake);
      players.put(playerKey(player), { ...player, played: player.played + difference });
      return rounds.put(String(id), { ...known, ...figures, version: nextVersion() });
    },
  };
};

// The records of every fake provider: its players, their balances, and each transfer by its reference.
export const createGameBook = (shelves: GameShelves): GameBook => {
  const balances = createBalances(shelves);
  const { add: listRound, ...listed } = createRounds(shelves);
  const shown = (player: StoredPlayer): Player => {
    const { code, username, currency } = player;
    return { code, username, currency, balance: balances.of(player) };
  };

  return {
    addPlayer({ code, username, password, currency }) {
      const key = playerKey({ code, username });
      if (shelves.players.get(key) !== undefined) return 'existed';
      const passwordHash = password === undefined ? null : hashOf({ code, username, password });
      shelves.players.put(key, { code, username, passwordHash, currency: currency ?? null, played: 0n });
      return 'created';
    },
    ...createPasswords(shelves),
    player(named) {
      const found = shelves.players.get(playerKey(named));
      return found === undefined ? null : shown(found);
    },
    ...createTransfers(shelves, balances),
    ...listed,
    playRound({ stake, win, shown: seen = '', ...named }) {
      const player = shelves.players.get(playerKey(named));
      if (player === undefined) return { kind: 'no-player' };
      if (stake > balances.of(player)) return { kind: 'too-little' };
      const round = { at: shelves.now().toISOString(), stake, win, shown: seen };
      const rounds = [round, ...(player.rounds ?? [])].slice(0, roundsKept);
      const played = shelves.players.put(playerKey(named), { ...player, played: player.played - stake + win, rounds });
      listRound(player, round);
      return { kind: 'done', player: shown(played) };
    },
    rounds: (named) => shelves.players.get(playerKey(named))?.rounds ?? [],
    players: () => shelves.players.items().map(shown),
  };
};
