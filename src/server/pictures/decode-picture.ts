import sharp, { type Metadata } from 'sharp';
import { encodeAnimation } from './encode-animation.ts';
import { findCodes, type RawPicture } from './find-codes.ts';
import { pictureBytesMax, type Picture, type PictureRead, type PictureRefusal } from './pictures.ts';

// A photograph of a good phone has 50 million.
const pixelsMax = 52_000_000;
const sideMax = 2_500;
const keptSideMax = 2_000;
const searchProcessorMs = 3_000;

const signatures: readonly (readonly [format: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

const formatOf = (bytes: Uint8Array, isForTalk: boolean): string | null => {
  const format = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
  return format === 'gif' && !isForTalk ? null : format;
};

const refused = (reason: PictureRefusal): PictureRead => ({ kind: 'refused', reason });

// Reads no pixel, only what the header says.
const headerOf = (bytes: Uint8Array): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => null);

const decode = async (bytes: Uint8Array): Promise<RawPicture | null> => {
  const decoded = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  try {
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
  } catch {
    return null;
  }
};

// Encoded from the pixels alone, so that nothing else of what was sent is left: no metadata, no profile, no comment.
const encode = async ({ data, width, height, channels }: RawPicture): Promise<Picture> => {
  const kept = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: keptSideMax, height: keptSideMax, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: kept.data, type: 'image/jpeg', width: kept.info.width, height: kept.info.height };
};

export const decodePicture = async (bytes: Uint8Array, isForTalk: boolean): Promise<PictureRead> => {
  if (bytes.length === 0 || bytes.length > pictureBytesMax) return refused('BYTES');
  const format = formatOf(bytes, isForTalk);
  if (format === null) return refused('TYPE');
  const header = await headerOf(bytes);
  if (header?.format !== format) return refused('BROKEN');
  if (header.width * header.height > pixelsMax) return refused('PIXELS');
  const animation = await encodeAnimation(bytes, header);
  if (animation !== null) return { kind: 'read', picture: animation, codes: [] };
  const raw = await decode(bytes);
  if (raw === null) return refused('BROKEN');
  const codes = isForTalk ? [] : await findCodes(raw, searchProcessorMs);
  return { kind: 'read', picture: await encode(raw), codes };
};
