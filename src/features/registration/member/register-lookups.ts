export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN?: string | undefined;
}

export interface Source {
  readonly code: string;
  readonly description: string;
}

// The operator's settings for registration; the shell looks them up and passes them in.
export interface RegisterLookups {
  // null while loading.
  readonly banks: readonly Bank[] | null;
  readonly haveBanksFailed: boolean;
  readonly loadBanks: () => void;
  readonly sources: readonly Source[];
  // Whether a one-time code is required; null while unknown.
  readonly hasOtp: boolean | null;
  // Waits until it is known.
  readonly askForOtp: () => Promise<boolean>;
}
