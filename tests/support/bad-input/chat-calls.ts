import { randomInt, randomUUID } from 'node:crypto';
import { chatCalls } from '#features/chat/contract.ts';
import { chatOfficeCalls } from '#features/chat/office-contract.ts';
import type { TestServer } from '../test-server.ts';
import { pageWithCodes } from './test-pictures.ts';
import { testVideo } from './test-videos.ts';
import type { Arrange } from './valid-call.ts';

const message = { message_type: 'text' as const, payload: { message: 'สวัสดี' } };

const ofMember =
  (method: string, path: string, body: () => Record<string, unknown>): Arrange =>
  async (server) => {
    const { token, memberId } = await server.member();
    return { base: server.url, method, path, token, body: { userId: memberId, guestId: null, ...body() } };
  };

const talkOf = async (server: TestServer): Promise<string> => {
  const { token, memberId } = await server.member();
  await server.ask(chatCalls.sendMessage, { message }, { token });
  return memberId;
};

const ofStaff =
  (act: string, body: () => Record<string, unknown>): Arrange =>
  async (server) => {
    const [conversationId, { token }] = [await talkOf(server), await server.staff()];
    const path = `/api/chats/${conversationId}/${act}`;
    return { base: server.officeUrl, method: 'POST', path, token, body: body() };
  };

const uploadOfMember =
  (path: string, fileOf: () => Promise<Uint8Array<ArrayBuffer>>): Arrange =>
  async (server) => {
    const { token } = await server.member();
    return { base: server.url, method: 'POST', path, token, body: {}, file: await fileOf() };
  };

const pictureFile = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await pageWithCodes(['chat'])).png().toBuffer());

const newReply = () => ({
  replyId: randomUUID(),
  shortcut: randomUUID().slice(0, 8),
  texts: { th: 'สวัสดีค่ะ', la: 'ສະບາຍດີ', en: 'Hello' },
});

const ofManager =
  (pathOf: (server: TestServer) => Promise<string>, body: () => Record<string, unknown> = () => ({})): Arrange =>
  async (server) => {
    const [path, { token }] = [await pathOf(server), await server.staff({ role: 'manager' })];
    return { base: server.officeUrl, method: 'POST', path, token, body: body() };
  };

// Written as it is stored: members here may have no line to complain about.
const endComplaint: Arrange = async (server) => {
  const { memberId } = await server.member();
  const complaintNo = randomInt(1_000_000_000);
  await server.context.database.rows(
    `insert into complaint (complaint_no, member_id, line_id, line_type, line_at, state, opened_at, answer_by)
     values ($1, $2, $3, 'withdraw', $4, 'OPEN', $4, $4)`,
    [complaintNo, memberId, randomUUID(), server.clock.now()],
  );
  const { token } = await server.staff();
  const path = `/api/complaints/${String(complaintNo)}/end`;
  return { base: server.officeUrl, method: 'POST', path, token, body: { state: 'UPHELD' } };
};

// Of a file that has arrived as a whole, or of which nothing has.
const ofUpload =
  (act: 'part' | 'finish'): Arrange =>
  async (server) => {
    const { token, memberId } = await server.member();
    const file = testVideo();
    const begun = await server.ask(chatCalls.beginUpload, { size: file.length }, { token });
    const { uploadId } = begun.body as { uploadId: string };
    const request = { base: server.url, method: 'POST', path: `/api/chat/uploads/${act}`, token };
    if (act === 'part') return { ...request, body: { uploadId, from: '0' }, file };
    await server.ask(chatCalls.addPart, { uploadId, from: 0 }, { token, file });
    return { ...request, body: { userId: memberId, guestId: null, uploadId } };
  };

export const chatWrites: Readonly<Record<string, Arrange>> = {
  'POST /api/chat/send-message': ofMember('POST', '/api/chat/send-message', () => ({
    message,
    messageId: randomUUID(),
  })),
  'POST /api/chat/upload-image': uploadOfMember('/api/chat/upload-image', pictureFile),
  'POST /api/chat/upload-video': uploadOfMember('/api/chat/upload-video', () => Promise.resolve(testVideo())),
  'POST /api/chat/uploads': ofMember('POST', '/api/chat/uploads', () => ({ size: 1_000 })),
  'POST /api/chat/uploads/part': ofUpload('part'),
  'POST /api/chat/uploads/finish': ofUpload('finish'),
  'PUT /api/chat/read-customer/': ofMember('PUT', '/api/chat/read-customer/', () => ({ seq: 1 })),
  'PUT /api/chat/read-customer': ofMember('PUT', '/api/chat/read-customer', () => ({ seq: 1 })),
  'office POST /api/chats/{conversationId}/answer': ofStaff('answer', () => ({
    messageId: randomUUID(),
    text: 'ยินดีค่ะ',
    after: 1,
    buttons: [{ title: 'ขอบคุณ' }],
    kind: 'quick_replies',
  })),
  'office POST /api/complaints/{complaintNo}/end': endComplaint,
  'office POST /api/chats/{conversationId}/resolve': ofStaff('resolve', () => ({ after: 1 })),
  'office POST /api/chats/{conversationId}/claim': ofStaff('claim', () => ({ from: null })),
  'office POST /api/chats/{conversationId}/release': ofStaff('release', () => ({})),
  'office POST /api/chats/{conversationId}/notes': ofStaff('notes', () => ({ noteId: randomUUID(), text: 'โน้ต' })),
  'office POST /api/chats/{conversationId}/upload': async (server) => ({
    ...(await ofStaff('upload', () => ({}))(server)),
    file: await pictureFile(),
  }),
  'office POST /api/chat-replies': ofManager(() => Promise.resolve('/api/chat-replies'), newReply),
  'office POST /api/chat-replies/{replyId}/remove': ofManager(async (server) => {
    const reply = newReply();
    await server.ask(chatOfficeCalls.saveReply, reply, await server.staff({ role: 'manager' }));
    return `/api/chat-replies/${reply.replyId}/remove`;
  }),
};
