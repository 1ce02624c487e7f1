import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { storeToken } from '#ask/session.ts';
import { BrowserRouter } from './browser-router.tsx';

const Shown = () => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p role="status">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => void navigate('/register?invite=7', { state: { kept: 1 } })}>
        on
      </button>
      <button type="button" onClick={() => void navigate('/terminated', { replace: true })}>
        instead
      </button>
    </>
  );
};

const shown = (): string | null => screen.getByRole('status').textContent;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const openAt = (path: string): void => {
  history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Shown />
    </BrowserRouter>,
  );
};

beforeEach(() => openAt('/login?from=here'));

it('starts at the browser’s location', () => {
  expect(shown()).toBe('/login?from=here null');
});

it('navigates to a place with its state, as a new entry of the browser’s history', () => {
  const steps = history.length;
  press('on');
  expect(shown()).toBe('/register?invite=7 {"kept":1}');
  expect([location.pathname, location.search]).toEqual(['/register', '?invite=7']);
  expect(history.length).toBe(steps + 1);
});

it('replaces the current place without a new history entry', () => {
  const steps = history.length;
  press('instead');
  expect(shown()).toBe('/terminated null');
  expect(history.length).toBe(steps);
});

it('follows the browser’s Back to a place and its state', async () => {
  press('on');
  const state: unknown = history.state;
  press('instead');
  await act(async () => {
    history.replaceState(state, '', '/register?invite=7');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  expect(shown()).toBe('/register?invite=7 {"kept":1}');
});

it.each([
  ['leads home while somebody is logged in', true, '/user/home null'],
  ['shows it to a visitor', false, '/login?from=here null'],
])('Back to a public screen that was open before %s', async (_, isMember, expected) => {
  press('on');
  if (isMember) storeToken('t', false);
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await arrived;
  });
  expect(shown()).toBe(expected);
});
