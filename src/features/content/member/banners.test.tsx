import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import { contentCalls } from '../contract.ts';
import { HomeBanners } from './home-banners.tsx';

const banner = { image: '/banners/a.svg', html: null, text: 'Clear bonuses\nRead first', to: '/user/statement' };

const show = (banners: readonly (typeof banner)[] | null): void => {
  applyLocale('en');
  const backend = fakeBackend();
  if (banners === null) backend.loses(contentCalls.listBanners);
  else backend.answers(contentCalls.listBanners, [...banners]);
  renderScreen(<HomeBanners />, { at: '/user/home' });
};

it('shows the words of a banner over its picture, and leads to its screen', async () => {
  show([banner]);
  fireEvent.click(await screen.findByRole('link', { name: /Clear bonuses/ }));
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/statement');
});

it('leads nowhere but to screens of the member', async () => {
  show([{ ...banner, to: '/login' }]);
  await screen.findByText('Clear bonuses');
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing where there are no banners or they cannot be read', async () => {
  show(null);
  await expectSilence();
  expect(screen.queryByRole('group')).toBeNull();
  show([]);
  await expectSilence();
  expect(screen.queryByRole('group')).toBeNull();
});
