import { describe, expect, it } from 'vitest';
import { environmentNames } from '#server/settings.ts';
import { isCode, isTest, miniature, tree, type SourceFile } from './source-tree.ts';

// `NAME=value`, or `#NAME=value` if the default is empty.
const exampleNames = (text: string): string[] =>
  [...text.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

const readNames = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => /^(src\/|[^/]+\.(ts|mjs)$)/.test(file.path) && isCode(file) && !isTest(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(/\b(?:process|import\.meta)\.env(?:\.|\[['"])([A-Z][A-Z0-9_]+)/g)].map(
        ([, name = '']) => name,
      ),
    );

// Those that the app reads from its page; the names stand in a list, and the code reads a name of it.
const pageNames = (files: readonly SourceFile[]): string[] => {
  const text = files.find((file) => file.path === 'src/ask/settings.ts')?.text ?? '';
  const [, names = ''] = /\bsettingNames = \[([^\]]*)\]/.exec(text) ?? [];
  return [...names.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name);
};

// Variables of the tools that nobody sets by hand: Vite sets some, npm, our scripts and the server that starts the sandbox
// pass on others.
const ofTools = new Set([
  'DEV',
  'PROD',
  'MODE',
  'SSR',
  'BASE_URL',
  'APP',
  'PATH',
  'NODE_COMPILE_CACHE',
  'MEMBER_ADDRESS',
  'TESTS_IN_FULL',
  'JOURNEYS_GROUP',
  'npm_execpath',
  'SANDBOX_DATA_FILE',
  'SANDBOX_PUBLIC_URL',
]);

const example = tree.find((file) => file.path === '.env.example')?.text ?? '';
const known = new Set<string>(
  [...environmentNames, ...pageNames(tree), ...readNames(tree)].filter((name) => !ofTools.has(name)),
);

describe('settings', () => {
  it('every variable that is read is in .env.example', () => {
    const shown = new Set(exampleNames(example));
    expect([...known].filter((name) => !shown.has(name))).toEqual([]);
  });
  it('every variable of .env.example is read, and is listed once', () => {
    const shown = exampleNames(example);
    expect(shown.filter((name) => !known.has(name))).toEqual([]);
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  });
  it('every setting that the app reads from its page is one that the server writes into it', () => {
    const written = new Set<string>(environmentNames);
    expect(pageNames(tree)).toContain('VITE_LAOS');
    expect(pageNames(tree).filter((name) => !written.has(name))).toEqual([]);
  });
});

describe('the rule about settings can fail', () => {
  it('reads names however they are written', () => {
    const text = "process.env['A_URL']; process.env.B_URL; import.meta.env.VITE_C; import.meta.env['VITE_D'];";
    expect(readNames(miniature({ 'src/a.ts': text }))).toEqual(['A_URL', 'B_URL', 'VITE_C', 'VITE_D']);
    expect(readNames(miniature({ 'src/a.test.ts': text }))).toEqual([]);
    const list = "export const settingNames = [\n  'VITE_A',\n  'VITE_B',\n] as const;";
    expect(pageNames(miniature({ 'src/ask/settings.ts': list }))).toEqual(['VITE_A', 'VITE_B']);
    expect(exampleNames('# A line about it.\nA_URL=1\n#B_URL=\n# C_URL=2\n')).toEqual(['A_URL', 'B_URL', 'C_URL']);
  });
});
