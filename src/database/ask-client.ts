import type pg from 'pg';

// One statement on a connection, which is of no more use if no answer comes in time. The driver's own promise and timeout
// would leave each question and answer to the next full garbage collection (V8 finds them only then): small collections,
// which halt calls, would copy a sixth of all that is allocated.
export const askClient = async <Row extends object>(
  client: pg.ClientBase,
  question: pg.QueryConfig,
  timeoutMs: number,
): Promise<pg.QueryResult<Row>> => {
  try {
    return await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Query read timeout')), timeoutMs);
      client.query<Row>(question, (error: Error | null, result) => {
        clearTimeout(timer);
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  } catch (error) {
    // Of the caller, not of the socket that read the answer.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
