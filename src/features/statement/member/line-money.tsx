import type { Currency } from '#money/currency.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import type { StatementLine } from '../contract.ts';
import { moneyOf } from '../rules.ts';

interface LineMoneyProps {
  readonly line: StatementLine;
  readonly currency: Currency;
}

export const LineMoney = ({ line, currency }: LineMoneyProps) => <SignedMoney {...moneyOf(line)} currency={currency} />;
