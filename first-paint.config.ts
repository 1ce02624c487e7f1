import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import { type BuiltLocale, isLastOutput, localeOfOutput } from './languages.config.ts';
import {
  type Build,
  disabledLinks,
  entryOf,
  filesOfScreens,
  fontsIn,
  fontsOfScreens,
  type Module,
  scriptsOf,
  sheetsOf,
} from './page-files.config.ts';

interface Drawing {
  readonly locale: string;
  readonly title: string;
  readonly html: string;
}

interface DrawnFrame {
  readonly locale: string;
  readonly html: string;
  readonly headings: object;
}

// As in src/member-app/first-paint/draw-page.tsx and draw-frames.tsx.
interface DrawPage {
  readonly drawPage: (path: string, variant: string) => Promise<readonly Drawing[]>;
}
interface DrawFrames {
  readonly drawFrames: () => Promise<readonly DrawnFrame[]>;
}
type Drawer = DrawPage & DrawFrames;

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

const drawers = ['draw-page', 'draw-frames'] as const;

const drawerIn = async (folder: string, config: UserConfig): Promise<Drawer> => {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: /^(?!react$|react-dom|react\/)/ },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: drawers.map((name) => `first-paint/${name}.tsx`),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const built = drawers.map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href));
  const [page, frames] = (await Promise.all(built)) as [DrawPage, DrawFrames];
  return { drawPage: page.drawPage, drawFrames: frames.drawFrames };
};

const inlineScript = async (root: string, name: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: `first-paint/${name}.ts`, formats: ['iife'], name },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`the inline script ${name} was not built`);
  return output.output[0].code.trim();
};

// A closing tag inside a script would end it.
const inScript = (text: string): string => text.replaceAll('</', '<\\/');

interface Styles {
  readonly text: string;
  // As they stand in the page.
  readonly html: string;
}

const stylesWith = (text: string, sheets: readonly string[]): Styles => ({
  text,
  html: `<style>${text}</style>${disabledLinks(sheets)}`,
});

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

const planBlock = (plan: object): string =>
  `<script type="application/json" id="first-paint">${inScript(JSON.stringify(plan))}</script>`;

const moduleScript = /\s*<script type="module"[^>]*><\/script>/;
const links = /\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g;

// Inside the page it costs no request.
const withIcon = (page: string, svg: string): string =>
  page.replace(
    'href="/icon.svg"',
    () => `href="data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}"`,
  );

type ShellParts = Pick<Parts, 'shell' | 'styles' | 'plan'> & {
  readonly start: string;
  readonly frame: string;
  readonly frames: readonly DrawnFrame[];
};

// The built page with the script that fetches the app in the visitor's language, the styles of the app, and the frame of a
// member's screens with the script that shows it.
const composeShell = ({ shell, start, frame, frames, styles, plan }: ShellParts): string => {
  const headings = Object.fromEntries(frames.map((one) => [one.locale, one.headings]));
  const templates = frames.map(({ locale, html }) => `<template id="frame-${locale}">${html}</template>`);
  const begin = `${planBlock({ ...plan, headings })}<script>${inScript(start)}</script>${styles}`;
  return shell
    .replace(moduleScript, '')
    .replaceAll(links, '')
    .replace('<body>', () => `<body>${begin}`)
    .replace('</body>', () => `${templates.join('')}<script>${inScript(frame)}</script></body>`);
};

// The built page without its script and style sheets, with the styles and the drawings inside.
const compose = ({ shell, early, styles, plan, usualLocale, fonts, drawings }: Parts): string => {
  const templates = drawings.map(
    ({ locale, title, html }) => `<template id="page-${locale}" data-title="${attribute(title)}">${html}</template>`,
  );
  const usualTitle = drawings.find(({ locale }) => locale === usualLocale)?.title ?? '';
  const fontLinks = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`,
  );
  return shell
    .replace(/<title>[^<]*/, () => `<title>${attribute(usualTitle)}`)
    .replace(moduleScript, '')
    .replaceAll(links, '')
    .replace('</head>', () => `${fontLinks.join('')}${styles}${templates.join('')}</head>`)
    .replace('</body>', () => `${planBlock(plan)}<script>${inScript(early)}</script></body>`);
};

// What most visitors read a page of this variant in. The fonts are fetched with the page, so that most see its text in
// them from the start.
const usualOf = (styles: string, variant: (typeof variants)[number]) => {
  const usualLocale = variant === 'laos' ? 'la' : 'th';
  return { usualLocale, fonts: fontsIn(styles, usualLocale) };
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
  const builds = new Map<BuiltLocale, Build>();
  let isWhole = false;
  const stylesOf = async (module: Module): Promise<Styles> => {
    // The same in each language.
    const names = sheetsOf(scriptsOf(builds.get('en') ?? [], module));
    const sheets = await Promise.all(names.map((name) => readFile(join(outDir, name), 'utf8')));
    return stylesWith(sheets.map((sheet) => sheet.trim()).join(''), names);
  };
  const planOf = (module: Module): object => {
    const scripts = [...builds].map(([locale, build]) => {
      const parts = scriptsOf(build, module).map(({ fileName }) => `/${fileName}`);
      return [locale, { main: `/${entryOf(build).fileName}`, parts }];
    });
    return { scripts: Object.fromEntries(scripts) as object };
  };
  const planOfShell = (styles: string): object => ({
    ...planOf(null),
    screens: filesOfScreens(builds, root),
    fonts: fontsOfScreens(builds, styles),
  });
  const write = async ({ drawPage, drawFrames }: Drawer): Promise<void> => {
    const shell = withIcon(
      await readFile(join(outDir, 'index.html'), 'utf8'),
      await readFile(join(outDir, 'icon.svg'), 'utf8'),
    );
    const early = await inlineScript(root, 'early');
    for (const page of [...pages, { name: 'not-found', paths: [], module: null }]) {
      const module = page.module === null ? null : resolve(root, page.module);
      const plan = { ...(module === null ? {} : { paths: page.paths }), ...planOf(module) };
      const styles = await stylesOf(module);
      for (const variant of variants) {
        const drawings = await drawPage(page.paths[0] ?? '/not-found', variant);
        await writeFile(
          join(pagesDir, variant, `${page.name}.html`),
          compose({ shell, early, styles: styles.html, plan, ...usualOf(styles.text, variant), drawings }),
        );
      }
    }
    const [start, frame] = [await inlineScript(root, 'start'), await inlineScript(root, 'frame')];
    const { text, html } = await stylesOf(null);
    const parts = { start, frame, frames: await drawFrames(), styles: html, plan: planOfShell(text) };
    await writeFile(join(outDir, 'index.html'), composeShell({ shell, ...parts }));
  };
  return {
    name: 'first-paint',
    apply: 'build',
    writeBundle(options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      builds.set(localeOfOutput(options), chunks);
      isWhole = isLastOutput(options);
    },
    async closeBundle() {
      if (!isWhole) return;
      await rm(pagesDir, { recursive: true, force: true });
      for (const variant of variants) await mkdir(join(pagesDir, variant), { recursive: true });
      await write(await drawerIn(join(cacheDir, 'drawer'), { root, ...config() }));
    },
  };
};
