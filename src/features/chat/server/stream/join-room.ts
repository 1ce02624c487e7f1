import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { seqField } from '#contract/shapes/fields.ts';
import type { Context, Member, Session } from '#server/context.ts';
import { deviceOf } from '#server/http/device-of.ts';
import { streamEvent } from '#server/http/stream/stream-part.ts';
import type { Refuse } from '#server/verb.ts';
import type { JoinAnswer } from '../../contract.ts';
import { gapPage } from '../../rules.ts';
import { type ChatOwner, chatOwnerOf, isOwn } from '../chat-owner.ts';
import { markDelivered } from '../lines/mark-delivered.ts';
import { findTalkPage } from '../messages-table.ts';
import { lineOf, roomPrefix } from '../shown-line.ts';
import { doorbellOf } from './doorbell.ts';
import { roomsOf } from './rooms.ts';

// Many join at the same time, since they share what they read; what each writes must leave calls about money connections.
const marks = new PQueue({ concurrency: 3 });

interface Joining {
  readonly context: Context;
  readonly owner: ChatOwner;
  readonly after: number | undefined;
  readonly refuse: Refuse<'INVALID_USER_4'>;
}

const readTalk = async ({ context, owner, after, refuse }: Joining): Promise<JoinAnswer> => {
  const { conversationId } = owner;
  const epoch = await doorbellOf(context).epoch();
  const page = { conversationId, after: after ?? 0, limit: after === undefined ? 0 : gapPage };
  const talk = await findTalkPage(context.database, page);
  if (talk === null) return { epoch, first: 0, last: 0, messages: [], more: false };
  if (!isOwn(talk, owner)) return refuse('INVALID_USER_4');
  const { firstSeq: first, lastSeq: last } = talk;
  const messages = talk.messages.map(lineOf);
  const delivered = { conversationId, deliveredSeq: talk.deliveredSeq };
  await marks.add(() => markDelivered(context.database, delivered, messages.at(-1)?.seq));
  return { epoch, first, last, messages, more: (messages.at(-1)?.seq ?? last) < last };
};

const sessionOf = (member: Member | null): Session | null =>
  member === null ? null : { memberId: member.memberId, sessionId: member.sessionId };

// Subscribes before it reads, so that no line is missed in between. Token or guest id decide whose talk it is; the room is
// only compared with it.
export const joinRoom = streamEvent({
  name: 'join',
  isShared: true,
  question: z.object({
    room: z.string().check(z.maxLength(100)),
    token: z.nullish(z.string().check(z.maxLength(2_048))),
    guestId: z.nullish(z.string().check(z.maxLength(100))),
    // The secret of a visitor's browser, as the calls send it in X-Device-Id.
    device: z.nullish(z.string().check(z.maxLength(100))),
    // The last line that the client has.
    after: seqField(),
  }),
  answer: async ({ context, client, question, member, refuse }): Promise<JoinAnswer> => {
    const { room, guestId, device, after } = question;
    const secret = deviceOf({ 'x-device-id': device ?? undefined });
    const owner = chatOwnerOf({ actor: member ?? { kind: 'visitor' }, device: secret }, { guestId }, refuse);
    if (room !== roomPrefix + owner.conversationId) return refuse('INVALID_USER_4');
    const [bell, rooms] = [doorbellOf(context), roomsOf(context)];
    bell.start();
    const before = rooms.placeOf(client);
    rooms.enter({ client, owner, session: sessionOf(member) });
    try {
      const answer = await readTalk({ context, owner, after, refuse });
      bell.settle(owner.conversationId, answer.last);
      return answer;
    } catch (error) {
      rooms.leave(client);
      // It stays where it was, and is told what was said there meanwhile. Who has left would listen for ever.
      if (before !== null && client.isHere()) {
        const { conversationId } = before.listener.owner;
        rooms.enter(before.listener);
        bell.settle(conversationId, before.told);
        bell.ring(conversationId);
      }
      throw error;
    }
  },
});
