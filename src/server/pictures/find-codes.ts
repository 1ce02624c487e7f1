import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

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

interface Try {
  readonly change: (grey: Sharp, picture: RawPicture) => Sharp;
  readonly options?: ReaderOptions;
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const;
const longest = ({ width, height }: RawPicture): number => Math.max(width, height);

// Both of these run on every picture, so that a second code is found too.
const firstTries: readonly Try[] = [
  { change: (grey) => grey },
  { change: (grey, picture) => grey.resize(within(Math.min(1_400, longest(picture)))).normalise() },
];

// For codes that are blurred, small, faint or photographed from a screen; the first that finds something ends them.
const furtherTries: readonly Try[] = [
  { change: (grey, picture) => grey.resize(within(Math.min(3_000, longest(picture) * 2))).sharpen({ sigma: 2 }) },
  { change: (grey) => grey.normalise().sharpen({ sigma: 3, m1: 2, m2: 6 }) },
  { change: (grey) => grey.resize(within(900)).median(3).normalise() },
  { change: (grey) => grey.clahe({ width: 64, height: 64, maxSlope: 4 }) },
  { change: (grey) => grey.blur(1.5).normalise(), options: { binarizer: 'GlobalHistogram' } },
  { change: (grey) => grey.normalise(), options: { tryDenoise: true } },
  { change: (grey) => grey.resize(within(600)).normalise().sharpen() },
];

const greyOf = ({ data, width, height, channels }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } }).greyscale();

// A PGM: the plainest form of a grey picture that the reader takes.
const asPgm = async (grey: Sharp): Promise<Uint8Array> => {
  const { data, info } = await grey.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from(`P5\n${String(info.width)} ${String(info.height)}\n255\n`), data]);
};

const codesOf = async (picture: RawPicture, { change, options }: Try): Promise<string[]> => {
  const found = await readBarcodes(await asPgm(change(greyOf(picture), picture)), { ...readerOptions, ...options });
  return found.filter(({ isValid, text }) => isValid && text !== '').map(({ text }) => text);
};

// The texts of all QR codes, each once. Processor time is counted and not the clock, so that a busy machine finds the
// same codes as an idle one.
export const findCodes = async (picture: RawPicture, processorMs: number): Promise<string[]> => {
  await prepareReader();
  const began = process.cpuUsage();
  const hasTime = (): boolean => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 < processorMs;
  };
  const codes = new Set<string>();
  for (const one of firstTries) for (const code of await codesOf(picture, one)) codes.add(code);
  for (const one of furtherTries) {
    if (codes.size > 0 || !hasTime()) break;
    for (const code of await codesOf(picture, one)) codes.add(code);
  }
  return [...codes];
};
