import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { BringHomePanel } from '#features/transfer/member/bring-home-panel.tsx';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { useHiddenBalance } from '#features/wallet/member/use-hidden-balance.ts';
import { hasMoney, heldInGames, restingGames, saysWhenUsed } from '#features/wallet/rules.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { transferStrings } from '#features/transfer/strings.ts';
import { useTexts } from '#i18n/texts.ts';
import { type ReceivedMoney, ReceivedMoneyDialog } from '#ui/press/received-money.tsx';
import { freshWalletOf } from '../modals/fresh-wallet-of.ts';

const newest = 50;

interface Came extends ReceivedMoney {
  readonly games: readonly string[];
}

// Hidden unless money lies in games that were not opened for a day. A backend that does not say when a game was used is
// asked for the newest lines of the statement.
export const RestingPart = ({ wallet }: { readonly wallet: WalletAnswer }) => {
  const t = useTexts(transferStrings);
  const { isHidden } = useHiddenBalance();
  // Home reads it.
  const fresh = freshWalletOf(useQuery({ ...walletQuery, enabled: false }));
  const [came, setCame] = useState<Came | null>(null);
  const [now] = useState(() => new Date());
  const { data } = useQuery({
    queryKey: ['statement', 1, newest],
    queryFn: ({ signal }) => answerOf(statementCalls.get, { page: 1, limit: newest }, { signal }),
    meta: { loggedAs: 'statement' },
    enabled: !saysWhenUsed(wallet.slots),
  });
  const lines = data === undefined ? null : { newest: data.statements, isAll: data.total <= data.statements.length };
  const resting = restingGames(wallet.slots, { now, lines });
  if (came !== null && fresh !== null) {
    const texts = { title: t('homeDone'), from: came.games.join(', '), next: t('nextInWallet') };
    return <ReceivedMoneyDialog {...came} {...texts} wallet={fresh} onClose={() => setCame(null)} />;
  }
  if (resting.length === 0) return null;
  const full = wallet.slots.filter(hasMoney).map(({ name }) => name);
  return (
    <BringHomePanel
      amount={heldInGames(resting)}
      currency={currencyOf(wallet)}
      games={resting.map(({ name }) => name)}
      others={wallet.slots.filter((slot) => hasMoney(slot) && !resting.includes(slot)).map(({ name }) => name)}
      nameOf={(code) => wallet.slots.find((slot) => slot.code === code)?.name ?? code}
      isHidden={isHidden}
      onCame={(money) => setCame({ ...money, games: full })}
    />
  );
};
