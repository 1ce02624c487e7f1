import { bannersAt } from '#server/operator/texts/banners.ts';
import { reads, writes, type Route } from '#server/route.ts';
import { inviteCalls } from '../contract.ts';
import { listInvites } from './list-invites.ts';
import { receiveInviteBonus } from './receive-invite-bonus.ts';

export const routes: readonly Route[] = [
  reads(inviteCalls.list, listInvites),
  writes(inviteCalls.receive, receiveInviteBonus),
  reads(inviteCalls.listBanners, (asked) => bannersAt(asked, 'invite')),
];
