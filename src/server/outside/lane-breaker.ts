import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
} from 'cockatiel';

export type BreakerState = 'closed' | 'open' | 'probing';

export interface BreakerLimits {
  // This many answers in a row without an outcome open the breaker; then it probes one request at a time, with growing
  // waits.
  readonly breakAfter: number;
  readonly probeAfterMs: number;
  readonly probeAfterMsMax: number;
  // Requests for money to come home that are sent beside an open breaker, so that nobody waits for its probe.
  readonly homewardMax: number;
}

const states: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'probing',
};

export const hasNoOutcome = (answer: unknown): boolean => (answer as { kind: string }).kind === 'unknown';

// The breaker of one lane. Money that comes home passes it, a few requests at a time; their answers do not close it.
export const createLaneBreaker = (limits: BreakerLimits) => {
  const breaker = circuitBreaker(handleWhenResult(hasNoOutcome), {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: limits.probeAfterMs, maxDelay: limits.probeAfterMsMax }),
    breaker: new ConsecutiveBreaker(limits.breakAfter),
  });
  let homewardNow = 0;
  const besideIt = async <Result>(send: () => Promise<Result>): Promise<Result | null> => {
    if (homewardNow >= limits.homewardMax) return null;
    homewardNow += 1;
    try {
      return await send();
    } finally {
      homewardNow -= 1;
    }
  };
  return {
    state: (): BreakerState => states[breaker.state],
    // Null: not sent, because the breaker is open.
    send: async <Result>(send: () => Promise<Result>, isHomeward: boolean): Promise<Result | null> => {
      if (isHomeward && breaker.state === CircuitState.HalfOpen) return besideIt(send);
      try {
        return await breaker.execute(send);
      } catch (error) {
        if (error instanceof BrokenCircuitError) return isHomeward ? besideIt(send) : null;
        throw error;
      }
    },
  };
};
