import { isLaos } from '#ask/settings.ts';
import type { BankDepositAccount, SlipOnlyMethod } from '../contract.ts';
import { hasQrFlow, isQrMethod, needsSlip, type QrMethod, takesSlips } from '../rules.ts';

interface Offered<Account> {
  // The bank's code and which of its accounts it is, such as SCB-1.
  readonly id: string;
  readonly account: Account;
  readonly takesSlips: boolean;
}

export type DepositMethod =
  | (Offered<BankDepositAccount> & { readonly kind: 'account' })
  | (Offered<BankDepositAccount> & { readonly kind: 'qr'; readonly method: QrMethod })
  // Takes no more payments now, and still the slip of one made before.
  | (Offered<SlipOnlyMethod> & { readonly kind: 'slip' });

const methodOf = (offered: Offered<BankDepositAccount>): DepositMethod | null => {
  const { bankCode, bankAccountNo } = offered.account;
  if (isQrMethod(bankCode) && hasQrFlow(offered.account)) return { kind: 'qr', ...offered, method: bankCode };
  return bankAccountNo === '' ? null : { kind: 'account', ...offered };
};

export interface MethodLookup {
  readonly banks: readonly BankDepositAccount[];
  readonly slipOnly?: readonly SlipOnlyMethod[] | undefined;
  readonly isManual: boolean;
}

// The methods by which a member can complete a deposit, in the order given; those for slips alone come last.
export const offeredMethods = ({ banks, slipOnly = [], isManual }: MethodLookup): DepositMethod[] => {
  const counts = new Map<string, number>();
  const idOf = (bankCode: string): string => {
    const count = (counts.get(bankCode) ?? 0) + 1;
    counts.set(bankCode, count);
    return `${bankCode}-${count}`;
  };
  const payable = banks.flatMap((account) => {
    const method = methodOf({ id: idOf(account.bankCode), account, takesSlips: takesSlips(account, { isManual }) });
    return method === null ? [] : [method];
  });
  // Counted on, so that a member who comes back from the bank's app finds the method they chose.
  const bySlip = slipOnly.map((account) => ({
    kind: 'slip' as const,
    id: idOf(account.bankCode),
    account,
    takesSlips: true,
  }));
  return [...payable, ...bySlip];
};

// The code of the account itself, into which the payer enters the amount; only the Laos build has it.
export const codeOfAccount = ({ qrcode }: BankDepositAccount): string | null => (isLaos() ? (qrcode ?? null) : null);

// Whether nothing but a slip credits the money paid by this method.
export const isBySlip = (method: DepositMethod): boolean => method.kind === 'slip' || needsSlip(method.account);
