import { pressOf, type Press } from './load.ts';
import type { Player } from './players.ts';

export const mixedGames = ['SLOTXO', 'JOKER'] as const;

// Of five presses, one withdraws, one moves money from a game to the wallet and three send some to a game.
const pressFor = (player: Player, draw: number): Press => {
  const amount = 1 + (draw % 40);
  const code = mixedGames[draw % mixedGames.length] ?? '';
  if (draw % 5 === 0) return pressOf(player, '/api/wallet/withdraw', { amount: 100 + amount });
  if (draw % 5 === 1) return pressOf(player, '/api/wallet/transfer', { from: code, to: 'WALLET', amount });
  return pressOf(player, '/api/wallet/transfer', { from: 'WALLET', to: code, amount });
};

// Callers rotate through the players, so that two rarely act on the same one.
export const anyPress =
  (players: readonly Player[]) =>
  (caller: number, turn: number): Press => {
    const player = players[(caller * 7 + turn) % players.length];
    if (player === undefined) throw new Error('there are no players');
    return pressFor(player, caller * 3 + turn);
  };
