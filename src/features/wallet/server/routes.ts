import { acts, reads, type Route } from '#server/route.ts';
import { walletCalls } from '../contract.ts';
import { getWallet } from './get-wallet.ts';
import { refreshSlots } from './refresh-slots.ts';

export const routes: readonly Route[] = [
  reads(walletCalls.get, getWallet),
  acts(walletCalls.refreshSlots, refreshSlots),
];
