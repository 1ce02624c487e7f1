import { sweepJob } from '#server/jobs/sweep.ts';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { chatCalls } from '../contract.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { deleteOldConversations } from './conversations-table.ts';
import { answerChat } from './desk/answer-chat.ts';
import { getChat } from './desk/get-chat.ts';
import { listChats } from './desk/list-chats.ts';
import { ownerOfChat } from './desk/owner-of-chat.ts';
import { resolveChat } from './desk/resolve-chat.ts';
import { listHistory } from './list-history.ts';
import { markRead } from './mark-read.ts';
import { deleteOldMessages } from './messages-table.ts';
import { roomPrefix } from './rooms.ts';
import { keptDays } from '../rules.ts';
import { sendMessage } from './send-message.ts';
import { uploadImage } from './media/upload-image.ts';
import { uploadVideo } from './media/upload-video.ts';

export const routes: readonly Route[] = [
  reads(chatCalls.getConfig, () => Promise.resolve({ PREFIX: roomPrefix })),
  acts(chatCalls.sendMessage, sendMessage),
  reads(chatCalls.listHistory, listHistory),
  acts(chatCalls.uploadImage, uploadImage),
  acts(chatCalls.uploadVideo, uploadVideo),
  acts(chatCalls.markRead, markRead),
  acts(chatCalls.markReadPlain, markRead),
];

export const officeRoutes: readonly Route[] = [
  reads(chatOfficeCalls.list, listChats),
  reads(chatOfficeCalls.get, getChat),
  writes(chatOfficeCalls.answer, answerChat, { on: ownerOfChat }),
  writes(chatOfficeCalls.resolve, resolveChat, { on: ownerOfChat }),
];

export const forgetChats = sweepJob('forget old chats', [
  { forget: deleteOldMessages, afterDays: keptDays },
  { forget: deleteOldConversations, afterDays: keptDays },
]);
