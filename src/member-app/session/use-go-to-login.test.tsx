import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BrowserRouter } from '../router/browser-router.tsx';
import { loginPart } from './login-part.ts';
import { useGoToLogin } from './use-go-to-login.ts';

const nothing = (): Promise<void> => Promise.resolve();

const openWhile = (fetched: Promise<void>): ReturnType<typeof useGoToLogin> => {
  vi.spyOn(loginPart, 'prepare').mockReturnValue(fetched);
  history.replaceState(null, '', '/user/home');
  return renderHook(useGoToLogin, { wrapper: BrowserRouter }).result.current;
};

it('the screen a member leaves stays until the login can be drawn, so that none is empty', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goToLogin = openWhile(promise);
  const left = goToLogin();
  await act(nothing);
  expect(location.pathname).toBe('/user/home');
  resolve();
  await act(() => left);
  expect(location.pathname).toBe('/login');
});

it('a login that takes long to fetch does not hold a member back', async () => {
  vi.useFakeTimers();
  const goToLogin = openWhile(new Promise(() => undefined));
  const left = goToLogin();
  await act(() => vi.advanceTimersByTimeAsync(300));
  await act(() => left);
  expect(location.pathname).toBe('/login');
  vi.useRealTimers();
});

it('a session that several answers end is left once, for the reason of the first', async () => {
  const goToLogin = openWhile(Promise.resolve());
  await act(() => Promise.all([goToLogin({ sessionEnded: false }), goToLogin({ sessionEnded: true })]));
  expect((history.state as { usr?: unknown }).usr).toEqual({ sessionEnded: false });
});
