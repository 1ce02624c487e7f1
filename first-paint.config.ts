import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

interface Drawing {
  readonly locale: string;
  readonly title: string;
  readonly html: string;
}

// As in src/member-app/first-paint/draw-page.tsx.
type DrawPage = (path: string, variant: string) => Promise<readonly Drawing[]>;

const variants = ['thai', 'laos'] as const;

// The public screens with the modules they are made of. Any address that nobody knows gets the last one.
const pages = [
  { name: 'login', paths: ['/login'], module: '../features/auth/member/login-screen.tsx' },
  { name: 'register', paths: ['/register'], module: 'screens/register-part.tsx' },
  { name: 'reset', paths: ['/reset'], module: 'screens/reset-part.tsx' },
  { name: 'howto', paths: ['/howto'], module: 'screens/howto-part.tsx' },
  { name: 'contact', paths: ['/contact'], module: 'screens/contact-part.tsx' },
  { name: 'terminated', paths: ['/terminated'], module: 'screens/terminated-screen.tsx' },
] as const;

type Chunk = Rolldown.OutputChunk;

// What the browser needs for a module, in the order of the imports.
const partsOf = (chunks: readonly Chunk[], first: Chunk): Chunk[] => {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) add(imported);
    }
  };
  add(first);
  return [...found];
};

const only = (chunks: readonly Chunk[], belongs: (chunk: Chunk) => boolean): Chunk => {
  const found = chunks.find(belongs);
  if (found === undefined) throw new Error('first-paint.config.ts names a screen that is not in the build');
  return found;
};

const drawerIn = async (folder: string, config: UserConfig): Promise<DrawPage> => {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: /^(?!react$|react-dom|react\/)/ },
    build: {
      ssr: 'first-paint/draw-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'draw-page.mjs' } },
    },
  });
  const drawn = (await import(pathToFileURL(join(folder, 'draw-page.mjs')).href)) as { drawPage: DrawPage };
  return drawn.drawPage;
};

const earlyScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'first-paint/early.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the early script was not built');
  return output.output[0].code.trim();
};

// A closing tag inside a script would end it.
const inScript = (text: string): string => text.replaceAll('</', '<\\/');

interface Parts {
  readonly shell: string;
  readonly early: string;
  readonly styles: string;
  readonly plan: object;
  // Of the title that a browser without scripts shows.
  readonly usualLocale: string;
  readonly fonts: readonly string[];
  readonly drawings: readonly Drawing[];
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

// The built page without its script and style sheets, with the styles and the drawings inside.
const compose = ({ shell, early, styles, plan, usualLocale, fonts, drawings }: Parts): string => {
  const templates = drawings.map(
    ({ locale, title, html }) => `<template id="page-${locale}" data-title="${attribute(title)}">${html}</template>`,
  );
  const usualTitle = drawings.find(({ locale }) => locale === usualLocale)?.title ?? '';
  const links = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`);
  const block = `<script type="application/json" id="first-paint">${inScript(JSON.stringify(plan))}</script>`;
  return shell
    .replace(/<title>[^<]*/, () => `<title>${attribute(usualTitle)}`)
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', () => `${links.join('')}<style>${styles}</style>${templates.join('')}</head>`)
    .replace('</body>', () => `${block}<script>${inScript(early)}</script></body>`);
};

// What most visitors read a page of this variant in. The fonts are fetched with the page, so that most see its text in
// them from the start.
const usualOf = (styles: string, variant: (typeof variants)[number]) => {
  const [usualLocale, script] = variant === 'laos' ? ['la', 'lao'] : ['th', 'thai'];
  const isUsual = (path: string): boolean =>
    [`/assets/${script}-`, '/assets/latin-'].some((start) => path.startsWith(start));
  const fonts = [...styles.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].flatMap(([, path = '']) => path);
  return { usualLocale, fonts: fonts.filter((path) => isUsual(path) && !path.includes('latin-letters')) };
};

export interface FirstPaint {
  readonly root: string;
  readonly outDir: string;
  readonly pagesDir: string;
  readonly cacheDir: string;
  // Plugins and names that the app is built with.
  readonly config: () => UserConfig;
}

// Draws the public screens once the app is built: a visitor sees them before the app has been fetched.
export const firstPaint = ({ root, outDir, pagesDir, cacheDir, config }: FirstPaint): Plugin => {
  let chunks: Chunk[] = [];
  const stylesOf = async (parts: readonly Chunk[]): Promise<string> => {
    const names = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
    const sheets = await Promise.all([...names].map((name) => readFile(join(outDir, name), 'utf8')));
    return sheets.map((sheet) => sheet.trim()).join('');
  };
  const write = async (drawer: DrawPage, early: string): Promise<void> => {
    const shell = await readFile(join(outDir, 'index.html'), 'utf8');
    const entry = only(chunks, ({ isEntry }) => isEntry);
    for (const page of [...pages, { name: 'not-found', paths: [], module: null }]) {
      const first =
        page.module === null ? entry : only(chunks, ({ moduleIds }) => moduleIds.includes(resolve(root, page.module)));
      const parts = [...new Set([...partsOf(chunks, entry), ...partsOf(chunks, first)])];
      const plan = {
        ...(page.module === null ? {} : { paths: page.paths }),
        main: `/${entry.fileName}`,
        parts: parts.map(({ fileName }) => `/${fileName}`),
      };
      const styles = await stylesOf(parts);
      for (const variant of variants) {
        const drawings = await drawer(page.paths[0] ?? '/not-found', variant);
        await writeFile(
          join(pagesDir, variant, `${page.name}.html`),
          compose({ shell, early, styles, plan, ...usualOf(styles, variant), drawings }),
        );
      }
    }
  };
  return {
    name: 'first-paint',
    apply: 'build',
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    },
    async closeBundle() {
      await rm(pagesDir, { recursive: true, force: true });
      for (const variant of variants) await mkdir(join(pagesDir, variant), { recursive: true });
      await write(await drawerIn(join(cacheDir, 'drawer'), { root, ...config() }), await earlyScript(root));
    },
  };
};
