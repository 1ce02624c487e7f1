import { beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const part = { name: 'part' };
type End = 'arrives' | 'is lost' | 'is gone';

// What is fetched, and how the line answers for it.
let fetched: string[] = [];
let answers = new Map<string, (end: End) => void>();

beforeEach(() => {
  fetched = [];
  answers = new Map();
  document.head.innerHTML = '';
  const isFetched = (href: string, answer: (end: End) => void): void => {
    fetched.push(href);
    answers.set(href, answer);
  };
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const sheet = link as HTMLLinkElement;
    isFetched(sheet.getAttribute('href') ?? '', (end) =>
      sheet.dispatchEvent(new Event(end === 'arrives' ? 'load' : 'error')),
    );
  });
  vi.stubGlobal('fetch', (href: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    isFetched(href, (end) => {
      if (end === 'is lost') reject(new TypeError('Failed to fetch'));
      else resolve(new Response('', { status: end === 'arrives' ? 200 : 404 }));
    });
    return promise;
  });
});

// Each test has addresses of its own, since what came once is known from then on.
const opening = (...files: string[]) => {
  const done: string[] = [];
  const load = () => {
    done.push('imported');
    return Promise.resolve(part);
  };
  return { done, shown: loadPart(load, files) };
};

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('a part is imported once its script and its styles are there, which are fetched beside each other', async () => {
  const { done, shown } = opening('assets/th/one.js', 'assets/one.css');
  expect(fetched).toEqual(['/assets/th/one.js', '/assets/one.css']);
  answers.get('/assets/th/one.js')?.('arrives');
  await aMoment();
  expect(done).toEqual([]);
  answers.get('/assets/one.css')?.('arrives');
  expect(await shown).toBe(part);
  // Both are known from then on.
  expect(await opening('assets/th/one.js', 'assets/one.css').shown).toBe(part);
  expect(fetched).toHaveLength(2);
});

it.each([
  ['assets/th/lost.js', 'is lost'],
  ['assets/th/gone.js', 'is gone'],
  ['assets/lost.css', 'is lost'],
] as const)('%s that %s is not imported, and the next opening fetches it again', async (file, end) => {
  const first = opening(file);
  answers.get(`/${file}`)?.(end);
  await expect(first.shown).rejects.toBeInstanceOf(Error);
  expect(first.done).toEqual([]);
  const second = opening(file);
  answers.get(`/${file}`)?.('arrives');
  expect(await second.shown).toBe(part);
  expect(fetched).toEqual([`/${file}`, `/${file}`]);
});

it('what the page itself names is not fetched, except styles that it only preloads', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/own.css" disabled />
    <link rel="modulepreload" href="/assets/th/own.js" />
    <link rel="preload" as="style" href="/assets/early.css" />`;
  expect(await opening('assets/own.css', 'assets/th/own.js').shown).toBe(part);
  expect(fetched).toEqual([]);
  const { shown } = opening('assets/early.css');
  answers.get('/assets/early.css')?.('arrives');
  expect(await shown).toBe(part);
  expect(fetched).toEqual(['/assets/early.css']);
});
