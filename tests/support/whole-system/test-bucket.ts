import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { PictureBucket } from '#server/pictures/read-picture-bucket.ts';

export interface TestBucket extends PictureBucket {
  close(): Promise<void>;
}

// A server that speaks S3 and checks signatures, with one bucket.
export const startTestBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'krapao-bucket-'));
  const configureBuckets = [{ name: 'pictures', configs: [] }] as const;
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${String(port)}/pictures`,
    region: 'eu-west-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
