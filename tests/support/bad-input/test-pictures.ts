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

// A GIF of frames in colours of their own, with a comment that says so.
export const animation = async (frames: number): Promise<Uint8Array<ArrayBuffer>> => {
  const drawn = Array.from({ length: frames }, (_, at) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: (at % 2) * 200, g: (at % 3) * 100, b: at } } })
      .png()
      .toBuffer(),
  );
  const gif = await sharp(await Promise.all(drawn), { join: { animated: true } })
    .gif()
    .toBuffer();
  const comment = Buffer.from('\x21\xfe\x09a comment\0', 'latin1');
  // Behind the head of 13 bytes and its table of colours.
  const head = gif[10] ?? 0;
  const at = 13 + ((head & 0x80) === 0 ? 0 : 3 * 2 ** ((head & 7) + 1));
  return new Uint8Array(Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]));
};

export const framesOf = async (gif: Uint8Array): Promise<number> =>
  (await sharp(gif, { animated: true }).metadata()).pages ?? 1;
