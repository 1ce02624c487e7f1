import { hashTerms } from '#conditions/hash-terms.ts';
import { startGrant } from '#conditions/start-grant.ts';
import { amountMax } from '#money/money-wire.ts';
import type { CallLanguage } from '#server/context.ts';
import { inviteTerms } from '#server/operator/shared-settings.ts';
import type { Write } from '#server/verb.ts';
import type { inviteCalls } from '../contract.ts';
import { shareOf } from '../rules.ts';
import { listInvitations, updateLostPaid, type Invitation } from './invitations-table.ts';
import { hasPaymentOn, insertPayment, type Share } from './invite-payments-table.ts';

// As the statement shows it.
const titles: Readonly<Record<CallLanguage, string>> = {
  th: 'โบนัสแนะนำเพื่อน',
  lo: 'ໂບນັດແນະນຳໝູ່',
  en: 'Referral bonus',
};

const sharesOf = (friends: readonly Invitation[], percent: number): Share[] =>
  friends
    .map((friend) => ({
      friendId: friend.friendId,
      lost: friend.lost - friend.lostPaid,
      amount: shareOf(friend, percent),
    }))
    .filter(({ amount }) => amount > 0n);

// Credits the shares of what the member's friends lost, as last read, and starts their condition.
// Entries: invite -> wallet.
// Repeating with the same request key returns the first answer; a loss is paid for once, and one bonus a Bangkok day.
// Refuses: INVITE_INACTIVE, INVITE_COLLECT, NO_INVITEE_PLAY_INFO, NO_INVITE_BONUS, INVITE_BONUS_FAIL, BONUS_REMAINING.
export const receiveInviteBonus: Write<typeof inviteCalls.receive> = async (asked) => {
  const { context, call, work, refuse } = asked;
  const { sql, memberId, now, operationId } = work;
  const { isActive, percent, percentSuccess, percentFail } = await inviteTerms.read(context);
  if (!isActive) refuse('INVITE_INACTIVE');
  if (await hasPaymentOn(sql, memberId, now)) refuse('INVITE_COLLECT');
  const friends = await listInvitations(sql, memberId);
  if (!friends.some(({ hasDeposited }) => hasDeposited)) refuse('NO_INVITEE_PLAY_INFO');
  const shares = sharesOf(friends, percent);
  const amount = shares.reduce((sum, share) => sum + share.amount, 0n);
  if (amount === 0n) refuse('NO_INVITE_BONUS');
  if (amount > amountMax) refuse('INVITE_BONUS_FAIL');
  const language = call.language ?? (context.settings.isLaos ? 'lo' : 'th');
  const title = titles[language];
  const termsHash = hashTerms({ language, title, percent, percentSuccess, percentFail, amount: amount.toString() });
  await startGrant(asked, {
    terms: { type: 'invite', code: null, title, termsHash, percentSuccess, percentFail },
    amount,
  });
  await insertPayment(sql, memberId, { paymentId: operationId, percent, amount, at: now, shares });
  await updateLostPaid(
    sql,
    memberId,
    shares.map(({ friendId }) => friendId),
  );
  work.audit(`invite bonus ${operationId}`, { shares: shares.length, percent, amount: amount.toString() });
  return { message: 'INVITE_BONUS_SUCCESS', amount, id: operationId, createdAt: now.toISOString() };
};
