import { ask, type Asked } from '#ask/ask.ts';
import { askWithFile } from '#ask/ask-with-file.ts';
import { takesOwnHeaders } from '#ask/own-headers.ts';
import { chatCalls, type MediaKind } from '../../contract.ts';

export interface Sending {
  readonly file: File;
  readonly kind: MediaKind;
  readonly owner: { readonly userId?: string | undefined; readonly guestId?: string | undefined };
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  readonly asVisitor: boolean;
}

type Uploaded = Asked<{ readonly path: string }>;

const partBytes = 512 * 1_024;
// How long a phone waits before it asks again, while nothing arrives.
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
// Parts that are lost one after the other although the server answers questions.
const lostMax = 5;
const whole = { image: chatCalls.uploadImage, video: chatCalls.uploadVideo } as const;

// Uploads that have begun, so that another try goes on where the last one ended.
const begun = new WeakMap<File, string>();

// Returns early when the phone is online again, or when the upload was cancelled.
const waitOrWake = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

// Asks until an answer comes or the phone's patience ends.
const patiently = async <Answer>({ signal }: Sending, asking: () => Promise<Asked<Answer>>): Promise<Asked<Answer>> => {
  for (const waitMs of waitsMs) {
    const asked = await asking();
    if (asked.ok || asked.refusal.outcome === 'refused' || signal.aborted) return asked;
    await waitOrWake(waitMs, signal);
  }
  return asking();
};

// Sends the parts that are missing. Every answer says where the file goes on, whatever was lost before it.
const sendParts = async (sending: Sending, uploadId: string): Promise<Uploaded> => {
  const { file, owner, onProgress, signal, asVisitor } = sending;
  const question = { ...owner, uploadId };
  const options = { signal, asVisitor };
  const query = () => ask(chatCalls.getUpload, question, options);
  let at = await patiently(sending, query);
  let lost = 0;
  while (at.ok && at.answer.offset < file.size && !signal.aborted) {
    const from = at.answer.offset;
    const part = file.slice(from, from + partBytes);
    onProgress(from / file.size);
    const sent = await askWithFile(
      chatCalls.addPart,
      { ...question, from },
      { ...options, file: part, onProgress: (done) => onProgress((from + done * part.size) / file.size) },
    );
    if (sent.ok || sent.refusal.outcome === 'refused') {
      lost = 0;
      at = sent;
    } else if (lost === lostMax) return sent;
    else {
      lost += 1;
      at = await patiently(sending, query);
    }
  }
  return at.ok ? patiently(sending, () => ask(chatCalls.finishUpload, question, options)) : at;
};

const uploadWhole = ({ file, kind, owner, ...options }: Sending): Promise<Uploaded> =>
  askWithFile(whole[kind], owner, { file, ...options });

// A large file goes in parts where the server is ours, and as a whole otherwise.
export const uploadFile = async (sending: Sending): Promise<Uploaded> => {
  const { file, owner, signal, asVisitor } = sending;
  if (file.size <= partBytes || !takesOwnHeaders()) return uploadWhole(sending);
  const known = begun.get(file);
  if (known !== undefined) {
    const again = await sendParts(sending, known);
    if (again.ok || again.refusal.outcome === 'unknown') return again;
    begun.delete(file);
  }
  const answered = await ask(chatCalls.beginUpload, { ...owner, size: file.size }, { signal, asVisitor });
  if (!answered.ok) return uploadWhole(sending);
  begun.set(file, answered.answer.uploadId);
  return sendParts(sending, answered.answer.uploadId);
};
