import sharp, { type Sharp } from 'sharp';
import { renderSVG } from 'uqr';

const codeSide = 300;

const drawnCode = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(text, { border: 2 })))
    .resize(codeSide, codeSide)
    .png()
    .toBuffer();

// A white page of a phone's size with up to two codes on it, to be encoded or damaged further.
export const pageWithCodes = async (texts: readonly string[]): Promise<Sharp> => {
  const codes = await Promise.all(texts.map(drawnCode));
  return sharp({ create: { width: 720, height: 1_280, channels: 3, background: '#ffffff' } }).composite(
    codes.map((input, at) => ({ input, left: 40 + at * (codeSide + 40), top: 700 })),
  );
};

// An svg of a code as a phone draws it.
export const drawn = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).resize(512).png().toBuffer();
