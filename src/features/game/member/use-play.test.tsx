import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { catchForms, catchTab, gameCredential, openGameModal } from '#support/screens/game-modal.tsx';
import { gameCalls } from '../contract.ts';
import { takeOpenedGame } from './opened-game.ts';

const link = 'https://games.example/launch?ticket=1';

const play = (name = 'Play'): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it.each([
  ['JOKER', 'GAME-23'],
  ['SEXYGAME', 'GAME-24'],
  ['SUPERSLOT', 'GAME-28'],
  ['SLOTXO', 'GAME-30'],
])('opens %s by a form posted into the tab of the click', async (code, ids) => {
  proves(ids, 'OP-132', 'GAME-40', 'OP-136');
  const posted = catchForms();
  const { tab, open } = catchTab();
  await openGameModal({ game: { code } });
  play();
  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(takeOpenedGame()).not.toBeNull();
  expect(posted[0]).toEqual({ action: `https://games.example/${code}/login`, fields: gameCredential });
  expect(tab.document.forms).toHaveLength(1);
  expect(tab.opener).toBeNull();
});

it('opens UFABET by a form with its form-state fields, at the host of its web address', async () => {
  proves('GAME-27', 'OP-132', 'OP-138', 'OP-143', 'ENT-017');
  const posted = catchForms();
  catchTab();
  const event = { __VIEWSTATE: 'state', __EVENTVALIDATION: 'proof' };
  await openGameModal({ game: { code: 'UFABET' }, credential: { ...gameCredential, event } });
  play();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toEqual({ action: 'https://games.example', fields: { ...event, ...gameCredential } });
});

it('opens UFABET at the custom host of VITE_UFA_HOST', async () => {
  proves('CFG-02', 'OP-138');
  vi.stubEnv('VITE_UFA_HOST', 'https://ufa.example/Default.aspx');
  const posted = catchForms();
  catchTab();
  await openGameModal({ game: { code: 'UFABET', web: null } });
  play();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.action).toBe('https://ufa.example/Default.aspx');
  vi.unstubAllEnvs();
});

it.each([
  ['PG', 'GAME-29'],
  ['BETFLIX', 'GAME-25'],
  ['AREASLOT', 'GAME-33'],
  ['JOKER2', 'GAME-37'],
  ['HUAYHD', 'GAME-38'],
])('opens %s by the link its auto-login call answers', async (code, ids) => {
  proves(ids, 'OP-133');
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code } });
  backend.answers(gameCalls.autoLogin, link);
  play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(link));
  expect(backend.questions(gameCalls.autoLogin)).toEqual([{ game: code.toLowerCase(), username: 'kp1' }]);
  expect(tab.opener).toBeNull();
});

it.each([
  ['ASKMEBET', 'GAME-26'],
  ['IMI', 'GAME-31'],
  ['USUN', 'GAME-32'],
  ['CIRCUS', 'GAME-34'],
  ['SLOTRACHA', 'GAME-35'],
  ['PGSLOT', 'GAME-36'],
])('opens %s by the link its auto-login call with the password answers', async (code, ids) => {
  proves(ids, 'OP-133');
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code } });
  backend.answers(gameCalls.autoLoginWithPassword, link);
  play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(link));
  expect(backend.questions(gameCalls.autoLoginWithPassword)).toEqual([{ game: code.toLowerCase(), ...gameCredential }]);
});

it('opens any other game at its web address', async () => {
  proves('GAME-39');
  const { tab } = catchTab();
  await openGameModal({ game: { code: 'OTHER', web: 'https://other.example/' } });
  play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://other.example/'));
});

it('play is disabled for another game without a web address, and says why', async () => {
  proves('OP-142');
  const { open } = catchTab();
  await openGameModal({ game: { code: 'OTHER', web: null } });
  const button = screen.getByRole('button', { name: 'Play' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('This game cannot be opened from here')).toBeTruthy();
  fireEvent.click(button);
  expect(open).not.toHaveBeenCalled();
});

it('shows NO_GAME if there is no address to post to, and closes the tab', async () => {
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code: 'JOKER', web: null } });
  backend.refuses(gameCalls.autoLogin, 'NO_GAME');
  play();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain('Game not found');
  expect(tab.close).toHaveBeenCalledTimes(1);
});

it('opens a posted game without an address to post to by the link that its provider gives', async () => {
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code: 'SEXYGAME', web: null } });
  backend.answers(gameCalls.autoLogin, link);
  play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(link));
  expect(backend.questions(gameCalls.autoLogin)).toEqual([{ game: 'sexygame', username: gameCredential.username }]);
});

it('in iframe mode opens the game in the same tab', async () => {
  proves('CFG-01', 'GAME-40', 'OP-136');
  vi.stubEnv('VITE_IFRAME_MODE', 'true');
  const { open } = catchTab();
  const posted = catchForms();
  await openGameModal({ game: { code: 'JOKER' } });
  play();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(open).not.toHaveBeenCalled();
  expect(document.body.querySelector(':scope > form')).not.toBeNull();
  document.body.querySelector(':scope > form')?.remove();
  vi.unstubAllEnvs();
});

it('inside LINE the game opens in the same tab and needs no pop-up', async () => {
  const { open } = catchTab();
  const posted = catchForms();
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Mobile Line/14.1.0/IAB' });
  await openGameModal({ game: { code: 'SLOTXO' } });
  play();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(open).not.toHaveBeenCalled();
  expect(document.body.querySelector(':scope > form')).not.toBeNull();
  document.body.querySelector(':scope > form')?.remove();
  vi.unstubAllGlobals();
});

it('a browser that blocks the tab gets a form to press for a game that is posted', async () => {
  const { open } = catchTab();
  open.mockReturnValue(null);
  await openGameModal({ game: { code: 'JOKER' } });
  play();
  const tap = await screen.findByRole('button', { name: 'Tap to open' });
  expect(screen.getByText(/^Your browser blocked the new page/)).toBeTruthy();
  const form = tap.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', 'https://games.example/JOKER/login']);
  expect(new FormData(form ?? undefined).get('password')).toBe(gameCredential.password);
});

it('a browser that blocks the tab gets a link to tap', async () => {
  const { open } = catchTab();
  open.mockReturnValue(null);
  const { backend } = await openGameModal({ game: { code: 'JOKER2' } });
  backend.answers(gameCalls.autoLogin, link);
  play();
  const tap = await screen.findByRole('link', { name: 'Tap to open' });
  expect(tap.getAttribute('href')).toBe(link);
  expect(tap.getAttribute('rel')).toContain('noopener');
  tap.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(tap);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tap to open' })).toBeNull());
});

it('with nothing in the main wallet play moves no money', async () => {
  proves('GAME-20');
  const { tab } = catchTab();
  const { backend, transferAll } = await openGameModal({ game: { code: 'JOKER2' }, wallet: 0n });
  backend.answers(gameCalls.autoLogin, link);
  play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  expect(transferAll).not.toHaveBeenCalled();
});

it('with money in the main wallet play moves it first, and only then asks for the game', async () => {
  proves('GAME-21', 'OP-130');
  const { tab } = catchTab();
  const { backend, transferAll } = await openGameModal({ game: { code: 'JOKER2' }, wallet: 100n });
  backend.answers(gameCalls.autoLogin, link);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  transferAll.mockReturnValue(promise);
  play('Transfer and play');
  await act(async () => {});
  expect(transferAll).toHaveBeenCalledTimes(1);
  expect(backend.sent(gameCalls.autoLogin)).toEqual([]);
  await act(async () => resolve(true));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(link));
});

it('when the transfer fails the game is not opened', async () => {
  proves('OP-131');
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code: 'JOKER2' }, wallet: 100n, hasTransferred: false });
  play('Transfer and play');
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  expect(backend.sent(gameCalls.autoLogin)).toEqual([]);
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it.each([
  ['SLOT_NO_ACCOUNT', 'Game account not found'],
  ['NOT_AREASLOT', 'This is not an AREASLOT account'],
  ['NO_GAME', 'Game not found'],
] as const)('shows %s of an auto-login in a dialog; the credential stays', async (code, text) => {
  proves('OP-135', 'OP-212');
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code: 'AREASLOT' } });
  backend.refuses(gameCalls.autoLogin, code);
  play();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(text);
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(screen.getByText('kp1')).toBeTruthy();
});

const noLink = 'JOKER2 game did not open, because its provider gave us no valid link';

it('a link that is not a web address is not followed, and the member reads why and where the money is', async () => {
  proves('OP-133');
  const { tab } = catchTab();
  const { backend } = await openGameModal({ game: { code: 'JOKER2', amount: 20_000n } });
  backend.answers(gameCalls.autoLogin, 'data:text/html,x');
  play();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(noLink);
  expect(alert.textContent).toContain('Your money in the game is still there.');
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('a link that the provider refuses is explained, and nothing is said of money where there is none', async () => {
  catchTab();
  const { backend } = await openGameModal({ game: { code: 'JOKER2', amount: 0n } });
  backend.refuses(gameCalls.autoLogin, 'INTERNAL_SERVER_ERROR', 502);
  play();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(noLink);
  expect(alert.textContent).toContain('Please try again in a few minutes');
});

it('ten fast presses open one tab and ask once', async () => {
  proves('OP-012');
  const { tab, open } = catchTab();
  const { backend, transferAll } = await openGameModal({ game: { code: 'JOKER2' }, wallet: 100n });
  backend.answers(gameCalls.autoLogin, link);
  for (let press = 0; press < 10; press += 1) play('Transfer and play');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1));
  expect(open).toHaveBeenCalledTimes(1);
  expect(transferAll).toHaveBeenCalledTimes(1);
  expect(backend.sent(gameCalls.autoLogin)).toHaveLength(1);
});
