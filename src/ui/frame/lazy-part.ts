import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

// Thrown if a part of the app can no longer be fetched, most often because a new version is out.
export class PartMissingError extends Error {}

const retryAfterMs = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, retryAfterMs));

const nothing = (): void => undefined;

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}
export type Load<Props> = () => Promise<Loaded<Props>>;

// React asks whether it is there at once. A promise answers only after React has shown the skeleton, which then stays for a
// third of a second.
const atOnce = <Value>(value: Value): Promise<Value> => {
  const promise = Promise.resolve(value);
  return Object.assign(promise, {
    then: (use: (value: Value) => unknown) => {
      use(value);
      return promise;
    },
  }) as Promise<Value>;
};

export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  // Fetches without showing; failures are silent.
  readonly prepare: () => Promise<void>;
}

// A part of the app in its own chunk, with one silent retry.
export const lazyPart = <Props extends object>(load: Load<Props>): LazyPart<Props> => {
  const loadTwice: Load<Props> = async () => {
    try {
      return await load();
    } catch {
      await pause();
      return load().catch((cause: unknown) => {
        throw new PartMissingError('a part of the app could not be fetched', { cause });
      });
    }
  };
  let prepared: Loaded<Props> | null = null;
  const keep = (loaded: Loaded<Props>): void => {
    prepared = loaded;
  };
  return {
    Part: lazy(() => (prepared === null ? loadTwice() : atOnce(prepared))),
    prepare: () => load().then(keep, nothing),
  };
};
