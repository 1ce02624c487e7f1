import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commentViolations,
  creditViolations,
  lockfileViolations,
  silencedViolations,
  testViolations,
  unfinishedViolations,
} from './marks.ts';
import { miniature, root, tree, type SourceFile } from './source-tree.ts';
import { expectNone, reported, type Violation } from './violation.ts';

const lockfile = { path: 'package-lock.json', text: readFileSync(join(root, 'package-lock.json'), 'utf8') };

describe('marks', () => {
  it('no file contains marks of unfinished work', () => expectNone(unfinishedViolations(tree)));
  it('no file speaks of its makers, of one machine or of a registry', () => expectNone(creditViolations(tree)));
  it('the lockfile names no host', () => expectNone(lockfileViolations(lockfile)));
  it('no check is silenced', () => expectNone(silencedViolations(tree)));
  it('no test is skipped and none mocks our own modules', () => expectNone(testViolations(tree)));
  it('no comment is longer than three lines', () => expectNone(commentViolations(tree)));
});

type Check = (files: readonly SourceFile[]) => Violation[];
const saidOf = (check: Check, path: string, text: string) => reported(check(miniature({ [path]: text })));
const joined = (...parts: string[]) => parts.join('');

describe('the rules about marks can fail', () => {
  it.each(['TO/DO', 'FIX/ME', 'X/XX', 'HA/CK'])('unfinished work: %s', (split) => {
    const mark = split.replace('/', '');
    expect(saidOf(unfinishedViolations, 'src/a.ts', `// ${mark} later`)).toContain('unfinished work');
    expect(saidOf(unfinishedViolations, 'docs/a.md', `${mark}: later`)).toContain('unfinished work');
    expect(saidOf(unfinishedViolations, 'src/a.ts', `const masked = '${mark}-1234';`)).toBe('');
  });

  it('a number of a ticket', () => {
    expect(saidOf(unfinishedViolations, 'src/a.ts', '// See issue 12.')).toContain('where it was talked about');
    expect(saidOf(unfinishedViolations, 'src/a.ts', '// Mends #12.')).toContain('where it was talked about');
  });

  it.each(['Clau/de', 'Ope/nAI', 'language mo/del', 'AI-gen/erated', 'sub-ag/ents', 'Co-auth/ored-by'])(
    'makers: %s',
    (split) => {
      expect(saidOf(creditViolations, 'docs/a.md', `by ${split.replace('/', '')} here`)).toContain('not of its makers');
    },
  );

  it.each(['user agent', 'a session of the member', 'the model of a race', 'the agent code of the operator'])(
    'words of the product pass: %s',
    (text) => {
      expect(saidOf(creditViolations, 'docs/a.md', text)).toBe('');
    },
  );

  it('a path of one machine, a registry', () => {
    expect(saidOf(creditViolations, 'src/a.ts', `read('${joined('/wo', 'rk/main')}/x')`)).toContain(
      'path of one machine',
    );
    expect(saidOf(creditViolations, 'src/a.ts', `read('${joined('/ho', 'me/ann/x')}')`)).toContain(
      'path of one machine',
    );
    expect(saidOf(creditViolations, 'src/a.ts', "navigate('/user/home/x')")).toBe('');
    expect(saidOf(creditViolations, '.npmrc', `registry=https://${joined('regi', 'stry.npmjs.org')}/`)).toContain(
      'Where packages come from',
    );
    expect(
      saidOf(([file]) => lockfileViolations(file as SourceFile), 'p.json', '"resolved": "https://a/b.tgz"'),
    ).toContain('names the host');
  });

  it('a silenced check, a sleeping journey', () => {
    expect(saidOf(silencedViolations, 'src/a.ts', `// @${joined('ts-', 'ignore')}\nf();`)).toContain('silenced');
    expect(saidOf(silencedViolations, 'src/a.ts', `// oxlint-${joined('dis', 'able')} no-var\nf();`)).toContain(
      'silenced',
    );
    const expected = `// @${joined('ts-expect', '-error')}\nf();`;
    expect(saidOf(silencedViolations, 'src/a.ts', expected)).toContain('expected outside a test');
    expect(saidOf(silencedViolations, 'src/a.test.ts', expected)).toBe('');
    expect(
      saidOf(silencedViolations, 'tests/journeys/a.test.ts', `page.waitFor${joined('Time', 'out')}(1);`),
    ).toContain('sleeps');
  });

  it.each(['it.skip("a", f);', 'describe.only("a", f);', 'it.todo("a");', 'test.each([1]).skip("a", f);'])(
    'a test that does not run: %s',
    (text) => {
      expect(saidOf(testViolations, 'src/a.test.ts', text)).toContain('left out');
    },
  );

  it('a stand-in for a module of ours', () => {
    expect(saidOf(testViolations, 'src/a.test.ts', "vi.mock('#ask/ask.ts', f);")).toContain('one of our own modules');
    expect(saidOf(testViolations, 'src/a.test.ts', "vi.mock('./b.ts');")).toContain('one of our own modules');
  });

  it('a comment of four lines, unless it is the note of a money verb', () => {
    const four = '// One.\n// Two.\n// Three.\n// Four.\nf();';
    expect(saidOf(commentViolations, 'src/a.ts', four)).toContain('A comment of 4 lines');
    expect(saidOf(commentViolations, 'src/a.ts', four.replace('// One.\n', ''))).toBe('');
    const note = '// Pays.\n// Entries: wallet -> held.\n// Repeating: safe.\n// Refuses: NO_BANK.\nf();';
    expect(saidOf(commentViolations, 'src/a.ts', note)).toBe('');
  });
});
