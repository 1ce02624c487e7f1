import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { gameStrings } from '../strings.ts';
import { GameBalances } from './game-balances.tsx';
import styles from './game-card.module.css';
import { GameLogo } from './game-logo.tsx';
import type { ShownGame } from './shown-game.ts';
import { useStanding } from './use-standing.ts';

export interface GameCardProps {
  readonly game: ShownGame;
  readonly currency: Currency;
  readonly isHidden: boolean;
  readonly isOpening: boolean;
  readonly onView: () => void;
  readonly onOpenAccount: () => void;
  readonly onTransfer: () => void;
}

const logoPx = 48;

// The button's area covers the card, so a tap anywhere on it performs the action.
export const GameCard = (props: GameCardProps) => {
  const { game, currency, isHidden, isOpening, onView, onOpenAccount, onTransfer } = props;
  const t = useTexts(gameStrings);
  const { short, whyNoPlay } = useStanding(game);
  // The button of a game that cannot be opened says why.
  const lines = game.isActive || whyNoPlay === null ? short : short.slice(1);
  const ofGame = <span className="visually-hidden">, {game.name}</span>;
  return (
    <article className={styles['card']} aria-label={game.name}>
      <div className={styles['art']}>
        {game.background === null ? null : (
          <img src={game.background} alt="" loading="lazy" className={styles['background']} />
        )}
        <span className={styles['logo']}>
          <GameLogo logo={game.logo} sizePx={logoPx} />
        </span>
      </div>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{game.name}</h3>
        <GameBalances game={game} currency={currency} isHidden={isHidden} />
        {lines.map((line) => (
          <p key={line} className={styles['standing']}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles['actions']}>
        {game.isActive ? (
          <>
            <Button kind="outlined" data-covers-card="" onClick={onView}>
              {t('viewData')}
              {ofGame}
            </Button>
            <Button kind="text" onClick={onTransfer}>
              {t('transfer')}
              {ofGame}
            </Button>
          </>
        ) : (
          <Button
            kind="outlined"
            data-covers-card=""
            isBusy={isOpening}
            blockedBecause={whyNoPlay}
            onClick={onOpenAccount}
          >
            {t('openAccount')}
            {ofGame}
          </Button>
        )}
      </div>
    </article>
  );
};
