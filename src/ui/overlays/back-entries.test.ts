import { expect, it, vi } from 'vitest';

const popped = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });

const depth = (): number => (history.state as { modals?: number } | null)?.modals ?? 0;

it('after a reload that lost an open modal, Back still closes the next one', async () => {
  // Nothing has listened yet.
  vi.resetModules();
  const { closeDialogByBack, leaveLostEntries } = await import('./back-entries.ts');
  history.pushState({ modals: 1 }, '');
  const isLeft = popped();
  leaveLostEntries();
  await isLeft;
  expect(depth()).toBe(0);
  const dismiss = vi.fn<() => void>();
  const forget = closeDialogByBack(dismiss);
  await vi.waitFor(() => expect(depth()).toBe(1));
  const isBack = popped();
  history.back();
  await isBack;
  expect(dismiss).toHaveBeenCalledOnce();
  forget();
});
