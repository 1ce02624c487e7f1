import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// Each language has scripts of its own.
const languages = ['th', 'la', 'en'] as const;
const folderOf = (language: string): string =>
  fileURLToPath(new URL(`../../build/member/assets/${language}/`, import.meta.url));

// What an address or a modal of a member is made of, by the names of the chunks that open it.
const routes: Readonly<Record<string, readonly string[]>> = {
  // With the part of its banners, which it loads at once.
  '/user/home': ['index', 'frame', 'home', 'home-banners'],
  '/user/bonus': ['index', 'frame', 'bonus-part'],
  '/user/spin': ['index', 'frame', 'spin-part'],
  '/user/statement': ['index', 'frame', 'statement-part'],
  '/user/profile': ['index', 'frame', 'profile-part'],
  'the deposit': ['index', 'frame', 'deposit-part'],
};

const imported = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g;

const weighRoutesIn = async (folder: string): Promise<Record<string, number>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const fileOf = (chunk: string): string => {
    const found = files.find((name) => name.slice(0, -'-1234567.js'.length) === chunk);
    if (found === undefined) throw new Error(`the build has no script of ${chunk}`);
    return found;
  };
  const bytesOf = async (chunks: readonly string[]): Promise<number> => {
    const parts = new Set(chunks.map(fileOf));
    let bytes = 0;
    // What is added meanwhile is visited too.
    for (const part of parts) {
      bytes += (await stat(`${folder}${part}.br`)).size;
      const text = await readFile(`${folder}${part}`, 'utf8');
      for (const [, name = ''] of text.matchAll(imported)) parts.add(name);
    }
    return bytes;
  };
  const weighed: Record<string, number> = {};
  for (const [route, chunks] of Object.entries(routes)) weighed[`scripts of ${route}`] = await bytesOf(chunks);
  return weighed;
};

// Scripts as they are sent, compressed, with all they import, in the language in which they weigh most. Counted in the
// build, without a browser.
export const weighRoutes = async (): Promise<Record<string, number>> => {
  const inEach = await Promise.all(languages.map((language) => weighRoutesIn(folderOf(language))));
  const names = Object.keys(inEach[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, Math.max(...inEach.map((weighed) => weighed[name] ?? 0))]));
};
