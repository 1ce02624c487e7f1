import type { AnswerOf, Endpoint, QuestionOf, TakenFile } from '#contract/endpoint.ts';
import { ask, type Asked, type Carry } from './ask.ts';

type FileCall = Endpoint & { readonly takesFile: TakenFile };

export interface FileOptions {
  readonly file: Blob;
  // Kept over repeats of the same press with the same file: `requestKey()` when the file is chosen.
  readonly idempotencyKey?: string;
  // The part that has left this device, from 0 to 1. The answer may take a while after 1.
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
  // Sends no token, even if the browser has one.
  readonly asVisitor?: boolean;
}

const formWith =
  (file: Blob) =>
  (fields: readonly [string, unknown][]): FormData => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, String(value));
    form.append('file', file);
    return form;
  };

// As long as the server waits for the whole picture.
const timeoutMs = 300_000;

// By XMLHttpRequest, since fetch tells nothing of what has been sent.
const byRequest =
  (onProgress: (part: number) => void): Carry =>
  ({ method, address, headers, body }, limits) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (why: string) => () => reject(new Error(why));
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.timeout = limits.timeoutMs;
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
      request.addEventListener('error', fail('no answer'));
      request.addEventListener('timeout', fail('too late'));
      request.addEventListener('abort', fail('cancelled'));
      if (limits.signal?.aborted === true) reject(new Error('cancelled'));
      else {
        limits.signal?.addEventListener('abort', () => request.abort(), { once: true });
        request.send(body);
      }
    });

// Asks a call that takes a picture. Refusals come back as from `ask`. A cancelled upload, like a lost one, has an unknown
// outcome: asking again with the same key and file gets the answer of the first if it arrived, and sends it otherwise.
export const askWithFile = <const E extends FileCall>(
  call: E,
  question: QuestionOf<E>,
  { file, onProgress = () => undefined, ...options }: FileOptions,
): Promise<Asked<AnswerOf<E>>> =>
  ask<Endpoint>(call, question, {
    ...options,
    formOf: formWith(file),
    timeoutMs,
    carry: byRequest(onProgress),
  }) as Promise<Asked<AnswerOf<E>>>;
