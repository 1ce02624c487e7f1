// The door by which other server rooms enter: a member's accounts at games, and what the providers say of them.
export {
  activeGameFactors,
  countTransfer,
  findGameAccount,
  listGameAccounts,
  type UnitFactor,
} from './game-accounts-table.ts';
export { knownGame } from './known-game.ts';
export { targetGame } from './target-game.ts';
export { notePlay, readGameBalance, type ReadBalance } from './note-play.ts';
export { refreshBalances } from './refresh-balances.ts';
export { keepOpenedPlayer, openPlayers, type OpenedPlayer } from './open-player.ts';
