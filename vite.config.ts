import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { ownCalls } from './calls.config.ts';
import { withoutServersParts } from './contracts.config.ts';
import { firstPaint } from './first-paint.config.ts';
import { fontFolder, fonts } from './fonts.config.ts';
import { iconsAsPaths } from './icons.config.ts';
import { installable } from './installable.config.ts';
import { isLastOutput, languages, outputsPerLanguage } from './languages.config.ts';
import { ownRows } from './rows.config.ts';
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

const moveTo = async (target: string, path: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  await rename(path, target);
};

// Source maps leave the folder that is served. Pages stay as they are: the server writes its settings into them
// and compresses what it sends.
const finishFiles = (): Plugin => {
  let isWhole = false;
  return {
    name: 'finish-files',
    apply: 'build',
    writeBundle(options) {
      isWhole = isLastOutput(options);
    },
    async closeBundle() {
      if (!isWhole) return;
      await rm(mapDir, { recursive: true, force: true });
      for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.name.endsWith('.map')) await moveTo(join(mapDir, relative(outDir, path)), path);
        else if (entry.isFile() && compressible.test(entry.name)) await compress(path);
      }
    },
  };
};

// What screens with and without forms share with each other.
const everyPage =
  /src\/(contract\/(endpoint|shapes\/first-shapes)|ui\/waiting\/(?!use-is-past)|ui\/frame\/use-offline-reason|ui\/fields\/(field-frame|text|inline))|icons\/eye/;
const everyForm = /src\/(contract\/(bank-account-form|password-form)|ui\/fields\/(use-checked|use-field|typed|focus))/;
const firstForms =
  /src\/(i18n\/member-texts|features\/auth\/(strings|member\/(use-log-in|login-))|ui\/brand\/|ui\/fields\/(field|phone|password|check|error))/;
// Screens of a member use these, home among them. In home's file, the carousel would bring all of home to each screen with
// banners.
const inEveryFrame =
  /src\/(contract\/shapes\/fields|features\/bonus\/(contract\.ts\?part=checkActive|member\/active-bonus-query)|i18n\/formats|money\/(currency|money-wire)|features\/wallet\/member\/currency-of|ui\/(figures\/(money|figure-texts)|lists\/carousel|waiting\/use-is-past))|icons\/(refresh-cw|arrow-left-right)\./;
// Most of them but home.
const everyScreen = /src\/ui\/(markup\/(clean|server)|lists\/empty-state)/;
const banners = /src\/(ui\/lists\/banner-view|features\/content\/member\/home-banners)/;
// With what home does not need of the queries' package.
const everyPress =
  /src\/(ask\/kept-key|ui\/press\/(use-press|press-texts))|react-query\/.*\/(useMutation|useMutationState|useIsFetching)\.js|query-core\/.*\/mutationObserver\.js/;
const everyResult = /src\/ui\/press\/(money-result|received|result)/;
const ofEveryRoom = /src\/(ask|contract|i18n|money|ui|features\/wallet)\/|lucide-react|tanstack/;

type Graph = Rolldown.ChunkingContext;

// A module, what it imports, and what that imports. The list of all icons is not followed: a group takes the icons that it
// needs with it.
const importedBy =
  (path: string) =>
  (graph: Graph): Set<string> => {
    const found = new Set([resolve(root, path)]);
    const follow = (id: string): void => {
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
        if (!imported.includes('lucide-react')) found.add(imported);
    };
    // What is added meanwhile is followed too.
    for (const id of found) follow(id);
    return found;
  };

type Modules = ReturnType<typeof importedBy>;

const groupOf = (name: string, modules: Modules, others?: RegExp) => {
  let found: Set<string> | null = null;
  const named = (id: string, graph: Graph): string | null => {
    found ??= modules(graph);
    // Else the first group that imports it takes it.
    if (everyPress.test(id)) return null;
    return found.has(id) || others?.test(id) === true ? name : null;
  };
  return { name: named, debugName: name };
};

// The home screen in few files, since a member arrives there. What it shares with another screen is a file of its own,
// so that this screen fetches nothing else of home.
const home = importedBy('home/home-screen.tsx');
const homeAnd = (path: string) => {
  const other = importedBy(path);
  return groupOf(`home-${basename(path, '-part.tsx')}`, (graph) => home(graph).intersection(other(graph)));
};
const memberGroups = [
  groupOf('frame', importedBy('layouts/member-area.tsx'), inEveryFrame),
  { name: 'icons', test: /lucide-react/, minShareCount: 3 },
  ...['screens/bonus', 'screens/spin', 'screens/statement', 'screens/howto', 'modals/deposit'].map((part) =>
    homeAnd(`${part}-part.tsx`),
  ),
  groupOf('home', home),
  { name: 'home-banners', test: banners },
  { name: 'screen', test: everyScreen },
  { name: 'press', test: everyPress },
  { name: 'result', test: everyResult },
];

// One file for what every page starts with, one for the login and the forms of the first screens, one for the frame around
// a member's screens, one for bonuses, and few for what is left: they compress better together, and each request costs a
// slow line a round trip. Of what is left, a screen fetches only files of which it needs something.
const isLeft = {
  minShareCount: 3,
  ...(app === 'member' ? { entriesAware: true, entriesAwareMergeThreshold: 2_000 } : {}),
};
const chunks = [
  groupOf('start', importedBy('index.html'), everyPage),
  { name: 'form', test: everyForm },
  { name: 'forms', test: firstForms },
  ...(app === 'member' ? memberGroups : []),
  { name: 'shared', test: ofEveryRoom, ...isLeft },
  { name: 'bonus', test: /src\/features\/bonus\//, minShareCount: 3 },
  { name: 'others', test: /src\/features\//, ...isLeft },
];

// Short, as each is in a style sheet and in a script; two files may use one name.
const scopedName = (name: string, file: string): string =>
  `${name}-${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;

// Each icon of the package imports this part of it.
const icons = {
  find: '../createLucideIcon.mjs',
  replacement: resolve(import.meta.dirname, 'src/ui/frame/draw-icon.ts'),
};
// In one file, which needs no code of the bundler: that is then in the first file of the app, which all others import, and
// not in one more that every page fetches.
const socketClient = {
  find: /^socket\.io-client$/,
  replacement: resolve(import.meta.dirname, 'node_modules/socket.io-client/dist/socket.io.esm.min.js'),
};
const resolved = { alias: [{ find: '~fonts', replacement: fontDir }, icons, socketClient] };
const modules = { generateScopedName: scopedName };

const memberPlugins = () => [
  languages(root),
  installable(root),
  firstPaint({
    root,
    outDir,
    pagesDir: resolve(import.meta.dirname, 'build/first-paint'),
    cacheDir,
    config: () => ({ plugins: [segments(), iconsAsPaths(), react()], resolve: resolved, css: { modules } }),
  }),
];

// Of scripts, the first files of a visit name only those of the parts that they load. Naming what those import too
// took 1,400 bytes of /user/home; links to screens and the tiles of home fetch theirs while the finger is still down. The
// deposit, which imports most, would open 240 ms later on a slow line.
const isOfStart = (file: string): boolean => /\/(index|frame)-/.test(file);
const preloads = (file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] => {
  const areAllNamed = file.includes('/deposit-part-') || !/\/(index|frame|home)-/.test(hostId);
  return needed.filter((one) => one === file || (areAllNamed && !isOfStart(one)));
};

// Decision 62.
const ownPartLoader = (): Plugin => {
  let isExchanged = false;
  return {
    name: 'own-part-loader',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => {
        isExchanged = true;
        const path = resolve(import.meta.dirname, 'src/ui/frame/load-part.ts');
        const code = `export { loadPart as __vitePreload } from ${JSON.stringify(path)};`;
        return { code, map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isExchanged) throw new Error('the bundler’s helper for parts has another name now');
    },
  };
};

const output = { codeSplitting: { groups: chunks } };

const server = `http://localhost:${ports[app]}`;

export default defineConfig({
  root,
  cacheDir,
  base: '/',
  plugins: [
    fonts(fontDir),
    ...(app === 'member' ? [ownRows(), ownCalls()] : []),
    segments(),
    iconsAsPaths(),
    withoutServersParts(),
    ownPartLoader(),
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
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    target: 'baseline-widely-available',
    rolldownOptions: {
      // No code of ours or of a package relies on what reading a property or a global does beside that.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: app === 'member' ? outputsPerLanguage(output) : output,
    },
  },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
