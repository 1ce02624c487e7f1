import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let isPrepared: Promise<unknown> | undefined;

// The reader's program comes from the package on disk; by default it would download it from a public network.
const prepare = (): Promise<unknown> => {
  isPrepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((wasm) =>
    prepareZXingModule({
      overrides: {
        wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
      },
      fireImmediately: true,
    }),
  );
  return isPrepared;
};

// The text of the first QR code in a picture, or null.
export const readQrImage = async (image: Uint8Array): Promise<string | null> => {
  await prepare();
  try {
    // One plain PNG, whatever format a phone or a browser produced: WebP, SVG, rotated photographs.
    const picture = await sharp(image, { limitInputPixels: 25_000_000 })
      .rotate()
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 });
    return found?.text === undefined || found.text === '' ? null : found.text;
  } catch {
    return null;
  }
};
