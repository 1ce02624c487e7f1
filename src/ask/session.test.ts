import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { readStored } from './browser-storage.ts';
import {
  forgetSession,
  storeAgreement,
  storedAgreement,
  storedInviteCode,
  storedLastSync,
  storedToken,
  storeInviteCode,
  storeLastSync,
  storeToken,
} from './session.ts';

it('keeps the token under the key token, in session storage when not remembered', () => {
  proves('STO-01', 'NAV-40', 'OP-034');
  storeToken('a', false);
  expect(sessionStorage.getItem('token')).toBe('a');
  expect(localStorage.getItem('token')).toBeNull();
});

it('storing a token in one place removes it from the other', () => {
  proves('STO-01', 'OP-034');
  storeToken('a', false);
  storeToken('b', true);
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual([null, 'b']);
  storeToken('c', false);
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['c', null]);
});

it('reads session storage first', () => {
  proves('OP-034');
  localStorage.setItem('token', 'old');
  sessionStorage.setItem('token', 'new');
  expect(storedToken()).toBe('new');
});

it('stores the invite code under the key code', () => {
  proves('STO-03');
  storeInviteCode('PR1');
  expect(localStorage.getItem('code')).toBe('PR1');
  expect(storedInviteCode()).toBe('PR1');
});

it('stores the acceptance of the agreement under the key remember-agreement', () => {
  proves('STO-05');
  storeAgreement('profile-1');
  expect(localStorage.getItem('remember-agreement')).toBe('profile-1');
});

it('stores the last balance update under last_sync, as ISO 8601 in UTC', () => {
  proves('STO-06', 'OP-044');
  storeLastSync(new Date(Date.UTC(2026, 0, 2, 3, 4, 5)));
  expect(localStorage.getItem('last_sync')).toBe('2026-01-02T03:04:05.000Z');
});

it('the end of a session removes token and last_sync from both places and nothing else', () => {
  proves('OP-028', 'OP-036');
  for (const key of ['locale', 'guest-id', 'code', 'remember-agreement']) localStorage.setItem(key, 'stays');
  localStorage.setItem('token', 'a');
  sessionStorage.setItem('token', 'b');
  storeLastSync(new Date(0));
  forgetSession();
  expect(storedToken()).toBeNull();
  expect(storedLastSync()).toBeNull();
  expect(storedAgreement().by).toBe('stays');
  expect(['locale', 'guest-id', 'code'].map((key) => readStored('local', key))).toEqual(['stays', 'stays', 'stays']);
});

it('keeps a session for the visit if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    removeItem: () => undefined,
  });
  storeToken('only here', true);
  expect(storedToken()).toBe('only here');
  forgetSession();
  expect(storedToken()).toBeNull();
});
