import type { Job } from '#server/jobs/job.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { writesInSteps, type Route } from '#server/route.ts';
import { walletLinkCalls } from '../contract.ts';
import { answerOfLostLink, answerWhenLate, sendWalletLink } from './send-wallet-link.ts';
import { redeemLinks, walletLinks } from './wallet-links.ts';

export const routes: readonly Route[] = [
  writesInSteps(walletLinkCalls.send, sendWalletLink, { whenLost: answerOfLostLink, whenLate: answerWhenLate }),
];

export const jobs: readonly Job[] = [redeemLinks];
export const outside: readonly OutsideKind[] = [heldKind(walletLinks)];
