import type { BankDepositAccount } from '../contract.ts';
import { hasQrFlow, isQrMethod, type QrMethod } from '../rules.ts';

interface Offered {
  // The bank's code and which of its accounts it is, such as SCB-1.
  readonly id: string;
  readonly account: BankDepositAccount;
}

export type DepositMethod =
  | (Offered & { readonly kind: 'account' })
  | (Offered & { readonly kind: 'qr'; readonly method: QrMethod });

const methodOf = (account: BankDepositAccount, id: string): DepositMethod | null => {
  const { bankCode, bankAccountNo, mode } = account;
  if (isQrMethod(bankCode) && hasQrFlow(account)) return { kind: 'qr', id, account, method: bankCode };
  // Money sent to an account without automatic credit needs a slip, and slips are not accepted here.
  return mode === 'AUTO' && bankAccountNo !== '' ? { kind: 'account', id, account } : null;
};

// The methods by which a member can complete a deposit, in the order given.
export const offeredMethods = (accounts: readonly BankDepositAccount[]): DepositMethod[] => {
  const counts = new Map<string, number>();
  return accounts.flatMap((account) => {
    const count = (counts.get(account.bankCode) ?? 0) + 1;
    counts.set(account.bankCode, count);
    const method = methodOf(account, `${account.bankCode}-${count}`);
    return method === null ? [] : [method];
  });
};
