import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { App } from '../app.tsx';

type State = 'open' | 'gone' | 'silent' | 'broken';

let state: State = 'open';
let askedCount = 0;

const answerOf = (): Promise<Response> => {
  askedCount += 1;
  if (state === 'silent') return new Promise(() => undefined);
  if (state === 'broken') return Promise.resolve(new Response('{}', { status: 500 }));
  return Promise.resolve(new Response(JSON.stringify({ terminated: state === 'gone' ? 'gone' : null })));
};

const isAt = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path), { timeout: 5_000 });

const goFromLogin = async (to: string): Promise<void> => {
  const menu = screen.getByRole('navigation', { name: 'เมนู' });
  await act(async () => fireEvent.click(menu.querySelector(`a[href="${to}"]`) as HTMLElement));
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state = 'open';
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/api/lookup/active') ? answerOf() : Promise.resolve(new Response('{}', { status: 404 })),
  );
  history.replaceState(null, '', '/login');
  await act(async () => {
    render(<App />);
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });
  askedCount = 0;
});

it.each(['/register', '/howto', '/contact'])('leaving /login for %s asks whether the site is active', async (to) => {
  proves('NAV-32');
  await goFromLogin(to);
  await isAt(to);
  await waitFor(() => expect(askedCount).toBe(1));
  expect(location.pathname).toBe(to);
});

it.each(['silent', 'broken'] as const)('leaving /login does not wait for the answer: %s', async (other) => {
  proves('NAV-32', 'OP-031');
  state = other;
  await goFromLogin('/contact');
  await isAt('/contact');
  expect(askedCount).toBe(1);
});

it('leaving /login after the site was shut down ends at /terminated', async () => {
  proves('NAV-32', 'NAV-33');
  state = 'gone';
  await goFromLogin('/contact');
  const heading = await screen.findByRole('heading', { name: 'บริการนี้ปิดให้บริการแล้ว' }, { timeout: 5_000 });
  expect(heading).toBeTruthy();
  await isAt('/terminated');
});

it('from one other public screen to the next nothing is asked', async () => {
  await goFromLogin('/contact');
  await isAt('/contact');
  askedCount = 0;
  await goFromLogin('/howto');
  await isAt('/howto');
  expect(askedCount).toBe(0);
});
