import { useQueryClient } from '@tanstack/react-query';
import { type ActivateGame, useActivateGame } from '#features/game/member/use-activate-game.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';

// Opens a game account. The wallet is being reloaded by then; until it arrives, the card already shows the account.
export const useOpenAccount = (): ActivateGame => {
  const client = useQueryClient();
  const { opening, activate } = useActivateGame();
  const openAccount = async (code: string): Promise<boolean> => {
    if (!(await activate(code))) return false;
    client.setQueryData(
      walletQuery.queryKey,
      (known) =>
        known && {
          ...known,
          slots: known.slots.map((slot) => (slot.code === code ? { ...slot, isActive: true } : slot)),
        },
    );
    return true;
  };
  return { opening, activate: openAccount };
};
