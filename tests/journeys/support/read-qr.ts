import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Without its own file the reader would download it from the network.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const reader = prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });

// The text of the QR code in a picture of a page.
export const readQrIn = async (picture: Uint8Array): Promise<string> => {
  await reader;
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  if (found === undefined || !found.isValid) throw new Error('no QR code could be read from the screen');
  return found.text;
};

// The text of the QR code on the member's page.
export const readQr = async (code: Locator): Promise<string> => {
  let text = '';
  // The drawn code gives way to a picture of itself that can be saved.
  await expect(async () => {
    text = await readQrIn(await code.screenshot());
  }).toPass({ timeout: 15_000 });
  return text;
};
