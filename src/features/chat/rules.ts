import type { ChatMessage } from './contract.ts';

// docs/running.md says how long a talk is kept.
export const keptDays = 400;

export const messageLengthMax = 2_000;
// Where a picture of a talk is opened; what follows is its secret.
export const picturePath = '/api/chat/pictures/';
const picturePathForm = /^\/api\/chat\/pictures\/([A-Za-z0-9_-]{43})$/;
export const ticketOfPath = (path: string | undefined): string | null => picturePathForm.exec(path ?? '')?.[1] ?? null;

export const historyPage = 10;
// The size of a page for a reader that names the last line it has.
export const gapPage = 100;

export const imageMegabytesMax = 10;
const megabyte = 1_048_576;

// What is wrong with a file to send; null for a picture that may go.
export const attachmentProblem = (file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): 'fileUnsupported' | 'fileTooLarge' | null => {
  if (!/[^.]\.[^.]+$/.test(file.name) || !['image/png', 'image/jpeg'].includes(file.type)) return 'fileUnsupported';
  return file.size > imageMegabytesMax * megabyte ? 'fileTooLarge' : null;
};

// Characters that change the direction of text: with them one line can pass for another.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const control = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

// A message as it is kept; empty if nothing is left of it.
export const cleanText = (typed: string): string =>
  typed.replaceAll('\r\n', '\n').replaceAll(turning, '').replaceAll(control, ' ').trim();

// The messages of a talk in the order of their numbers, each once.
export const mergeBySeq = (known: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] => {
  const bySeq = new Map([...known, ...came].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
};
