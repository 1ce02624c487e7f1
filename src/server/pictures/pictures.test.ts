import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inFile } from '#support/bad-input/in-file.ts';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { createPictures } from './create-pictures.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'krapao-pictures-'));
const pictures = createPictures({ dataDir, pictureBucket: null });
afterAll(async () => {
  await pictures.close();
  await rm(dataDir, { recursive: true, force: true });
});

const slipCode = '0041000600000101030040220014242082547BPM068885102TH9104C9E2';

it('reads a picture and the texts of every code on it', async () => {
  const read = await pictures.read(
    await inFile(await (await pageWithCodes([slipCode, 'another code'])).png().toBuffer()),
  );
  expect(read).toMatchObject({ kind: 'read', picture: { type: 'image/jpeg', width: 720, height: 1_280 } });
  expect(read.kind === 'read' ? read.codes.toSorted() : []).toEqual([slipCode, 'another code'].toSorted());
});

it('a picture that was taken sideways is turned upright, and finds its code again', async () => {
  const sideways = (await pageWithCodes([slipCode])).withMetadata({ orientation: 6 }).jpeg();
  const read = await pictures.read(await inFile(await sideways.toBuffer()));
  expect(read).toMatchObject({ kind: 'read', picture: { width: 1_280, height: 720 }, codes: [slipCode] });
});

it('refuses what is no picture', async () => {
  expect(await pictures.read(await inFile(Buffer.from('<svg/>')))).toEqual({ kind: 'refused', reason: 'TYPE' });
});

it('keeps a picture under its key until it is removed', async () => {
  const { store } = pictures;
  await store.put('slip/1', { bytes: Buffer.from('a picture'), type: 'image/jpeg' });
  expect(Buffer.from((await store.get('slip/1'))?.bytes ?? []).toString()).toBe('a picture');
  await store.remove('slip/1');
  expect(await store.get('slip/1')).toBeNull();
});
