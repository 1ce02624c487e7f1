import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureRead } from '#server/pictures/pictures.ts';
import { pageWithCodes } from './test-pictures.ts';

export const hostileCode = 'a code on a hostile picture';

export interface HostilePicture {
  readonly what: string;
  readonly make: () => Promise<Uint8Array>;
  // Why it is refused, or read with its code, cleaned of everything else.
  readonly becomes: (PictureRead & { kind: 'refused' })['reason'] | 'read';
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const headerOf = (side: number): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  return chunk('IHDR', data);
};
const end = chunk('IEND', Buffer.alloc(0));
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 1 });

// A grey PNG whose pixels are the given packed bytes.
const pngOf = (side: number, packed: Uint8Array, extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([signature, headerOf(side), ...extra, chunk('IDAT', packed), end]);

const page = (): Promise<Buffer> => pageWithCodes([hostileCode]).then((drawn) => drawn.png().toBuffer());
const pageAs = (change: (drawn: Sharp) => Sharp) => async (): Promise<Buffer> =>
  change(sharp(await page()).removeAlpha()).toBuffer();
const jpeg = pageAs((drawn) => drawn.jpeg({ quality: 80 }));

// After the signature and the header, which is 25 bytes long.
const withChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const animated = async (): Promise<Buffer> => {
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(720, 4);
  frame.writeUInt32BE(1_280, 8);
  const second = Buffer.concat([Buffer.from([0, 0, 0, 1]), zeros(100)]);
  const png = withChunks(await page(), [chunk('acTL', control), chunk('fcTL', frame)]);
  return Buffer.concat([png.subarray(0, -12), chunk('fdAT', second), end]);
};

const jpegOfSide = async (side: number): Promise<Buffer> => {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
};

const script = '<script>alert(1)</script>';
const text = (content: string) => () => Promise.resolve(Buffer.from(content, 'latin1'));
const mega = 1024 * 1024;

const refusedPictures: readonly HostilePicture[] = [
  { what: 'nothing', make: text(''), becomes: 'BYTES' },
  { what: 'a byte more than 10 MB', make: () => Promise.resolve(Buffer.alloc(10 * mega + 1, 0xff)), becomes: 'BYTES' },
  { what: 'a page of HTML', make: text(`<html>${script}`), becomes: 'TYPE' },
  {
    what: 'an SVG with a script',
    make: text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    becomes: 'TYPE',
  },
  { what: 'a GIF with a script', make: text(`GIF89a/*${script}*/`), becomes: 'TYPE' },
  { what: 'a PDF', make: text('%PDF-1.7\n1 0 obj'), becomes: 'TYPE' },
  { what: 'a film', make: text('\0\0\0 ftypheic\0\0\0\0'), becomes: 'TYPE' },
  { what: 'a WebP', make: pageAs((drawn) => drawn.webp()), becomes: 'TYPE' },
  { what: 'a GIF', make: pageAs((drawn) => drawn.gif()), becomes: 'TYPE' },
  {
    what: 'a JPEG behind a PDF header',
    make: async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()]),
    becomes: 'TYPE',
  },
  { what: 'the signature of a PNG alone', make: () => Promise.resolve(signature), becomes: 'BROKEN' },
  { what: 'the first bytes of a JPEG alone', make: text('\xff\xd8\xff\xe0'), becomes: 'BROKEN' },
  { what: 'a script behind the first bytes of a JPEG', make: text(`\xff\xd8\xff${script}`), becomes: 'BROKEN' },
  { what: 'half a JPEG', make: async () => (await jpeg()).subarray(0, 20_000), becomes: 'BROKEN' },
  { what: 'half a PNG', make: async () => (await page()).subarray(0, 6_000), becomes: 'BROKEN' },
  {
    what: 'a PNG of 65,535 x 65,535 in a hundred bytes',
    make: () => Promise.resolve(pngOf(65_535, zeros(10))),
    becomes: 'PIXELS',
  },
  {
    what: 'a PNG of 14,000 x 14,000 in 300 kB',
    make: () => Promise.resolve(pngOf(14_000, zeros(50 * mega))),
    becomes: 'PIXELS',
  },
  { what: 'a JPEG that says 65,000 x 65,000', make: () => jpegOfSide(65_000), becomes: 'PIXELS' },
];

const cleanedPictures: readonly HostilePicture[] = [
  {
    what: 'a JPEG with a page of HTML behind it',
    make: async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
    becomes: 'read',
  },
  {
    what: 'a JPEG with a script as its comment',
    make: async () => {
      const bytes = await jpeg();
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
      return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
    },
    becomes: 'read',
  },
  {
    what: 'a PNG with a script in its texts',
    make: async () => withChunks(await page(), [chunk('tEXt', Buffer.from(`a\0${script}`))]),
    becomes: 'read',
  },
  {
    what: 'a PNG whose text unpacks to 60 MB',
    make: async () =>
      withChunks(await page(), [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros(60 * mega)]))]),
    becomes: 'read',
  },
  {
    what: 'a JPEG that tells where it was taken',
    make: pageAs((drawn) =>
      drawn.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } }).jpeg(),
    ),
    becomes: 'read',
  },
  { what: 'a PNG of 16 bits a colour', make: pageAs((drawn) => drawn.toColourspace('rgb16').png()), becomes: 'read' },
  { what: 'a JPEG for a printer', make: pageAs((drawn) => drawn.toColourspace('cmyk').jpeg()), becomes: 'read' },
  { what: 'an animated PNG', make: animated, becomes: 'read' },
  { what: 'a PNG in seven passes', make: pageAs((drawn) => drawn.png({ progressive: true })), becomes: 'read' },
  { what: 'a JPEG in several scans', make: pageAs((drawn) => drawn.jpeg({ progressive: true })), becomes: 'read' },
  { what: 'a PNG of few colours', make: pageAs((drawn) => drawn.png({ palette: true })), becomes: 'read' },
];

export const hostilePictures: readonly HostilePicture[] = [...refusedPictures, ...cleanedPictures];

// 50 million white pixels in 50 kB: permitted, and the most that decoding one picture may cost.
export const largestPicture = (): Buffer => pngOf(7_000, zeros(7_001 * 7_000));

// Pixels of a small picture that unpack to 300 MB.
export const packedBomb = (): Buffer => pngOf(100, zeros(300 * mega));
