import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { pictureName, typeOfKey } from './picture-name.ts';
import type { PictureStore } from './pictures.ts';
import type { PictureBucket } from './read-picture-bucket.ts';

const answerWithinMs = 15_000;
// For a video, which is read as quickly as a phone takes it.
const openWithinMs = 300_000;
// After an answer of 5xx; a connection that fails is not tried again.
const retries = 2;

// An error names only key and status: an answer's body may repeat parts of the signature.
const fail = (act: string, key: string, { status }: Response): never => {
  throw new Error(`the picture store answered ${String(status)} when it was to ${act} ${key}`);
};

// One bucket of any store that speaks S3, private by the bucket's own settings.
export const createS3Store = ({ url, region, keyId, secret }: PictureBucket): PictureStore => {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries });
  const send = (key: string, init: RequestInit, signal = AbortSignal.timeout(answerWithinMs)): Promise<Response> =>
    client.fetch(`${url.replace(/\/+$/, '')}/${pictureName(key)}`, {
      ...init,
      redirect: 'error',
      signal,
    });
  return {
    put: async (key, { bytes, type }) => {
      const body = new Uint8Array(bytes);
      // Signed together with the request, so that no other bytes are stored under it.
      const digest = createHash('sha256').update(body).digest('hex');
      const reply = await send(key, {
        method: 'PUT',
        body,
        headers: { 'content-type': type, 'x-amz-content-sha256': digest },
      });
      await reply.body?.cancel();
      if (!reply.ok) fail('keep', key, reply);
    },
    get: async (key) => {
      const reply = await send(key, { method: 'GET' });
      if (reply.ok) return { bytes: new Uint8Array(await reply.arrayBuffer()), type: typeOfKey(key) };
      await reply.body?.cancel();
      return reply.status === 404 ? null : fail('give', key, reply);
    },
    open: async (key, { from, to }) => {
      const headers = { range: `bytes=${String(from)}-${String(to)}` };
      const reply = await send(key, { method: 'GET', headers }, AbortSignal.timeout(openWithinMs));
      // A store that knows no ranges would give the whole.
      if (reply.status === 206 && reply.body !== null) return Readable.fromWeb(reply.body);
      await reply.body?.cancel();
      return reply.status === 404 ? null : fail('give', key, reply);
    },
    remove: async (key) => {
      const reply = await send(key, { method: 'DELETE' });
      await reply.body?.cancel();
      if (!reply.ok && reply.status !== 404) fail('remove', key, reply);
    },
  };
};
