import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { bankNames } from '#i18n/bank-names.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';

const isBank = (code: string): code is keyof typeof bankNames => Object.hasOwn(bankNames, code);

// The name of a wallet, game or bank by its code.
export const useNameOf = (): ((code: string) => string) => {
  const shared = useTexts(sharedTexts);
  const bank = useTexts(bankNames);
  const { data } = useQuery({ ...walletQuery, staleTime: Infinity });
  return useCallback(
    (code) => {
      if (code === 'WALLET') return shared('mainWallet');
      const game = data?.slots.find((slot) => slot.code === code);
      if (game !== undefined) return game.name;
      return isBank(code) ? bank(code) : code;
    },
    [data, shared, bank],
  );
};
