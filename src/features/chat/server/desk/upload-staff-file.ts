import type { Act } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { findConversation } from '../conversations-table.ts';
import { takeUpload } from '../limits.ts';
import { readTalkFile, storeMedia } from '../media/store-media.ts';

export const uploadStaffFile: Act<typeof chatOfficeCalls.upload> = async ({ context, staff, file, ...asked }) => {
  const { question, refuse } = asked;
  const talk = (await findConversation(context.database, question.conversationId)) ?? refuse('NO_DATA');
  await takeUpload(context.database, `staff ${staff.staffId}`, context.now());
  const read = await readTalkFile(context, file.path, refuse);
  return (await storeMedia(context, talk, read)) ?? refuse('NO_DATA');
};
