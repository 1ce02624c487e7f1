import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

// Thrown if a part of the app can no longer be fetched, most often because a new version is out.
export class PartMissingError extends Error {}

const retryAfterMs = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, retryAfterMs));

const nothing = (): void => undefined;

export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

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
  return { Part: lazy(loadTwice), prepare: () => load().then(nothing, nothing) };
};
