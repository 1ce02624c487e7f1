import sharp, { type Metadata } from 'sharp';
import type { Picture } from './pictures.ts';

const framesMax = 200;
// Of all frames together.
const pixelsMax = 52_000_000;
const keptSideMax = 480;

// A GIF that moves, made small and encoded again from its frames. Null for one that stands still, is broken or has too many
// frames: then its first frame is taken.
export const encodeAnimation = async (
  bytes: Uint8Array,
  { format, pages = 1, width, height }: Pick<Metadata, 'format' | 'pages' | 'width' | 'height'>,
): Promise<Picture | null> => {
  if (format !== 'gif' || pages < 2 || pages > framesMax || width * height * pages > pixelsMax) return null;
  try {
    const { data, info } = await sharp(bytes, { animated: true, limitInputPixels: pixelsMax, failOn: 'error' })
      .resize({ width: keptSideMax, height: keptSideMax, fit: 'inside', withoutEnlargement: true })
      .gif({ effort: 1 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'image/gif', width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
};
