import { reads, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { getWallet } from './get-wallet.ts';

export const routes: readonly Route[] = [reads(contract.getWallet, getWallet)];
