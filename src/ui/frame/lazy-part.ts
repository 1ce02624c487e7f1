import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

// Thrown if a part of the app can no longer be fetched, most often because a new version is out.
export class PartMissingError extends Error {}

const retryAfterMs = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, retryAfterMs));

const nothing = (): void => undefined;

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}
export type Load<Props> = () => Promise<Loaded<Props>>;

export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  // Fetches without showing; failures are silent.
  readonly prepare: () => Promise<void>;
  // It has been fetched, and is drawn at once.
  readonly isPrepared: () => boolean;
  // Before it is opened once more: what could not be fetched is fetched again.
  readonly renew: () => void;
}

// A part of the app in its own chunk, with one silent retry.
export const lazyPart = <Props extends object>(load: Load<Props>): LazyPart<Props> => {
  const loadTwice: Load<Props> = async () => {
    try {
      return await load();
    } catch {
      await pause();
      return load().catch((cause: unknown) => {
        hasFailed = true;
        throw new PartMissingError('a part of the app could not be fetched', { cause });
      });
    }
  };
  let prepared: ComponentType<Props> | null = null;
  let hasFailed = false;
  let later = lazy<ComponentType<Props>>(loadTwice);
  // What is there is drawn at once: a promise answers only after React has shown the skeleton, which then stays for a third
  // of a second. What began to wait goes on waiting, so that nothing is mounted twice.
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => prepared ?? later);
    return createElement(Shown, props);
  };
  return {
    Part,
    isPrepared: () => prepared !== null,
    renew: () => {
      if (hasFailed) later = lazy<ComponentType<Props>>(loadTwice);
      hasFailed = false;
    },
    prepare: () =>
      load().then(({ default: loaded }) => {
        prepared = loaded;
      }, nothing),
  };
};

// True while a part that is needed is fetched, so that a screen can wait for it. Nothing waits for one that cannot be fetched.
export const useIsComing = <Props extends object>(
  { isPrepared, prepare }: LazyPart<Props>,
  isNeeded: boolean,
): boolean => {
  const [isAsked, setAsked] = useState(isPrepared);
  useEffect(() => {
    if (isNeeded && !isAsked) void prepare().then(() => setAsked(true));
  }, [isNeeded, isAsked, prepare]);
  return isNeeded && !isAsked;
};
