import type { GameProtocolName } from '#contract/games.ts';
import { ambProtocol } from './amb/amb-adapter.ts';
import { awcProtocol } from './awc/awc-adapter.ts';
import { betflixProtocol } from './betflix/betflix-adapter.ts';
import { jokerProtocol } from './joker/joker-adapter.ts';
import { pgProtocol } from './pg/pg-adapter.ts';
import type { GameProtocol } from './protocol.ts';
import { transferWalletProtocol } from './transfer-wallet/transfer-wallet-adapter.ts';

export const protocols: Readonly<Record<GameProtocolName, GameProtocol>> = {
  joker: jokerProtocol,
  'transfer-wallet': transferWalletProtocol,
  awc: awcProtocol,
  betflix: betflixProtocol,
  amb: ambProtocol,
  pg: pgProtocol,
};
