import { createElement, type FunctionComponent, lazy, useEffect, useState } from 'react';

// Thrown if a part of the app can no longer be fetched, most often because a new version is out.
export class PartMissingError extends Error {}

const retryAfterMs = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, retryAfterMs));

const nothing = (): void => undefined;

type PropsOf<Shown extends FunctionComponent<never>> = Parameters<Shown> extends [] ? object : Parameters<Shown>[0];

export interface LazyPart<Props> {
  readonly Part: FunctionComponent<Props>;
  // Fetches without showing; failures are silent.
  readonly prepare: () => Promise<void>;
  // It has been fetched, and is drawn at once.
  readonly isPrepared: () => boolean;
  // Before it is opened once more: what could not be fetched is fetched again.
  readonly renew: () => void;
}

// A part of the app in its own chunk, with one silent retry.
export const lazyPart = <Module extends Readonly<Record<Name, FunctionComponent<never>>>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> => {
  type Props = PropsOf<Module[Name]>;
  const loadOnce = async () => ({ default: (await load())[name] as FunctionComponent<Props> });
  const loadTwice = async () => {
    try {
      return await loadOnce();
    } catch {
      await pause();
      return loadOnce().catch((cause: unknown) => {
        hasFailed = true;
        throw new PartMissingError('a part of the app could not be fetched', { cause });
      });
    }
  };
  let prepared: FunctionComponent<Props> | null = null;
  let hasFailed = false;
  let later = lazy<FunctionComponent<Props>>(loadTwice);
  // What is there is drawn at once: a promise answers only after React has shown the skeleton, which then stays for a third
  // of a second. What began to wait goes on waiting, so that nothing is mounted twice.
  const Part = (props: Props) => {
    const [Shown] = useState<FunctionComponent<Props>>(() => prepared ?? later);
    return createElement(Shown, props);
  };
  return {
    Part,
    isPrepared: () => prepared !== null,
    renew: () => {
      if (hasFailed) later = lazy<FunctionComponent<Props>>(loadTwice);
      hasFailed = false;
    },
    prepare: () =>
      loadOnce().then(({ default: loaded }) => {
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
