// What other server rooms may use: a member's accounts at games, and what the providers report about them.
export {
  listActiveGames,
  findGameAccount,
  listGameAccounts,
  transferCount,
  type ActiveGame,
} from './game-accounts-table.ts';
export { wayToAccount, type KnownGame } from './known-game.ts';
export { targetGame } from './target-game.ts';
export { recordPlay } from './record-play.ts';
export { updateReadDue } from './held/due-readings-table.ts';
export { readGameBalance, type ReadBalance } from './held/read-balance.ts';
export { refreshBalances } from './refresh-balances.ts';
export { keepOpenedPlayer, openPlayers, type OpenedPlayer } from './open-player.ts';
