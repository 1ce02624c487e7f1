import { AsyncLocalStorage } from 'node:async_hooks';

const homeward = new AsyncLocalStorage<true>();

// Requests made within `work` bring a member's money to the wallet: a provider that answers carries them out, whatever
// is known about it.
export const asHomeward = <Result>(work: () => Promise<Result>): Promise<Result> => homeward.run(true, work);

export const isHomeward = (): boolean => homeward.getStore() === true;
