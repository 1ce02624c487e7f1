import { formatAmount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Money } from '#ui/figures/money.tsx';
import { secondBalance } from '../rules.ts';
import { gameStrings } from '../strings.ts';
import styles from './game-card.module.css';
import type { ShownGame } from './shown-game.ts';

export interface GameBalancesProps {
  readonly game: Pick<ShownGame, 'amount' | 'ftWalletSlot'>;
  readonly currency: Currency;
  readonly isHidden?: boolean;
}

// The balance in the wallet's currency and, below it, in the game's unit.
export const GameBalances = ({ game, currency, isHidden = false }: GameBalancesProps) => {
  const t = useTexts(gameStrings);
  const second = formatAmount(secondBalance(game.amount, game.ftWalletSlot));
  if (isHidden) {
    return (
      <span className={styles['balances']}>
        <span aria-hidden="true">••••</span>
        <span className="visually-hidden">{t('balanceHidden')}</span>
      </span>
    );
  }
  return (
    <span className={styles['balances']}>
      <span className={styles['balance']}>
        <Money amount={game.amount} currency={currency} />
      </span>
      <span className={styles['second']}>
        <span className={styles['second-short']} aria-hidden="true">
          {t('secondBalanceShort')}{' '}
        </span>
        <span className={styles['second-label']}>{t('secondBalance')} </span>
        <span className="money">{second}</span>
      </span>
    </span>
  );
};
