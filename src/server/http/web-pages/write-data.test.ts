import { expect, it } from 'vitest';
import { type PageData, writeData } from './write-data.ts';

const nothing = { operatorName: 'Member Wallet', text: null, picture: null };
const dataWith = (fields: Readonly<Record<string, string | null>>): PageData => {
  const all = { ...nothing, ...fields };
  return { th: all, la: { ...all, operatorName: 'ກະເປົາ' }, en: all };
};
const at = (locale: string, field: string): string => `https://unwritten/${locale}/${field}`;
const page = (locale: string, html: string): string => `<template id="page-${locale}">${html}</template>`;

it('what the operator has set is written into a page as text, whatever it contains', () => {
  const html = page('th', `<p title="${at('th', 'operatorName')}">${at('th', 'operatorName')}</p>`);
  const hostile = `"><script>alert('$&')</script>&`;
  const safe = '&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&amp;';
  expect(writeData(html, dataWith({ operatorName: hostile }))).toBe(page('th', `<p title="${safe}">${safe}</p>`));
});

it('each drawing gets the texts of its language', () => {
  const html = page('th', at('th', 'operatorName')) + page('la', at('la', 'operatorName'));
  expect(writeData(html, dataWith({}))).toBe(page('th', 'Member Wallet') + page('la', 'ກະເປົາ'));
});

it('an element is cut, with the early fetch of its picture, if the operator has not set what it needs', () => {
  const preload = `<link rel="preload" as="image" href="${at('th', 'picture')}"/>`;
  const figure = `<figure data-needs="picture" class="q"><img src="${at('th', 'picture')}"/></figure>`;
  const text = `<p data-needs="text">${at('th', 'text')}</p>`;
  const html = page('th', `${preload}<section>${text}${figure}</section>`);
  expect(writeData(html, dataWith({ text: 'Write to us' }))).toBe(
    page('th', '<section><p data-needs="text">Write to us</p></section>'),
  );
  const shown = writeData(html, dataWith({ picture: '/qr.svg' }));
  expect(shown).toContain('href="/qr.svg"');
  expect(shown).toContain('src="/qr.svg"');
  expect(shown).not.toContain('data-needs="text"');
});
