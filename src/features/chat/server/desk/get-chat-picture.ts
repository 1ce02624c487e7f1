import { accounts } from '#ledger';
import { auditReading } from '#server/records/audit-reading.ts';
import type { Read } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { ticketOfPath } from '../../rules.ts';
import { listMessages } from '../messages-table.ts';
import { readTalkPicture } from '../pictures.ts';

export const getChatPicture: Read<typeof chatOfficeCalls.getPicture> = async ({ context, call, question, refuse }) => {
  const { conversationId, seq } = question;
  const [line] = await listMessages(context.database, { conversationId, limit: 1, skip: 0, before: seq + 1 });
  const ticket = line?.seq === seq ? ticketOfPath(line.message.payload.filePath) : null;
  const picture = ticket === null ? null : await readTalkPicture(context, ticket);
  if (line === undefined || picture === null) return refuse('NO_DATA');
  const memberId = line.memberId ?? accounts.house.BAHT;
  await auditReading(context, call, { memberId, object: `chat ${conversationId}` });
  return { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') };
};
