import { noNumber } from '#i18n/date-formats.ts';
import { currencyWord, type Direction, formatMoney, formatSignedMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Currency, currencies } from '#money/currency.ts';
import { toDecimalText } from '#money/money-wire.ts';
import { classNames } from '../class-names.ts';
import { figureTexts } from './figure-texts.ts';
import styles from './money.module.css';

export interface MoneyProps {
  readonly amount: bigint | null;
  readonly currency: Currency;
  // display: the total balance, one line at any length.
  readonly size?: 'text' | 'title' | 'display';
}

// Shown as ฿1,234.50, read aloud as "1,234.50 baht".
export const Money = ({ amount, currency, size = 'text' }: MoneyProps) => {
  const locale = useLocale();
  if (amount === null) return <span className="money">{noNumber}</span>;
  const figures = formatMoney(amount, currency);
  return (
    <data
      value={toDecimalText(amount)}
      className={classNames('money', styles[size], size === 'display' && styles[stepOf(figures)])}
    >
      <span aria-hidden="true">{figures}</span>
      <span className="visually-hidden">
        {figures.replace(currencies[currency].symbol, '')} {plainText(currencyWord(currency, locale))}
      </span>
    </data>
  );
};

const stepOf = (figures: string): string => {
  if (figures.length <= 11) return 'whole';
  if (figures.length <= 14) return 'large';
  return figures.length <= 17 ? 'medium' : 'small';
};

export interface SignedMoneyProps extends MoneyProps {
  readonly amount: bigint | null;
  readonly direction: Direction;
  // FAILED is struck through; in colour only on SUCCESS, since money under way has not arrived.
  readonly status?: string;
  // False for money that was there before: its sign is neither in colour nor read aloud.
  readonly hasMoved?: boolean;
}

export const SignedMoney = (props: SignedMoneyProps) => {
  const { amount, currency, direction, status = 'SUCCESS', hasMoved = true } = props;
  const t = useTexts(figureTexts);
  const locale = useLocale();
  if (amount === null) return <span className="money">{noNumber}</span>;
  const figures = formatSignedMoney(amount, currency, direction);
  const heard = direction === 'none' || !hasMoved ? '' : `${t(direction === 'in' ? 'moneyIn' : 'moneyOut')} `;
  const style = status === 'FAILED' ? 'void' : status === 'SUCCESS' && hasMoved ? direction : 'none';
  return (
    <data value={toDecimalText(amount)} className={classNames('money', styles[style])}>
      <span aria-hidden="true">{figures}</span>
      <span className="visually-hidden">
        {heard}
        {formatMoney(amount, currency).replace(currencies[currency].symbol, '')} {currencyWord(currency, locale)}
      </span>
    </data>
  );
};
