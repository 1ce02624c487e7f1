// What the shell hands over: the member's own account and wallet, and what follows a paid code.
export interface RegisteredAccount {
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

export interface DepositShell {
  readonly bankAccount: RegisteredAccount | null;
  // Of the main wallet.
  readonly balance: bigint | null;
  // Throws the refusal of the backend.
  readonly renameAccount: (name: { bankCode: string; bankAccountName: string }) => Promise<unknown>;
  // Loads the balances, once a code has ended.
  readonly refreshBalances: () => Promise<void>;
  readonly onViewStatement: () => void;
}
