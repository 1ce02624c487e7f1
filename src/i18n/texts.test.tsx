import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { store } from '#ask/browser-storage.ts';
import { editBankNameTexts, editProfileTexts } from './edit-texts.ts';
import { chooseLocale, currentLocale, defaultLocale, languageTag, locales, startLocale } from './locale.ts';
import { errorMsg } from './refusal-texts.ts';
import { sharedTexts } from './shared-texts.ts';
import { spinErrorTexts } from './spin-error-texts.ts';
import { type Texts, textOf, texts, useTexts } from './texts.ts';

const greeting = texts({ hello: ['สวัสดี {name}', 'ສະບາຍດີ {name}', 'Hello {name}'] });
const Greeting = () => <p>{useTexts(greeting)('hello', { name: 'Noi' })}</p>;

it.each([
  ['I18N-01', 'th', 'สวัสดี Noi', 'th'],
  ['I18N-02', 'la', 'ສະບາຍດີ Noi', 'lo'],
  ['I18N-03', 'en', 'Hello Noi', 'en'],
] as const)('%s shows its texts in %s and names the language of the page', async (_id, locale, shown, lang) => {
  render(<Greeting />);
  await act(() => chooseLocale(locale));
  expect(screen.getByText(shown)).toBeTruthy();
  expect(document.documentElement.lang).toBe(lang);
});

const withSettings = (settings: object): void => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'settings';
  block.textContent = JSON.stringify(settings);
  document.body.append(block);
  onTestFinished(() => block.remove());
};

it('I18N-04 takes th when nothing is stored', () => {
  expect(currentLocale()).toBe('th');
});

it('I18N-05 takes la in the Laos build', () => {
  withSettings({ VITE_LAOS: 'true' });
  expect(defaultLocale()).toBe('la');
});

it('OP-042 takes the stored locale if it is one of the three, else the default', () => {
  store('local', 'locale', 'en');
  startLocale();
  expect(currentLocale()).toBe('en');
  store('local', 'locale', 'fr');
  startLocale();
  expect(currentLocale()).toBe('th');
});

it('OP-042 falls back to English where a translation is missing', () => {
  expect(textOf(['', '', 'Wallet'], 'la')).toBe('Wallet');
});

it('STO-02 stores the chosen locale under the key locale', async () => {
  await chooseLocale('la');
  expect(localStorage.getItem('locale')).toBe('la');
  expect(languageTag('la')).toBe('lo');
});

it('a missing language, key or {param} does not compile', () => {
  // @ts-expect-error the Lao text is missing
  texts({ a: ['ก', 'a'] });
  // @ts-expect-error {n} is missing in Thai
  texts({ a: ['ก', 'ກ {n}', 'a {n}'] });
  const Wrong = () => {
    const t = useTexts(greeting);
    // @ts-expect-error there is no such key
    t('bye');
    // @ts-expect-error the name is missing
    return <p>{t('hello')}</p>;
  };
  expect(Wrong).toBeTypeOf('function');
});

const groups: readonly (readonly [string, Texts])[] = [
  ['I18N-08 edit-profile', editProfileTexts],
  ['I18N-09 edit-bank-account-name', editBankNameTexts],
  ['shared', sharedTexts],
  ['I18N-07 spin.error', spinErrorTexts],
  ['I18N-06 errorMsg', errorMsg],
];

it.each(groups)('%s texts exist in all three languages', (_name, group) => {
  for (const row of Object.values(group)) {
    for (const locale of locales) expect(textOf(row, locale)).not.toBe('');
  }
});

it('I18N-07 keeps the spin errors under spin.error.{code}', () => {
  for (const key of Object.keys(spinErrorTexts)) expect(key).toMatch(/^spin\.error\.[A-Z_]+$/);
  expect(textOf(spinErrorTexts['spin.error.NO_COIN'], 'en')).toBe('You have no coins');
});
