import { expect, it } from 'vitest';
import { readPictureBucket } from './read-picture-bucket.ts';

const whole = {
  PICTURES_S3_URL: 'https://s3.example/pictures',
  PICTURES_S3_REGION: 'eu-west-1',
  PICTURES_S3_KEY_ID: 'key',
  PICTURES_S3_SECRET: 'secret',
};

it('no setting keeps pictures on disk, all four name a bucket', () => {
  expect(readPictureBucket({}, true)).toBeNull();
  expect(readPictureBucket(whole, true)).toEqual({
    url: 'https://s3.example/pictures',
    region: 'eu-west-1',
    keyId: 'key',
    secret: 'secret',
  });
});

it('a bucket that lacks one of the four, or is not https in live mode, stops the start and repeats no secret', () => {
  for (const name of Object.keys(whole))
    expect(readPictureBucket({ ...whole, [name]: undefined }, false)).toMatch(/belong together; one is missing$/);
  const plain = { ...whole, PICTURES_S3_URL: 'http://s3.example/pictures' };
  expect(readPictureBucket(plain, true)).toBe('PICTURES_S3_URL must be an https address in KRAPAO_MODE=live');
  expect(readPictureBucket(plain, false)).toMatchObject({ url: 'http://s3.example/pictures' });
});
