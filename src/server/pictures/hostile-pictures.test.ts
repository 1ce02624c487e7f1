import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { hostileCode, hostilePictures, largestPicture, packedBomb } from '#support/bad-input/hostile-pictures.ts';
import { inFile } from '#support/bad-input/in-file.ts';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { inFullOr, oneInThree } from '#support/requirements/in-full.ts';
import { createPictures } from './create-pictures.ts';

const pictures = createPictures({ dataDir: tmpdir(), pictureBucket: null });
afterAll(() => pictures.close());

const isReadNext = async (): Promise<void> => {
  const honest = await pictures.read(await inFile(await (await pageWithCodes(['honest'])).jpeg().toBuffer()));
  expect(honest).toMatchObject({ kind: 'read', codes: ['honest'] });
};

it.for(hostilePictures.filter(({ becomes }) => becomes !== 'read'))('$what is refused', async ({ make, becomes }) => {
  expect(await pictures.read(await inFile(await make()))).toEqual({ kind: 'refused', reason: becomes });
});

const cleaned = hostilePictures.filter(({ becomes }) => becomes === 'read');

it.for(inFullOr(cleaned, ...oneInThree(cleaned)))(
  '$what is read, and nothing but its pixels is kept',
  async ({ make }) => {
    const read = await pictures.read(await inFile(await make()));
    expect(read).toMatchObject({ kind: 'read', codes: [hostileCode] });
    const bytes = Buffer.from(read.kind === 'read' ? read.picture.bytes : []);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    // No segment of an application, except JFIF's own, and no comment.
    const segments = ['ffe1', 'ffe2', 'ffed', 'fffe'].map((marker) => bytes.subarray(0, 600).indexOf(marker, 0, 'hex'));
    expect(segments).toEqual([-1, -1, -1, -1]);
    for (const left of ['script', 'GPS', 'Exif', 'ICC_PROFILE', 'http']) expect(bytes.includes(left)).toBe(false);
  },
);

it('pixels that unpack to 300 MB end nothing, and the next picture is read', async () => {
  expect(['read', 'refused']).toContain((await pictures.read(await inFile(packedBomb()))).kind);
  await isReadNext();
});

it('the largest picture is read and made small', async () => {
  const read = await pictures.read(await inFile(largestPicture()));
  expect(read).toMatchObject({ kind: 'read', picture: { width: 2_000, height: 2_000 }, codes: [] });
  await isReadNext();
});
