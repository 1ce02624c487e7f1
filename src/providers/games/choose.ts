import type { GameProtocolName } from '#contract/games.ts';
import { jokerProtocol } from './joker/joker-adapter.ts';
import type { GameProtocol } from './protocol.ts';
import { transferWalletProtocol } from './transfer-wallet/transfer-wallet-adapter.ts';

export const protocols: Readonly<Record<GameProtocolName, GameProtocol>> = {
  joker: jokerProtocol,
  'transfer-wallet': transferWalletProtocol,
};
