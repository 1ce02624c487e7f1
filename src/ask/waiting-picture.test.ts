import { expect, it } from 'vitest';
import { findPicture, forgetPicture, keepPicture } from './waiting-picture.ts';

const picture = { file: new Blob(['slip']), name: 'slip.png', at: Date.now(), key: null, bankCode: null };

it('a picture that waits is found by its member, and forgotten if another member logs in on the phone', async () => {
  await keepPicture(picture, 'malee');
  expect(await findPicture('malee')).toMatchObject({ name: 'slip.png' });
  expect(await findPicture('anan')).toBeNull();
  expect(await findPicture('malee')).toBeNull();
});

it('a shared picture belongs to the first member who finds it', async () => {
  await keepPicture(picture, null);
  expect(await findPicture('malee')).toMatchObject({ name: 'slip.png' });
  expect(await findPicture('anan')).toBeNull();
  await forgetPicture();
});
