import { accounts } from '#ledger';
import { auditReading } from '#server/records/audit-reading.ts';
import type { Read } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { gapPage } from '../../rules.ts';
import { findListedConversation } from '../conversations-table.ts';
import { listMessages } from '../messages-table.ts';
import { lineOf } from '../rooms.ts';
import { chatLineOf } from './list-chats.ts';

export const getChat: Read<typeof chatOfficeCalls.get> = async ({ context, call, question, refuse }) => {
  const { conversationId, before } = question;
  const talk = (await findListedConversation(context.database, conversationId)) ?? refuse('NO_DATA');
  const memberId = talk.memberId ?? accounts.house.BAHT;
  await auditReading(context, call, { memberId, object: `chat ${conversationId}` });
  const lines = await listMessages(context.database, { conversationId, limit: gapPage, skip: 0, before });
  return { conversation: chatLineOf(talk), readSeq: talk.readSeq, messages: lines.map(lineOf) };
};
