export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN?: string | undefined;
}

export interface Source {
  readonly code: string;
  readonly description: string;
}

// What the operator has set for registration; the shell looks it up and hands it over.
export interface RegisterLookups {
  // null while they are on their way.
  readonly banks: readonly Bank[] | null;
  readonly haveBanksFailed: boolean;
  readonly loadBanks: () => void;
  readonly sources: readonly Source[];
  // Whether a one-time code is asked for; null while unknown.
  readonly hasOtp: boolean | null;
  // Waits until it is known.
  readonly askForOtp: () => Promise<boolean>;
}
