import type { FastifyBaseLogger } from 'fastify';
import { mayRepeatAtOnce } from '#database/connection-loss.ts';

interface Logged {
  readonly at: number;
  failures: number;
}

const periodMs = 60_000;
const lastLogged = new WeakMap<FastifyBaseLogger, Logged>();

// A lost database fails every call and every job for some seconds. This is logged once a minute, with the number of
// requests and jobs that failed since the last line.
const logOutage = (log: FastifyBaseLogger, error: unknown, now: number = performance.now()): void => {
  const logged = lastLogged.get(log);
  if (logged !== undefined && now - logged.at < periodMs) {
    logged.failures += 1;
    return;
  }
  lastLogged.set(log, { at: now, failures: 0 });
  log.error(
    { err: error, failuresBefore: logged?.failures ?? 0 },
    'the database is unavailable; calls are answered 503 and jobs run again',
  );
};

// Logs a fault with its details, or one more sign of the outage.
export const logFailure = (log: FastifyBaseLogger, error: unknown, failure: { about: object; text: string }): void => {
  if (mayRepeatAtOnce(error)) logOutage(log, error);
  else log.error({ err: error, ...failure.about }, failure.text);
};

// Logs why a call is answered 503.
export const logUnavailable = (log: FastifyBaseLogger, error: unknown, requestId: string): void =>
  logFailure(log, error, { about: { requestId }, text: 'a statement took too long; the call is answered 503' });
