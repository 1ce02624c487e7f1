import type { Currency } from '#money/currency.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import type { StatementLine } from '../contract.ts';
import { isFreed, shownAmount, styleOf } from './statement-lines.ts';

interface LineMoneyProps {
  readonly line: StatementLine;
  readonly currency: Currency;
}

export const LineMoney = ({ line, currency }: LineMoneyProps) => (
  <SignedMoney
    amount={shownAmount(line)}
    currency={currency}
    direction={styleOf(line).direction}
    status={line.status}
    hasMoved={!isFreed(line)}
  />
);
