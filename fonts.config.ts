import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const characters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

// No text of the product has these; what members and the operator write may.
const signs = '"#$&*<=>[\\]^`{|}~';
const withoutSigns = [...characters(0x20, 0x7e)].filter((character) => !signs.includes(character)).join('');
const punctuation = '\u200b\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u2212\u00a0\u00b7\u00d7';
const joiners = '\u200b\u200c\u200d\u25cc';
const latin = 'noto-sans/files/noto-sans-latin-wght-normal';
const latinExtended = 'noto-sans/files/noto-sans-latin-ext-wght-normal';
const thai = 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal';
const lao = 'noto-sans-lao-looped/files/noto-sans-lao-looped-lao-wght-normal';

// Each font of the product: its source, and the characters it keeps. What is rare has a file of its own, which is fetched
// when it is shown: everybody waits for the others.
const recipes: Record<string, readonly [source: string, kept: string]> = {
  latin: [latin, withoutSigns + punctuation],
  'signs-latin': [latin, signs],
  'latin-letters': [latin, characters(0xa1, 0xff)],
  thai: [thai, characters(0xe01, 0xe3a) + characters(0xe40, 0xe4e) + joiners],
  'digits-thai': [thai, characters(0xe4f, 0xe5b)],
  lao: [lao, characters(0xe81, 0xecf) + characters(0xedc, 0xedf) + joiners],
  'digits-lao': [lao, characters(0xed0, 0xed9)],
  figures: [latin, '0123456789,.+-\u2212%\u2022'],
  'figures-baht': [thai, '\u0e3f'],
  'figures-kip': [latinExtended, '\u20ad'],
  'name-thai': [thai, 'ไทย'],
  'name-lao': [lao, 'ລາວ'],
};

// Weights outside 400 to 700 are not used: dropping them halves the files. Only the features remain that browsers apply
// by default to these three languages, and the figures of base.css; others, such as fractions, add glyphs of their own.
const cutting = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: 'abvm blwm calt ccmp clig dist kern liga lnum mark mkmk rclt rlig rvrn tnum'.split(' '),
} as const;

// A changed recipe gets its own folder, so that an outdated font is never used.
export const fontFolder = (cache: string): string => {
  const recipe = createHash('sha256')
    .update(JSON.stringify([recipes, cutting]))
    .digest('hex');
  return join(cache, `fonts-${recipe.slice(0, 12)}`);
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const cut = async (name: string, folder: string): Promise<void> => {
  const [source, kept] = recipes[name] ?? [latin, ''];
  const path = join(folder, `${name}.woff2`);
  if (await isThere(path)) return;
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  const part = await subsetFont(whole, kept, cutting);
  // Two builds may run at once: no build ever sees a half-written file.
  await writeFile(`${path}.${process.pid}`, part);
  await rename(`${path}.${process.pid}`, path);
};

// Cuts the fonts once into the cache folder; the style sheets reach them under ~fonts/.
export const fonts = (folder: string): Plugin => ({
  name: 'fonts',
  async buildStart() {
    await mkdir(folder, { recursive: true });
    for (const name of Object.keys(recipes)) await cut(name, folder);
  },
});
