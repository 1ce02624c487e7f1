import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Plugin, transformWithOxc } from 'vite';

const iconSizes = [192, 512];

// A phone cuts its own shape out of a maskable icon, so that one has no corners of its own.
const icon = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

// What an installed app needs beside the page: the service worker, which has one name for ever, and icons drawn from the
// one drawing.
export const installable = (root: string): Plugin => ({
  name: 'installable',
  apply: 'build',
  async generateBundle() {
    const path = join(root, 'worker/service-worker.ts');
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    const any = await readFile(join(root, 'public/icon.svg'), 'utf8');
    const maskable = any.replace(/ rx="14"/, '');
    for (const size of iconSizes) {
      this.emitFile({ type: 'asset', fileName: `icons/any-${String(size)}.png`, source: await icon(any, size) });
      this.emitFile({
        type: 'asset',
        fileName: `icons/maskable-${String(size)}.png`,
        source: await icon(maskable, size),
      });
    }
    this.emitFile({ type: 'asset', fileName: 'icons/apple-180.png', source: await icon(maskable, 180) });
  },
});
