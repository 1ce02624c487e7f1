import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { BuiltLocale } from './languages.config.ts';

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
  if (found === undefined) throw new Error('the build of the first paint names a screen that does not exist');
  return found;
};

export type Build = readonly Chunk[];
export type Module = string | null;

export const entryOf = (build: Build): Chunk => only(build, ({ isEntry }) => isEntry);

// The app's scripts with those of a screen, if it is known which.
export const scriptsOf = (build: Build, module: Module): Chunk[] => {
  const entry = entryOf(build);
  const first = module === null ? entry : only(build, ({ moduleIds }) => moduleIds.includes(module));
  return [...new Set([...partsOf(build, entry), ...partsOf(build, first)])];
};

export const sheetsOf = (parts: readonly Chunk[]): string[] => [
  ...new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

// For the sheets whose text is inside a page: by these links the app knows that they are there, and the browser fetches nothing.
// Else the first part that needs one of them brought it again, and the browser laid out the whole screen once more.
export const disabledLinks = (sheets: readonly string[]): string =>
  sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled />`).join('');

// Everything under /user, with the screens that a member starts with.
const memberArea = 'layouts/member-area.tsx';
const firstScreens = {
  '/user/home': 'home/home-screen.tsx',
  '/user/profile': 'screens/profile-part.tsx',
  '/user/bonus': 'screens/bonus-part.tsx',
  '/user/statement': 'screens/statement-part.tsx',
  '/user/contact': 'screens/contact-part.tsx',
  '/user/howto': 'screens/howto-part.tsx',
  '/user/spin': 'screens/spin-part.tsx',
} as const;

// What a member's screen needs beside the app itself, in each language.
const screenIn = (builds: ReadonlyMap<BuiltLocale, Build>, module: string, root: string): object => {
  const filesIn = (build: Build): string[] => {
    const start = scriptsOf(build, null);
    const parts = new Set([memberArea, module].flatMap((path) => scriptsOf(build, resolve(root, path))));
    const added = [...parts].filter((part) => !start.includes(part));
    const sheets = sheetsOf(added).filter((sheet) => !sheetsOf(start).includes(sheet));
    return [...sheets, ...added.map(({ fileName }) => fileName)].map((name) => `/${name}`);
  };
  return Object.fromEntries([...builds].map(([locale, build]) => [locale, filesIn(build)]));
};

// By address. The browser fetches the screen of its address together with the app.
export const filesOfScreens = (builds: ReadonlyMap<BuiltLocale, Build>, root: string): object => {
  const screens = Object.entries(firstScreens).map(([path, module]) => [path, screenIn(builds, module, root)]);
  return Object.fromEntries(screens) as object;
};

const fontFiles = (styles: string): string[] =>
  [...styles.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].flatMap(([, path = '']) => path);

const scriptNames = { th: 'thai', la: 'lao', en: 'latin' } as const;

// The fonts of a page's text in this language.
export const fontsIn = (styles: string, locale: BuiltLocale): string[] => {
  const starts = [`/assets/${scriptNames[locale]}-`, '/assets/latin-'];
  return fontFiles(styles).filter(
    (path) => starts.some((start) => path.startsWith(start)) && !path.includes('latin-letters'),
  );
};

// The fonts of a member's screen, amounts among them, without the signs of currencies.
export const fontsOfScreens = (builds: ReadonlyMap<BuiltLocale, Build>, styles: string): object => {
  const figures = fontFiles(styles).filter((path) => /^\/assets\/figures-(?!baht-|kip-)/.test(path));
  return Object.fromEntries([...builds.keys()].map((locale) => [locale, [...fontsIn(styles, locale), ...figures]]));
};
