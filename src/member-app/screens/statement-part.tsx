import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isLaos } from '#ask/settings.ts';
import { bankNames } from '#features/registration/member/steps/bank-names.ts';
import { StatementScreen } from '#features/statement/member/statement-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { useModals } from '../modal-host.tsx';

const isBank = (code: string): code is keyof typeof bankNames => Object.hasOwn(bankNames, code);

export const StatementPart = () => {
  const modals = useModals();
  const shared = useTexts(sharedTexts);
  const bank = useTexts(bankNames);
  const { data, isPending } = useQuery({ ...walletQuery, staleTime: Infinity });
  const usual = isLaos() ? 'LAK' : 'BAHT';
  const nameOf = useCallback(
    (code: string): string => {
      if (code === 'WALLET') return shared('mainWallet');
      const game = data?.slots.find((slot) => slot.code === code);
      if (game !== undefined) return game.name;
      return isBank(code) ? bank(code) : code;
    },
    [data, shared, bank],
  );
  return (
    <StatementScreen
      currency={isPending ? null : (data?.profile.currency ?? usual)}
      nameOf={nameOf}
      onViewSlips={() => modals.open('slips')}
    />
  );
};
