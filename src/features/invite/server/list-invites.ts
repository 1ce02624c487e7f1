import { inviteTerms } from '#server/operator/shared-settings.ts';
import type { Read } from '#server/verb.ts';
import type { inviteCalls } from '../contract.ts';
import { maskedName } from '../rules.ts';
import { listNames } from './friends-table.ts';
import { countShares, listShares } from './invite-payments-table.ts';

export const listInvites: Read<typeof inviteCalls.list> = async ({ context, member: { memberId }, question }) => {
  const [total, shares, { percent }] = await Promise.all([
    countShares(context.database, memberId),
    listShares(context.database, memberId, question),
    inviteTerms.read(context),
  ]);
  const friendIds = [...new Set(shares.map(({ friendId }) => friendId))];
  const names = new Map((await listNames(context.database, friendIds)).map(({ friendId, name }) => [friendId, name]));
  const invites = shares.map(({ friendId, amount, createdAt }) => ({
    from: { name: maskedName(names.get(friendId) ?? '') },
    amount,
    createdAt: createdAt.toISOString(),
  }));
  return { invites, total, percent };
};
