import { currencies } from '#money/currency.ts';
import { toDecimalText } from '#money/money-wire.ts';
import type { Transfer } from '../bank/bank.ts';

// WW and FP number payments themselves; the bank's own reference is not passed on.
export const listedPayment = (prefix: string, { number, amount, currency, at, from }: Transfer) => ({
  paymentId: `${prefix}${String(number).padStart(10, '0')}`,
  amount: toDecimalText(amount),
  currency: currencies[currency].isoCode,
  paidAt: at.toISOString(),
  payer: { ...from },
});

// xxxxxx7890: as gateways show an account number they must not hand on.
export const masked = (accountNo: string): string => accountNo.slice(-4).padStart(accountNo.length, 'x');
