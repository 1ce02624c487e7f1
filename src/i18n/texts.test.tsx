import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { store } from '#ask/browser-storage.ts';
import { proves } from '#support/requirements/proves.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
import { editBankNameTexts, editProfileTexts } from './edit-texts.ts';
import { chooseLocale, currentLocale, defaultLocale, languageTag, locales, startLocale } from './locale.ts';
import { errorMsg } from './refusal-texts.ts';
import { sharedTexts } from './shared-texts.ts';
import { spinErrorTexts } from './refusals/spin-error-texts.ts';
import { type Texts, textOf, texts, useTexts } from './texts.ts';

const greeting = texts({ hello: ['สวัสดี {name}', 'ສະບາຍດີ {name}', 'Hello {name}'] });
const Greeting = () => <p>{useTexts(greeting)('hello', { name: 'Noi' })}</p>;

it.each([
  ['th', 'สวัสดี Noi', 'th', 'I18N-01'],
  ['la', 'ສະບາຍດີ Noi', 'lo', 'I18N-02'],
  ['en', 'Hello Noi', 'en', 'I18N-03'],
] as const)('shows its texts in %s and names the language of the page', async (locale, shown, lang, ids) => {
  proves(ids);
  render(<Greeting />);
  await act(() => chooseLocale(locale));
  expect(screen.getByText(shown)).toBeTruthy();
  expect(document.documentElement.lang).toBe(lang);
});

it('takes th when nothing is stored', () => {
  proves('I18N-04');
  expect(currentLocale()).toBe('th');
});

it('takes la in the Laos build', () => {
  proves('I18N-05');
  withSettings({ VITE_LAOS: 'true' });
  expect(defaultLocale()).toBe('la');
});

it('takes the stored locale if it is one of the three, else the default', () => {
  proves('OP-042');
  store('local', 'locale', 'en');
  startLocale();
  expect(currentLocale()).toBe('en');
  store('local', 'locale', 'fr');
  startLocale();
  expect(currentLocale()).toBe('th');
});

it('falls back to English where a translation is missing', () => {
  proves('OP-042');
  expect(textOf(['', '', 'Wallet'], 'la')).toBe('Wallet');
});

it('stores the chosen locale under the key locale', async () => {
  proves('STO-02');
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

const groups: readonly (readonly [string, Texts, string[]])[] = [
  ['edit-profile', editProfileTexts, ['I18N-08']],
  ['edit-bank-account-name', editBankNameTexts, ['I18N-09']],
  ['shared', sharedTexts, []],
  ['spin.error', spinErrorTexts, ['I18N-07']],
  ['errorMsg', errorMsg, ['I18N-06']],
];

it.each(groups)('%s texts exist in all three languages', (_name, group, ids) => {
  proves(...ids, 'OP-295');
  for (const row of Object.values(group)) {
    for (const locale of locales) expect(textOf(row, locale)).not.toBe('');
  }
});

it('keeps the spin errors under spin.error.{code}', () => {
  proves('I18N-07');
  for (const key of Object.keys(spinErrorTexts)) expect(key).toMatch(/^spin\.error\.[A-Z_]+$/);
  expect(textOf(spinErrorTexts['spin.error.NO_COIN'], 'en')).toBe('You have no coins');
});
