import { sweepJob } from '#server/jobs/sweep.ts';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { chatCalls } from '../contract.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { deleteOldConversations } from './conversations-table.ts';
import { accounts } from '#ledger';
import { addNote } from './desk/add-note.ts';
import { answerChat } from './desk/answer-chat.ts';
import { claimChat } from './desk/claim-chat.ts';
import { getChat } from './desk/get-chat.ts';
import { listChats } from './desk/list-chats.ts';
import { deleteOldNotes } from './desk/notes-table.ts';
import { ownerOfChat } from './desk/owner-of-chat.ts';
import { deleteOldRatings } from './desk/ratings-table.ts';
import { releaseChat } from './desk/release-chat.ts';
import { removeReply } from './desk/remove-reply.ts';
import { listReplies } from './desk/replies-table.ts';
import { resolveChat } from './desk/resolve-chat.ts';
import { endComplaint, ownerOfComplaint } from './complaints/end-complaint.ts';
import { deleteOldComplaints } from './complaints/complaints-table.ts';
import { listComplaints, listOwnComplaints } from './complaints/list-complaints.ts';
import { saveReply } from './desk/save-reply.ts';
import { uploadStaffFile } from './desk/upload-staff-file.ts';
import { inTurn } from './limits.ts';
import { getConfig } from './get-config.ts';
import { getUnread } from './lines/get-unread.ts';
import { listHistory } from './list-history.ts';
import { markRead } from './lines/mark-read.ts';
import { deleteOldMessages } from './messages-table.ts';
import { complaintKeptDays, keptDays } from '../rules.ts';
import { sendMessage } from './send-message.ts';
import { uploadImage } from './media/upload-image.ts';
import { uploadVideo } from './media/upload-video.ts';
import { addPart } from './uploads/add-part.ts';
import { beginUpload } from './uploads/begin-upload.ts';
import { finishUpload } from './uploads/finish-upload.ts';
import { getUpload } from './uploads/get-upload.ts';
import { deleteOldUploads } from './uploads/uploads-table.ts';

export const routes: readonly Route[] = [
  reads(chatCalls.getConfig, getConfig),
  acts(chatCalls.sendMessage, sendMessage),
  reads(chatCalls.listHistory, inTurn(listHistory)),
  acts(chatCalls.uploadImage, uploadImage),
  acts(chatCalls.uploadVideo, uploadVideo),
  acts(chatCalls.beginUpload, beginUpload),
  acts(chatCalls.addPart, addPart),
  reads(chatCalls.getUpload, getUpload),
  acts(chatCalls.finishUpload, finishUpload),
  reads(chatCalls.listComplaints, listOwnComplaints),
  reads(chatCalls.getUnread, getUnread),
  acts(chatCalls.markRead, inTurn(markRead)),
  acts(chatCalls.markReadPlain, inTurn(markRead)),
];

// Saved replies are no member's.
const ofHouse = (): string => accounts.house.BAHT;

export const officeRoutes: readonly Route[] = [
  reads(chatOfficeCalls.list, listChats),
  reads(chatOfficeCalls.get, getChat),
  writes(chatOfficeCalls.answer, answerChat, { on: ownerOfChat }),
  writes(chatOfficeCalls.resolve, resolveChat, { on: ownerOfChat }),
  acts(chatOfficeCalls.upload, uploadStaffFile),
  writes(chatOfficeCalls.claim, claimChat, { on: ownerOfChat }),
  writes(chatOfficeCalls.release, releaseChat, { on: ownerOfChat }),
  writes(chatOfficeCalls.addNote, addNote, { on: ownerOfChat }),
  reads(chatOfficeCalls.listReplies, async ({ context }) => ({ replies: await listReplies(context.database) })),
  writes(chatOfficeCalls.saveReply, saveReply, { on: ofHouse }),
  writes(chatOfficeCalls.removeReply, removeReply, { on: ofHouse }),
  reads(chatOfficeCalls.listComplaints, listComplaints),
  writes(chatOfficeCalls.endComplaint, endComplaint, { on: ownerOfComplaint }),
];

export const forgetChats = sweepJob('forget old chats', [
  { deletes: deleteOldMessages, afterDays: keptDays },
  { deletes: deleteOldNotes, afterDays: keptDays },
  { deletes: deleteOldRatings, afterDays: keptDays },
  { deletes: deleteOldUploads, afterDays: 1 / 24 },
  { deletes: deleteOldConversations, afterDays: keptDays },
  { deletes: deleteOldComplaints, afterDays: complaintKeptDays },
]);
