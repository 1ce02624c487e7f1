import type { Answering } from './answering.ts';

// A talk as the specification has it: its lines have no numbers and no ids of the client.
const talkOf: Answering = ({ body, bank }) => {
  const name = String(body['userId'] ?? body['guestId']);
  const lines = bank.talks.get(name) ?? [];
  bank.talks.set(name, lines);
  return lines;
};

const say: Answering = (asked) => {
  const { message, userId = null, guestId = null } = asked.body;
  const createdAt = new Date().toISOString();
  const sender = { session_id: 'session-1', userId, guestId, username: null, name: null, deviceToken: null };
  (talkOf(asked) as object[]).unshift({ sender: 'customer', message, createdAt, ...sender });
  return createdAt;
};

const history: Answering = (asked) => {
  const skip = Number(asked.body['skip']);
  return (talkOf(asked) as object[]).slice(skip, skip + Number(asked.body['limit']));
};

const upload: Answering = () => ({ path: '/files/picture.svg' });

export const chatAnswers: Readonly<Record<string, Answering>> = {
  'GET /api/chat/config': () => ({ PREFIX: 'ELSE' }),
  'POST /api/chat/send-message': say,
  'POST /api/chat/history': history,
  'POST /api/chat/upload-image': upload,
  'POST /api/chat/upload-video': upload,
  'PUT /api/chat/read-customer/': () => ({ message: 'SUCCESS' }),
};
