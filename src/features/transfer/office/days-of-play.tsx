import { gameNameOf } from '#contract/games.ts';
import { formatDate } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { gameMoneyStrings } from './game-money-strings.ts';
import styles from './game-money.module.css';
import type { MemberGameMoney } from './use-game-money.ts';

// What the member won or lost, by day and game; with the turnover where the game lists its rounds.
export const DaysOfPlay = ({ of: { days, currency } }: { readonly of: MemberGameMoney }) => {
  const t = useTexts(gameMoneyStrings);
  if (days.length === 0) return null;
  return (
    <section>
      <h3>{t('days')}</h3>
      <ul className={styles['transfers']}>
        {days.map(({ day, code, net, stake, rounds }) => (
          <li key={`${day} ${code}`}>
            <span>{gameNameOf(code)}</span>
            <Money amount={net} currency={currency} />
            <span className={styles['quiet']}>
              {stake === null || rounds === null
                ? t('derived')
                : t('turnover', { stake: formatMoney(stake, currency), rounds: String(rounds) })}
            </span>
            <time dateTime={day} className={styles['quiet']}>
              {formatDate(`${day}T00:00:00+07:00`)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};
