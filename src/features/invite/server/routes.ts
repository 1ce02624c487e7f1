import { reads, writes, type Route } from '#server/route.ts';
import { inviteCalls } from '../contract.ts';
import { listBanners } from './list-banners.ts';
import { listInvites } from './list-invites.ts';
import { receiveInviteBonus } from './receive-invite-bonus.ts';

export const routes: readonly Route[] = [
  reads(inviteCalls.list, listInvites),
  writes(inviteCalls.receive, receiveInviteBonus),
  reads(inviteCalls.listBanners, listBanners),
];
