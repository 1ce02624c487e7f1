import { watchLedger } from '#server/jobs/watch-ledger.ts';
import type { TestServer } from '../test-server.ts';

// One run of the job that proves the books; runJobs runs only those of the features.
export const watchBooks = ({ context }: TestServer): Promise<void> => watchLedger(context);
