import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';

export const HomeScreen = () => {
  const shared = useTexts(sharedTexts);
  const { data } = useQuery(walletQuery);
  return (
    <>
      <h1 tabIndex={-1}>{data?.profile.name ?? ''}</h1>
      <p>{shared('balance')}</p>
      <Money amount={data?.wallet.amount ?? null} currency={data?.profile.currency ?? 'BAHT'} size="display" />
    </>
  );
};
