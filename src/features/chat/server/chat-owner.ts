import type { Sql } from '#database/database.ts';
import type { Call } from '#server/context.ts';
import type { Refuse } from '#server/verb.ts';
import { findConversation, type Conversation } from './conversations-table.ts';

export type ChatOwner = Pick<Conversation, 'conversationId' | 'memberId' | 'device'>;

interface Named {
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

const guestForm = /^guest-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Whose talk a call is about. The token decides; a `userId` in the question is only compared with it.
export const chatOwnerOf = (
  { actor, device }: Pick<Call, 'actor' | 'device'>,
  { userId, guestId }: Named,
  refuse: Refuse<'INVALID_USER_4' | 'KEY_INVALID' | 'KEY_MISSING'>,
): ChatOwner => {
  const named = userId ?? '';
  if (actor.kind === 'member') {
    if (named !== '' && named !== actor.memberId) refuse('INVALID_USER_4');
    return { conversationId: actor.memberId, memberId: actor.memberId, device: null };
  }
  if (named !== '') refuse('INVALID_USER_4');
  if (guestId === undefined || guestId === null || guestId === '') return refuse('KEY_MISSING');
  return guestForm.test(guestId) ? { conversationId: guestId, memberId: null, device } : refuse('KEY_INVALID');
};

// A guest id alone opens no talk whose browser sent a device id when it began.
export const isOwn = (talk: Pick<Conversation, 'device'>, owner: ChatOwner): boolean =>
  owner.memberId !== null || talk.device === null || talk.device === owner.device;

export const findOwnConversation = async (sql: Sql, owner: ChatOwner): Promise<Conversation | null> => {
  const talk = await findConversation(sql, owner.conversationId);
  return talk !== null && isOwn(talk, owner) ? talk : null;
};
