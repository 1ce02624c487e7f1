import { feature as auth } from '#features/auth/server/feature.ts';
import { feature as bonus } from '#features/bonus/server/feature.ts';
import { feature as books } from '#features/books/server/feature.ts';
import { feature as chat } from '#features/chat/server/feature.ts';
import { feature as content } from '#features/content/server/feature.ts';
import { feature as deposit } from '#features/deposit/server/feature.ts';
import { feature as desk } from '#features/desk/server/feature.ts';
import { feature as game } from '#features/game/server/feature.ts';
import { feature as invite } from '#features/invite/server/feature.ts';
import { feature as lookup } from '#features/lookup/server/feature.ts';
import { feature as memberCare } from '#features/member-care/server/feature.ts';
import { feature as operator } from '#features/operator/server/feature.ts';
import { feature as profile } from '#features/profile/server/feature.ts';
import { feature as providerHealth } from '#features/provider-health/server/feature.ts';
import { feature as refund } from '#features/refund/server/feature.ts';
import { feature as registration } from '#features/registration/server/feature.ts';
import { feature as slip } from '#features/slip/server/feature.ts';
import { feature as spin } from '#features/spin/server/feature.ts';
import { feature as statement } from '#features/statement/server/feature.ts';
import { feature as transfer } from '#features/transfer/server/feature.ts';
import { feature as wallet } from '#features/wallet/server/feature.ts';
import { feature as walletLink } from '#features/wallet-link/server/feature.ts';
import { feature as withdraw } from '#features/withdraw/server/feature.ts';
import type { Feature } from './feature.ts';

// Every feature of the product. The order is that of the API reference.
export const allFeatures: readonly Feature[] = [
  auth,
  registration,
  profile,
  memberCare,
  lookup,
  content,
  wallet,
  deposit,
  slip,
  walletLink,
  operator,
  game,
  transfer,
  statement,
  withdraw,
  bonus,
  invite,
  refund,
  spin,
  desk,
  providerHealth,
  books,
  chat,
];
