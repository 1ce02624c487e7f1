import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import { contentCalls, videoNames } from '../contract.ts';
import { HowtoScreen } from './howto-screen.tsx';

const titles = ['Using the wallet', 'How to play', 'Checking your balance', 'Receiving a bonus', 'Cancelling a bonus'];

const show = (prepare: (backend: FakeBackend) => void): void => {
  applyLocale('en');
  prepare(fakeBackend());
  renderScreen(<HowtoScreen />, { at: '/howto' });
};

const playing = (source: string | null) => (backend: FakeBackend) =>
  backend.answers(
    contentCalls.listVideos,
    videoNames.map((name) => ({ name, source, captions: null, seconds: name === 'wallet' ? 75 : null })),
  );

const player = (): HTMLVideoElement | null => document.querySelector('video');
const open = (title: string): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
  return screen.findByRole('dialog', { name: title });
};

it('offers five videos: wallet, play, balance, bonus and cancelling a bonus', () => {
  proves('HOWTO-01', 'HOWTO-02', 'HOWTO-03', 'HOWTO-04', 'HOWTO-05', 'HOWTO-06');
  show(playing(null));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(titles);
});

it('opens a video in a modal, loads no player before that and nothing of the video before it is started', async () => {
  proves('HOWTO-07');
  show(playing('https://videos.example/wallet.mp4'));
  await screen.findByText('01:15');
  expect(player()).toBeNull();
  const dialog = await open('Using the wallet');
  expect(player()?.getAttribute('src')).toBe('https://videos.example/wallet.mp4');
  expect(player()?.getAttribute('preload')).toBe('none');
  expect(player()?.hasAttribute('autoplay')).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(player()).toBeNull();
});

it('a video without an address is said to come soon, also where the backend knows no videos', async () => {
  proves('OP-187');
  show((backend) => backend.loses(contentCalls.listVideos));
  const dialog = await open('Receiving a bonus');
  expect(await within(dialog).findByText('Video coming soon')).toBeTruthy();
  await expectSilence();
});

it('an address of the build serves where the operator has none', async () => {
  proves('OP-187');
  vi.stubEnv('VITE_HOWTO_PLAY', 'https://videos.example/play.mp4');
  show(playing(null));
  await open('How to play');
  expect(player()?.getAttribute('src')).toBe('https://videos.example/play.mp4');
});

it('an address that no player could open is no video', async () => {
  show(playing('data:text/html,hello'));
  const dialog = await open('How to play');
  expect(await within(dialog).findByText('Video coming soon')).toBeTruthy();
});

it('a video that fails can be tried again', async () => {
  show(playing('/videos/wallet.mp4'));
  await screen.findByText('01:15');
  const dialog = await open('Using the wallet');
  fireEvent.error(player() as HTMLVideoElement);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  expect(player()?.getAttribute('src')).toBe('/videos/wallet.mp4');
});

it('the steps of each video are written below it, whether there is a video or not', async () => {
  show((backend) =>
    backend.answers(
      contentCalls.listVideos,
      videoNames.map((name, at) => ({ name, source: at === 0 ? '/wallet.mp4' : null, captions: null, seconds: 75 })),
    ),
  );
  await screen.findAllByText('01:15');
  const firstSteps = new Set<string>();
  for (const title of titles) {
    const dialog = await open(title);
    const steps = within(dialog).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    firstSteps.add(steps[0]?.textContent ?? '');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  }
  expect(firstSteps.size).toBe(titles.length);
});
