import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

// Pixels in rows: grey, or red, green and blue.
export interface RawPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

let isPrepared: Promise<unknown> | undefined;

// The reader's program comes from the package on disk; by default it would download it from a public network.
const prepareReader = (): Promise<unknown> => {
  isPrepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((wasm) =>
    prepareZXingModule({
      overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
      fireImmediately: true,
    }),
  );
  return isPrepared;
};

const readerOptions: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  // Dark mode draws codes light on dark.
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
};

// whole: as decoded. fair: at most 1500 pixels a side, where filters are quick.
interface Greys {
  readonly whole: RawPicture;
  readonly fair: RawPicture;
}

interface Try {
  readonly make: (greys: Greys) => Sharp;
  readonly options?: ReaderOptions;
}

const open = ({ data, width, height, channels }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const within = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const;
const longest = ({ width, height }: RawPicture): number => Math.max(width, height);

// Both of these run on every picture, so that a second code is found too.
const firstTries: readonly Try[] = [
  { make: ({ whole }) => open(whole) },
  { make: ({ fair }) => open(fair).normalise() },
];

// A window larger than the picture is a fault to the library.
const windowIn = ({ width, height }: RawPicture) => ({ width: Math.min(100, width), height: Math.min(100, height) });

// For codes that are blurred, small, faint or photographed from a screen; the first that finds something ends them.
const furtherTries: readonly Try[] = [
  { make: ({ fair }) => open(fair).sharpen({ sigma: 1.5, m1: 2, m2: 6 }) },
  { make: ({ fair }) => open(fair).resize(within(Math.min(2_400, longest(fair) * 2))) },
  { make: ({ fair }) => open(fair).resize(within(800)).normalise() },
  { make: ({ fair }) => open(fair).blur(1.2), options: { binarizer: 'GlobalHistogram' } },
  { make: ({ fair }) => open(fair).normalise(), options: { tryDenoise: true } },
  { make: ({ fair }) => open(fair).median(3) },
  { make: ({ fair }) => open(fair).clahe({ ...windowIn(fair), maxSlope: 4 }) },
  { make: ({ fair }) => open(fair).resize(within(500)).sharpen() },
  { make: ({ whole }) => open(whole).sharpen({ sigma: 2 }) },
];

const pixelsOf = async (grey: Sharp): Promise<RawPicture> => {
  const { data, info } = await grey.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 1 };
};

// A PGM, the plainest form of a grey picture that the reader takes.
const asPgm = ({ data, width, height }: RawPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), data]);

const codesOf = async (greys: Greys, { make, options }: Try): Promise<string[]> => {
  const found = await readBarcodes(asPgm(await pixelsOf(make(greys))), { ...readerOptions, ...options });
  return found.filter(({ isValid, text }) => isValid && text !== '').map(({ text }) => text);
};

const greysOf = async (picture: RawPicture): Promise<Greys> => {
  const whole = await pixelsOf(open(picture).greyscale());
  return { whole, fair: await pixelsOf(open(whole).resize({ ...within(1_500), withoutEnlargement: true })) };
};

// The texts of all QR codes, each once. Processor time is limited and not the clock, so that a busy machine finds the
// same codes as an idle one.
export const findCodes = async (picture: RawPicture, processorMs: number): Promise<string[]> => {
  await prepareReader();
  const greys = await greysOf(picture);
  const began = process.cpuUsage();
  const hasTime = (): boolean => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 < processorMs;
  };
  const codes = new Set<string>();
  for (const one of firstTries) for (const code of await codesOf(greys, one)) codes.add(code);
  for (const one of furtherTries) {
    if (codes.size > 0 || !hasTime()) break;
    for (const code of await codesOf(greys, one)) codes.add(code);
  }
  return [...codes];
};
