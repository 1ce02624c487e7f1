import { forget, readStored, store } from '#ask/browser-storage.ts';

export interface DepositDraft {
  // The selected method, by its place among those offered.
  readonly method: string | null;
  // The text of the amount field.
  readonly amount: string;
  // Whether the upload of a slip is open instead of the way to pay.
  readonly isSlip: boolean;
  // The newest deposit when the account's details were opened: its id, empty if there was none, null if nobody has looked.
  readonly lastDeposit: string | null;
}

const draftKey = 'deposit-draft';
export const noDraft: DepositDraft = { method: null, amount: '', isSlip: false, lastDeposit: null };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

// A phone may reload the page while its camera or the bank's app is in front: the member's choices must survive that.
export const keptDraft = (): DepositDraft => {
  const text = readStored('session', draftKey);
  if (text === null) return noDraft;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return noDraft;
    return {
      method: 'method' in kept ? textOf(kept.method) : null,
      amount: ('amount' in kept ? textOf(kept.amount) : null) ?? '',
      isSlip: 'isSlip' in kept && kept.isSlip === true,
      lastDeposit: 'lastDeposit' in kept ? textOf(kept.lastDeposit) : null,
    };
  } catch {
    return noDraft;
  }
};

export const keepDraft = (part: Partial<DepositDraft>): void =>
  store('session', draftKey, JSON.stringify({ ...keptDraft(), ...part }));

export const forgetDraft = (): void => forget('session', draftKey);
