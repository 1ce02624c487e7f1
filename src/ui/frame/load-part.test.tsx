import { afterEach, expect, it } from 'vitest';
import { loadPart } from './load-part.ts';

const sheet = 'assets/part.css';
const sheetsInPage = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(`link[href="/${sheet}"]`)];
const answer = (what: 'load' | 'error'): void => void sheetsInPage()[0]?.dispatchEvent(new Event(what));
const part = { name: 'part' };

afterEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
});

it('a part and its styles are fetched beside each other, and it is there once both are', async () => {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  const loaded = loadPart(() => {
    asked.push('part');
    return promise;
  }, ['assets/first.css', sheet]);
  void loaded.then(() => asked.push('shown'));
  expect(asked).toEqual(['part']);
  resolve(part);
  document.querySelector('link[href="/assets/first.css"]')?.dispatchEvent(new Event('load'));
  await promise;
  expect(asked).toEqual(['part']);
  answer('load');
  expect(await loaded).toBe(part);
  // Both are known from then on.
  await loadPart(() => promise, ['assets/first.css', sheet]);
  expect(sheetsInPage()).toHaveLength(1);
});

it('styles that were lost on the line are fetched again with the next opening', async () => {
  const lost = 'assets/lost.css';
  const links = () => document.querySelectorAll(`link[href="/${lost}"]`);
  const first = loadPart(() => Promise.resolve(part), [lost]);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/lost.css');
  expect(links()).toHaveLength(0);
  const second = loadPart(() => Promise.resolve(part), [lost]);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(part);
});

it('styles that the page itself has are not fetched, and a script is fetched early once', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/own.css" disabled />');
  for (const time of [1, 2]) {
    expect(await loadPart(() => Promise.resolve(part), ['assets/own.css', 'assets/th/early.js']), String(time)).toBe(
      part,
    );
    expect(document.querySelectorAll('link[href="/assets/own.css"]')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel=modulepreload][href="/assets/th/early.js"]')).toHaveLength(1);
  }
});
