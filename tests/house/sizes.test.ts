import { describe, expect, it } from 'vitest';
import {
  anyViolations,
  ceilings,
  fileViolations,
  folderViolations,
  functionViolations,
  publicViolations,
} from './sizes.ts';
import { miniature, paths, tree } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

describe('sizes', () => {
  it('no file is longer than its ceiling', () => expectNone(fileViolations(tree)));
  it('no function or component is longer than its ceiling or takes more than three parameters', () =>
    expectNone(functionViolations(tree)));
  it('no folder has more entries than its ceiling', () => expectNone(folderViolations(paths)));
  it('no door opens more than ten names', () => expectNone(publicViolations(tree)));
  it('nothing is typed any', () => expectNone(anyViolations(tree)));
});

const lines = (count: number) => 'f();\n'.repeat(count);
const bodyOf = (count: number) => `{\n${lines(count - 2)}}`;
const saidOf = (check: typeof fileViolations, path: string, text: string) =>
  reported(check(miniature({ [path]: text })));

describe('the size rules can fail', () => {
  it('a source file of 251 lines, a test file of 401', () => {
    expect(saidOf(fileViolations, 'src/ledger/a.ts', lines(250))).toBe('');
    expect(saidOf(fileViolations, 'src/ledger/a.ts', lines(251))).toContain('251 lines; the ceiling is 250');
    expect(saidOf(fileViolations, 'src/ui/a.module.css', lines(251))).toContain('251 lines; the ceiling is 250');
    expect(saidOf(fileViolations, 'src/ledger/a.test.ts', lines(400))).toBe('');
    expect(saidOf(fileViolations, 'src/ledger/a.test.ts', lines(401))).toContain('401 lines; the ceiling is 400');
  });

  it('a function of 61 lines, however it is written', () => {
    expect(saidOf(functionViolations, 'src/ledger/a.ts', `const a = () => ${bodyOf(60)};`)).toBe('');
    for (const text of [
      `const a = () => ${bodyOf(61)};`,
      `function a() ${bodyOf(61)}`,
      `class A { a() ${bodyOf(61)} }`,
    ])
      expect(saidOf(functionViolations, 'src/ledger/a.ts', text)).toContain('has 61 lines; the ceiling is 60');
  });

  it('a component of 151 lines, wrapped or not; a hook keeps to the ceiling of functions', () => {
    const said = (text: string) => saidOf(functionViolations, 'src/ui/a.tsx', text);
    expect(said(`const A = () => ${bodyOf(150)};`)).toBe('');
    expect(said(`const A = () => ${bodyOf(151)};`)).toContain('component A has 151 lines; the ceiling is 150');
    expect(said(`const A = memo(() => ${bodyOf(151)});`)).toContain('component A has 151 lines');
    expect(said(`const useA = () => ${bodyOf(61)};`)).toContain('function useA has 61 lines');
  });

  it('a block that groups tests has no ceiling, a test has', () => {
    const gathered = `describe('a', () => { it('b', f);\n${lines(200)} });`;
    expect(saidOf(functionViolations, 'src/ui/a.test.ts', gathered)).toBe('');
    expect(saidOf(functionViolations, 'src/ui/a.ts', gathered)).toContain('has 202 lines');
    expect(saidOf(functionViolations, 'src/ui/a.test.ts', `it('a', () => ${bodyOf(61)});`)).toContain('has 61 lines');
  });

  it('a fourth parameter, in a function or in an interface', () => {
    const said = (text: string) => saidOf(functionViolations, 'src/ui/a.ts', text);
    expect(said('const f = (a, b, c) => 1;')).toBe('');
    expect(said('const f = (a, b, c, d) => 1;')).toContain('4 parameters; the ceiling is 3');
    expect(said('interface P { f(a: 1, b: 1, c: 1, d: 1): void }')).toContain('4 parameters');
    expect(said('const f = { onEnd: (a, b, _c, d) => 1 };')).toBe('');
    expect(said('text.replace(/x/, (all, a, b, offset) => all);')).toBe('');
  });

  it('a folder of 21 entries, tests and styles not counted', () => {
    const entries = (count: number, end: string) => Array.from({ length: count }, (_, at) => `src/ui/n${at}${end}`);
    const most = [...entries(ceilings.folderEntries, '.ts'), ...entries(9, '.test.ts'), ...entries(9, '.css')];
    expect(reported(folderViolations(most))).toBe('');
    expect(reported(folderViolations([...most, 'src/ui/one/more.ts']))).toContain('21 entries; the ceiling is 20');
  });

  it('a 31st feature and a 61st decision, of which each has its own entry', () => {
    for (const [folder, most] of [
      ['src/features', 30],
      ['docs/decisions', 60],
    ] as const) {
      const entries = Array.from({ length: most }, (_, at) => `${folder}/n${at}/a.ts`);
      expect(reported(folderViolations(entries))).toBe('');
      expect(reported(folderViolations([...entries, `${folder}/one/more.ts`]))).toContain(
        `${most + 1} entries; the ceiling is ${most}`,
      );
    }
  });

  it('a thirteenth name in a door; types are not counted', () => {
    const door = (count: number) =>
      Array.from({ length: count }, (_, at) => `export { n${at} } from './n.ts';`).join('\n');
    const said = (text: string) => saidOf(publicViolations, 'src/ledger/public.ts', text);
    expect(said(`${door(12)}\nexport type { T } from './t.ts';`)).toBe('');
    expect(said(door(13))).toContain('opens 13 names; the ceiling is 12');
  });

  it('any, in whatever place', () => {
    for (const text of ['const a: any = 1;', 'const a = b as any;', 'const a: Record<string, any[]> = {};'])
      expect(saidOf(anyViolations, 'src/ui/a.ts', text)).toContain('"any" says nothing');
    expect(saidOf(anyViolations, 'src/ui/a.ts', "const any = 'any';")).toBe('');
  });
});
