import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutDescriptions } from './contracts.config.ts';
import { firstPaint } from './first-paint.config.ts';
import { fontFolder, fonts } from './fonts.config.ts';
import { installable } from './installable.config.ts';
import { segments } from './segments.config.ts';

const app = process.env['APP'] === 'office' ? 'office' : 'member';
const ports = { member: process.env['PORT'] ?? '8080', office: process.env['OFFICE_PORT'] ?? '8081' };

const root = resolve(import.meta.dirname, `src/${app}-app`);
const outDir = resolve(import.meta.dirname, `build/${app}`);
const mapDir = resolve(import.meta.dirname, `build/maps/${app}`);
const cacheDir = resolve(import.meta.dirname, `.cache/vite-${app}`);
const fontDir = fontFolder(resolve(import.meta.dirname, '.cache'));

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compress = async (path: string): Promise<void> => {
  const whole = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  await writeFile(`${path}.br`, await brotli(whole, { params }));
  await writeFile(`${path}.gz`, await gzipped(whole, { level: 9 }));
};

// Source maps leave the folder that is served. Pages stay as they are: the server writes its settings into them
// and compresses what it sends.
const finishFiles = (): Plugin => ({
  name: 'finish-files',
  apply: 'build',
  async closeBundle() {
    await rm(mapDir, { recursive: true, force: true });
    await mkdir(mapDir, { recursive: true });
    for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.name.endsWith('.map')) await rename(path, join(mapDir, entry.name));
      else if (entry.isFile() && compressible.test(entry.name)) await compress(path);
    }
  },
});

// One file for what every page starts with, one for the forms of the first screens, one for what every screen of a member
// needs, one for bonuses and one for what most others share: they compress better together, and each request costs a slow
// line a round trip.
const firstForms =
  /src\/(contract\/(endpoint|shapes|bank-account-form|password-form)|i18n\/member-texts|features\/auth\/((office-)?contract|strings)|ui\/(brand|waiting)\/|ui\/frame\/use-offline-reason|ui\/fields\/(use-checked|use-field|field|text|phone|password|check|error|inline))/;
// With the little of other features that the frame around a member's screens imports.
const everyScreen =
  /src\/((ask|contract|i18n|money|ui|features\/wallet)\/|features\/((invite|refund)\/strings|statement\/.*\/newest-line))|lucide-react|tanstack/;
const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'forms', test: firstForms },
  { name: 'shared', test: everyScreen, minShareCount: 3 },
  { name: 'bonus', test: /src\/features\/bonus\//, minShareCount: 3 },
  { name: 'others', test: /src\/features\//, minShareCount: 3 },
];

// Short, as each is in a style sheet and in a script; two files may use one name.
const scopedName = (name: string, file: string): string =>
  `${name}-${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;

// Each icon of the package imports this part of it.
const icons = {
  find: '../createLucideIcon.mjs',
  replacement: resolve(import.meta.dirname, 'src/ui/frame/draw-icon.ts'),
};
const resolved = { alias: [{ find: '~fonts', replacement: fontDir }, icons] };
const modules = { generateScopedName: scopedName };

const memberPlugins = () => [
  installable(root),
  firstPaint({
    root,
    outDir,
    pagesDir: resolve(import.meta.dirname, 'build/first-paint'),
    cacheDir,
    config: () => ({ plugins: [segments(), react()], resolve: resolved, css: { modules } }),
  }),
];

const server = `http://localhost:${ports[app]}`;

export default defineConfig({
  root,
  cacheDir,
  base: '/',
  plugins: [
    fonts(fontDir),
    segments(),
    withoutDescriptions(),
    react(),
    ...(app === 'member' ? memberPlugins() : []),
    finishFiles(),
  ],
  resolve: resolved,
  css: { modules },
  build: {
    outDir,
    emptyOutDir: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
