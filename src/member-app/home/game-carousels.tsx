import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDeferredValue, useState } from 'react';
import { GameCard } from '#features/game/member/game-card.tsx';
import { searchGames } from '#features/game/member/search-games.ts';
import { useReturnFromGame } from '#features/game/member/use-return-from-game.ts';
import { gameGroups } from '#features/game/rules.ts';
import type { GameAccount } from '#features/wallet/contract.ts';
import { useHiddenBalance } from '#features/wallet/member/use-hidden-balance.ts';
import type { Currency } from '#money/currency.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Carousel } from '#ui/lists/carousel.tsx';
import { useModals } from '../use-modals.ts';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';
import { OpeningPart, renewOpening } from './opening-part.tsx';

export interface GameCarouselsProps {
  readonly games: readonly GameAccount[];
  readonly currency: Currency;
  // The member has come back from a game.
  readonly onReturn: () => void;
}

// Longer figures do not fit into a third of a phone's width.
const shortFiguresMax = 12;

// Up to this many games are found faster by eye.
const unsearchedMax = 12;

const hasLongFigures = (games: readonly GameAccount[], currency: Currency): boolean =>
  games.some(({ amount }) => formatMoney(amount, currency).length > shortFiguresMax);

interface GameSearchProps {
  readonly text: string;
  readonly count: number;
  readonly onText: (text: string) => void;
}

const GameSearch = ({ text, count, onText }: GameSearchProps) => {
  const t = useTexts(homeStrings);
  const reported = count === 0 ? t('noGameFound') : t('gamesFound', { count });
  return (
    <div role="search" className={styles['search']}>
      <TextField
        name="game-search"
        type="search"
        label={t('findGame')}
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <p role="status" className={count === 0 ? styles['no-games'] : 'visually-hidden'}>
        {text.trim() === '' ? null : reported}
      </p>
    </div>
  );
};

export const GameCarousels = ({ games, currency, onReturn }: GameCarouselsProps) => {
  const t = useTexts(homeStrings);
  const modals = useModals();
  const { isHidden } = useHiddenBalance();
  const [opening, setOpening] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  useReturnFromGame(onReturn);
  const found = games.length > unsearchedMax ? searchGames(games, wanted) : games;
  if (gameGroups(games).length === 0) return <p className={styles['no-games']}>{t('emptyGames')}</p>;
  const openAccount = (code: string): void => {
    // One at a time: the end of one would take away the other, which goes on unseen.
    if (opening !== null) return;
    renewOpening();
    setOpening(code);
  };
  const card = (game: GameAccount) => (
    <GameCard
      game={game}
      currency={currency}
      isHidden={isHidden}
      isOpening={opening === game.code}
      onView={() => modals.open('game', game.code)}
      onOpenAccount={() => openAccount(game.code)}
      onTransfer={() => modals.open('transfer', game.code)}
    />
  );
  return (
    <div className={hasLongFigures(games, currency) ? `${styles['games']} ${styles['two-cards']}` : styles['games']}>
      {games.length > unsearchedMax ? <GameSearch text={wanted} count={found.length} onText={setSearch} /> : null}
      {gameGroups(found).map(({ name, games: items }) => (
        // Each search has a list of its own, which begins with its first game.
        <Carousel
          key={`${name} ${wanted.trim()}`}
          title={t(name)}
          items={items}
          keyOf={({ code }) => code}
          card={card}
        />
      ))}
      {opening === null ? null : (
        <OpeningPart
          key={opening}
          code={opening}
          onEnd={(isOpen) => {
            setOpening(null);
            if (isOpen) modals.open('game', opening);
          }}
        />
      )}
    </div>
  );
};
