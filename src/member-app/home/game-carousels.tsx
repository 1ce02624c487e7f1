import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { GameCard } from '#features/game/member/game-card.tsx';
import { gameGroups } from '#features/game/rules.ts';
import type { GameAccount } from '#features/wallet/contract.ts';
import { useHiddenBalance } from '#features/wallet/member/use-hidden-balance.ts';
import type { Currency } from '#money/currency.ts';
import { Carousel } from '#ui/lists/carousel.tsx';
import { useModals } from '../modal-host.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';
import { useOpenAccount } from './use-open-account.ts';

export interface GameCarouselsProps {
  readonly games: readonly GameAccount[];
  readonly currency: Currency;
}

// Longer figures do not fit into a third of a phone's width.
const shortFiguresMax = 12;

const hasLongFigures = (games: readonly GameAccount[], currency: Currency): boolean =>
  games.some(({ amount }) => formatMoney(amount, currency).length > shortFiguresMax);

export const GameCarousels = ({ games, currency }: GameCarouselsProps) => {
  const t = useTexts(homeStrings);
  const modals = useModals();
  const { isHidden } = useHiddenBalance();
  const { opening, activate } = useOpenAccount();
  const groups = gameGroups(games);
  if (groups.length === 0) return <p className={styles['no-games']}>{t('emptyGames')}</p>;
  const openAccount = async (code: string): Promise<void> => {
    if (await activate(code)) modals.open('game', code);
  };
  const card = (game: GameAccount) => (
    <GameCard
      game={game}
      currency={currency}
      isHidden={isHidden}
      isOpening={opening === game.code}
      onView={() => modals.open('game', game.code)}
      onOpenAccount={() => void openAccount(game.code)}
      onTransfer={() => modals.open('transfer', game.code)}
    />
  );
  return (
    <div className={hasLongFigures(games, currency) ? `${styles['games']} ${styles['two-cards']}` : styles['games']}>
      {groups.map(({ name, games: items }) => (
        <Carousel key={name} title={t(name)} items={items} keyOf={({ code }) => code} card={card} />
      ))}
    </div>
  );
};
