import { AsyncLocalStorage } from 'node:async_hooks';

const jobs = new AsyncLocalStorage<true>();

// Requests made within `work` wait behind those of members.
export const asJob = <Result>(work: () => Promise<Result>): Promise<Result> => jobs.run(true, work);

export const isOfJob = (): boolean => jobs.getStore() === true;
