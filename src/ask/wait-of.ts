const tooManyRequests = 429;
// A day. A longer wait is taken for a mistake, since a button would wait for it.
const secondsMax = 86_400;

interface Limited {
  readonly status: number;
  readonly retryAfter?: string | null;
}

// How long to wait, if a limit was reached and the answer names the seconds. A date counts as none: the clock of a phone
// may be wrong.
export const waitOf = ({ status, retryAfter }: Limited): { readonly waitMs?: number } => {
  const seconds = Number(retryAfter ?? 0);
  return status === tooManyRequests && seconds > 0 && seconds <= secondsMax ? { waitMs: seconds * 1_000 } : {};
};
