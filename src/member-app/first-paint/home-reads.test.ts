import { expect, it } from 'vitest';
import { store } from '#ask/browser-storage.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { homeReads, noticeSeenKey } from './home-reads.ts';

it('the home screen’s first calls are requested by their declared paths, and the notice only until it was seen', () => {
  expect(homeReads()).toEqual([walletCalls.get.path, bonusCalls.checkActive.path, lookupCalls.getNotice.path]);
  store('session', noticeSeenKey, 'true');
  expect(homeReads()).toEqual([walletCalls.get.path, bonusCalls.checkActive.path]);
});
