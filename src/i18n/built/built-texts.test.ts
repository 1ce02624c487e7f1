import { expect, it, vi } from 'vitest';
import { tablesOf } from './built-texts.ts';
import { type Row, textOf } from '../texts.ts';

const builtForThai = () => tablesOf({ builtFor: 'th', textsAt: '/assets/texts-1-' });

// As the build leaves it.
const inThai = (text: string): Row => [text] as unknown as Row;

const answers = (status: number, body: object): void => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })));
};

it('scripts built for one language show another once its texts are loaded, those that arrive later too', async () => {
  const { keepTable, loadTexts } = builtForThai();
  answers(200, { a1: { hello: 'Hello' }, b1: { bye: 'Bye' } });
  const early = { hello: inThai('สวัสดี') };
  keepTable('a1', early);
  const takenOver = early.hello;
  await loadTexts('en');
  expect([textOf(takenOver, 'en'), textOf(takenOver, 'th')]).toEqual(['Hello', 'สวัสดี']);
  const late = { bye: inThai('ลาก่อน') };
  keepTable('b1', late);
  expect(textOf(late.bye, 'en')).toBe('Bye');
});

it('texts are fetched once, those of the own language never', async () => {
  const { loadTexts } = builtForThai();
  answers(200, {});
  await loadTexts('th');
  await loadTexts('la');
  await loadTexts('la');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/texts-1-la.json');
});

it('texts that could not be fetched are fetched again at the next choice', async () => {
  const { keepTable, loadTexts } = builtForThai();
  const rows = { hello: inThai('สวัสดี') };
  keepTable('a1', rows);
  answers(404, {});
  await expect(loadTexts('en')).rejects.toThrow('the texts in en were not found');
  answers(200, { a1: { hello: 'Hello' } });
  await loadTexts('en');
  expect(textOf(rows.hello, 'en')).toBe('Hello');
});
