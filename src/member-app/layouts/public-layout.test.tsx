import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { App } from '../app.tsx';

it('in the browser of a chat app the line about it comes below the form, which it must not move', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Line/14.1.0/IAB';
  vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: userAgent } }) as Navigator);
  history.replaceState(null, '', '/login');
  await act(async () => {
    render(<App />);
  });
  const line = await screen.findByRole('link', { name: /^เปิดในเบราว์เซอร์/ }, { timeout: 5_000 });
  const form = (await screen.findByLabelText('เบอร์โทรศัพท์')).closest('form') as HTMLElement;
  expect(form.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
