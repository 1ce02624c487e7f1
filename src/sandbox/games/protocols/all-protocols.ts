import type { GameProtocolName } from '#contract/games.ts';
import { ambProtocol } from './amb-protocol.ts';
import { awcProtocol } from './awc-protocol.ts';
import { betflixProtocol } from './betflix-protocol.ts';
import { jokerProtocol } from './joker-protocol.ts';
import { pgProtocol } from './pg-protocol.ts';
import type { AddProtocol } from './protocol.ts';
import { transferWalletProtocol } from './transfer-wallet-protocol.ts';

export const allProtocols: Readonly<Record<GameProtocolName, AddProtocol>> = {
  joker: jokerProtocol,
  'transfer-wallet': transferWalletProtocol,
  awc: awcProtocol,
  betflix: betflixProtocol,
  amb: ambProtocol,
  pg: pgProtocol,
};
