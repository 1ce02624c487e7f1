// What the shell hands over: the member's own account and wallet, and what follows a paid code.
export interface RegisteredAccount {
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

export interface StatementCredit {
  readonly statementType: string;
  readonly status: string;
  readonly from: string | null;
  readonly amount: bigint | null;
  readonly createdAt: string;
  readonly note?: string | null | undefined;
}

export interface DepositShell {
  readonly bankAccount: RegisteredAccount | null;
  // Of the main wallet.
  readonly balance: bigint | null;
  // Throws the refusal of the backend.
  readonly renameAccount: (name: { bankCode: string; bankAccountName: string }) => Promise<unknown>;
  // Loads the balances and then the newest lines of the statement.
  readonly readCredits: () => Promise<readonly StatementCredit[]>;
  readonly onViewStatement: () => void;
}
