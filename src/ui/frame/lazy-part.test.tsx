import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart, useIsComing } from './lazy-part.ts';

const partAfter = (fetched: Promise<void>) => lazyPart(() => fetched.then(() => ({ Nothing: () => null })), 'Nothing');

it('a screen waits for a part only while it is needed and fetched', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const part = partAfter(promise);
  const { result, rerender } = renderHook(({ isNeeded }) => useIsComing(part, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(result.current).toBe(false);
  rerender({ isNeeded: true });
  expect(result.current).toBe(true);
  await act(async () => {
    resolve();
    await promise;
  });
  expect(result.current).toBe(false);
  // Once fetched, it is waited for nowhere.
  expect(renderHook(() => useIsComing(part, true)).result.current).toBe(false);
});

it('nothing waits for a part that cannot be fetched', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const part = partAfter(promise);
  const { result } = renderHook(() => useIsComing(part, true));
  expect(result.current).toBe(true);
  await act(async () => {
    reject(new Error('no line'));
    await promise.catch(() => undefined);
  });
  expect(result.current).toBe(false);
});
