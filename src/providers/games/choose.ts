import { createJokerGame, type JokerSettings } from './joker/joker-adapter.ts';
import type { GamePort } from './port.ts';
import { createTransferWalletGame, type TransferWalletSettings } from './transfer-wallet/transfer-wallet-adapter.ts';

export type GameProviderSettings =
  | ({ readonly protocol: 'joker' } & JokerSettings)
  | ({ readonly protocol: 'transfer-wallet' } & TransferWalletSettings);

export const chooseGame = (settings: GameProviderSettings): GamePort => {
  switch (settings.protocol) {
    case 'joker':
      return createJokerGame(settings);
    case 'transfer-wallet':
      return createTransferWalletGame(settings);
  }
};
