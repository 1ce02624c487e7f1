import { type ChatMessage, type MediaKind, megabytesMax } from './contract.ts';

// docs/running.md says how long a talk is kept.
export const keptDays = 400;
// Five years, as other records about money.
export const complaintKeptDays = 1_827;

export const messageLengthMax = 2_000;
// Where a picture or a video of a talk is opened; what follows is its secret.
export const picturePath = '/api/chat/pictures/';
export const videoPath = '/api/chat/videos/';
const mediaPathForm = /^\/api\/chat\/(picture|video)s\/([A-Za-z0-9_-]{43})$/;

// Null for an address that is none of ours.
export const mediaOfPath = (path: string | undefined): { readonly kind: MediaKind; readonly ticket: string } | null => {
  const [, place, ticket] = mediaPathForm.exec(path ?? '') ?? [];
  return ticket === undefined ? null : { kind: place === 'video' ? 'video' : 'image', ticket };
};

export const historyPage = 10;
// The size of a page for a reader that names the last line it has.
export const gapPage = 100;

const megabyte = 1_048_576;

const kinds: Readonly<Record<string, MediaKind>> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/jpg': 'image',
  'image/gif': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
};

export const attachableTypes = Object.keys(kinds);

export interface Attachable {
  readonly kind: MediaKind;
  readonly problem: 'fileUnsupported' | 'fileTooLarge' | null;
}

// What kind of file it is, and what is wrong with it. Only its name and type are known here; the server reads its content.
export const attachableOf = (file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): Attachable => {
  const kind = kinds[file.type];
  if (kind === undefined || !/[^.]\.[^.]+$/.test(file.name)) return { kind: 'image', problem: 'fileUnsupported' };
  return { kind, problem: file.size > megabytesMax[kind] * megabyte ? 'fileTooLarge' : null };
};

// While the customer waits, a talk is anybody's again once nothing was done in it for this long.
export const returnsAfterMs = 5 * 60_000;
// From this age on, a wait is late.
export const lateAfterMs = 5 * 60_000;

export const repliesMax = 200;
export const shortcutForm = /^[\p{L}\p{M}\p{N}-]{1,30}$/u;

const bangkokAheadMs = 7 * 3_600_000;

// Times of day as HH:MM in Bangkok; hours may pass midnight. Equal times are all day.
export const isWithinHours = ({ from, to }: { readonly from: string; readonly to: string }, now: Date): boolean => {
  const time = new Date(now.getTime() + bangkokAheadMs).toISOString().slice(11, 16);
  return from < to ? from <= time && time < to : from <= time || time < to;
};

// Characters that change the direction of text: with them one line can pass for another.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const control = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

// Characters without a shape. Thai and Lao use some of them inside of words, so they stay beside others.
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\s]/gu;

// A message as it is kept; empty if nothing is left of it that can be seen.
export const cleanText = (typed: string): string => {
  const cleaned = typed.replaceAll('\r\n', '\n').replaceAll(turning, '').replaceAll(control, ' ').trim();
  return cleaned.replaceAll(shapeless, '') === '' ? '' : cleaned;
};

// The lines of a backend that does not number them, in the form of ours, newest first: the number of each is its time, or one
// more than that of the line before it. Only those that were asked for, since such a backend knows no numbers.
export const numberedByTime = (
  lines: readonly ChatMessage[],
  { before = Number.POSITIVE_INFINITY, after = 0 }: { readonly before?: number; readonly after?: number },
): ChatMessage[] => {
  let last = 0;
  const timeOf = ({ createdAt }: ChatMessage): number => Date.parse(createdAt) || 0;
  const [first, newest] = [lines[0], lines.at(-1)];
  const isOldestFirst = first !== undefined && newest !== undefined && timeOf(first) < timeOf(newest);
  // Lines of the same second stay in the order in which they were said.
  return (isOldestFirst ? [...lines] : lines.toReversed())
    .sort((one, other) => timeOf(one) - timeOf(other))
    .map((line) => {
      last = Math.max(timeOf(line), last + 1);
      return { ...line, seq: last, messageId: `${line.sender} ${String(last)}` };
    })
    .filter(({ seq }) => seq > after && seq < before)
    .reverse();
};

// The messages of a talk in the order of their numbers, each once.
export const mergeBySeq = (known: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] => {
  const bySeq = new Map([...known, ...came].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
};
