import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

export interface Upload {
  readonly token: string;
  readonly key: string;
  // The file of the picture.
  readonly path: string;
}

export interface UploadAnswer {
  readonly status: number;
  readonly ms: number;
}

// Phones use none of the server's processor time.
setPriority(constants.priority.PRIORITY_LOW);

const [url = '', ...texts] = process.argv.slice(2);

const prepare = async (text: string) => {
  const { token, key, path } = JSON.parse(text) as Upload;
  const body = new FormData();
  body.append('bankCode', 'KBANK');
  body.append('file', new Blob([await readFile(path)]), 'slip.jpg');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'x-requested-with': 'wallet-user' };
  return { method: 'POST', headers, body };
};

const send = async (init: RequestInit): Promise<UploadAnswer> => {
  const began = performance.now();
  const reply = await fetch(url, init);
  await reply.text();
  return { status: reply.status, ms: performance.now() - began };
};

// A process of its own, so that sending 160 MB does not delay the calls that are measured. It has read the pictures before
// it is told to send them: phones hold theirs already.
const prepared = await Promise.all(texts.map(prepare));
process.send?.('ready');
await once(process, 'message');
process.send?.(await Promise.all(prepared.map(send)));
process.disconnect?.();
