import { setTimeout as sleep } from 'node:timers/promises';
import { CommitUnknown, sqlStateOf } from './sql-state.ts';

const repeatAfterMs = [50, 200, 800, 3_200];

const lostCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);
// The driver has no code for these.
const lostMessages = /^Connection terminated|not queryable|^timeout exceeded when trying to connect/;

const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof CommitUnknown) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state !== null) return state.startsWith('08') || state.startsWith('57P');
  return ('code' in error && lostCodes.has(String(error.code))) || lostMessages.test(error.message);
};

// Repeats work whose connection was lost, at COMMIT or before. Only for work that finds what an earlier attempt of
// its own wrote, so that doing it twice is doing it once.
export const throughLostConnections = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (const afterMs of repeatAfterMs) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await sleep(afterMs);
    }
  }
  return work();
};
