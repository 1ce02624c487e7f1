import type { BankDepositAccount } from '../contract.ts';
import { hasQrFlow, isQrMethod, type QrMethod, takesSlips } from '../rules.ts';

interface Offered {
  // The bank's code and which of its accounts it is, such as SCB-1.
  readonly id: string;
  readonly account: BankDepositAccount;
  readonly takesSlips: boolean;
}

export type DepositMethod =
  | (Offered & { readonly kind: 'account' })
  | (Offered & { readonly kind: 'qr'; readonly method: QrMethod });

const methodOf = (offered: Offered): DepositMethod | null => {
  const { bankCode, bankAccountNo } = offered.account;
  if (isQrMethod(bankCode) && hasQrFlow(offered.account)) return { kind: 'qr', ...offered, method: bankCode };
  return bankAccountNo === '' ? null : { kind: 'account', ...offered };
};

// The methods by which a member can complete a deposit, in the order given.
export const offeredMethods = (
  accounts: readonly BankDepositAccount[],
  terms: { readonly isManual: boolean },
): DepositMethod[] => {
  const counts = new Map<string, number>();
  return accounts.flatMap((account) => {
    const count = (counts.get(account.bankCode) ?? 0) + 1;
    counts.set(account.bankCode, count);
    const id = `${account.bankCode}-${count}`;
    const method = methodOf({ id, account, takesSlips: takesSlips(account, terms) });
    return method === null ? [] : [method];
  });
};
