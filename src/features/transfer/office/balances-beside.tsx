import { gameNameOf } from '#contract/games.ts';
import { useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { gameMoneyStrings } from './game-money-strings.ts';
import { useMemberGames } from './use-game-money.ts';

// What a member has in the wallet and at each game by our books, beside something else about the member.
export const BalancesBeside = ({ memberId }: { readonly memberId: string }) => {
  const t = useTexts(gameMoneyStrings);
  const shared = useTexts(sharedTexts);
  const { data } = useMemberGames(memberId);
  if (data === undefined) return null;
  const { currency, wallet, games } = data;
  return (
    <section>
      <FactList
        facts={[
          { label: shared('mainWallet'), value: <Money amount={wallet} currency={currency} /> },
          ...games.map(({ code, bookedAmount }) => ({
            label: gameNameOf(code),
            value: <Money amount={bookedAmount} currency={currency} />,
          })),
        ]}
      />
      <GoLink to={`/game-money/${memberId}`}>{t('title')}</GoLink>
    </section>
  );
};
