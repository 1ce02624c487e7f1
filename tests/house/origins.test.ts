import { describe, expect, it } from 'vitest';
import { originViolations, versionViolations } from './origins.ts';
import { miniature, tree, type SourceFile } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

describe('origins', () => {
  it('the apps name no foreign host', () => expectNone(originViolations(tree)));
  it('every package is named by its exact version', () =>
    expectNone(versionViolations(tree.find((file) => file.path === 'package.json') as SourceFile)));
});

describe('the rules about origins can fail', () => {
  it.each([
    ['src/ui/a.css', "@import url('https://fonts.example.com/a.css');"],
    ['src/member-app/index.html', '<script src="//cdn.example.com/a.js"></script>'],
    ['src/features/a/member/a.tsx', "fetch('http://example.com/')"],
  ])('%s with %s', (path, text) => {
    expect(reported(originViolations(miniature({ [path]: text })))).toContain('names the foreign host');
  });

  it('a name of a markup language passes, and what is not sent to a browser', () => {
    expect(originViolations(miniature({ 'src/ui/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }))).toEqual([]);
    expect(originViolations(miniature({ 'src/ui/a.ts': '// Half of it.\nconst half = a / b; // c.de' }))).toEqual([]);
    expect(originViolations(miniature({ 'src/providers/a.ts': "'https://bank.example.com'" }))).toEqual([]);
  });

  it('a range of versions', () => {
    const manifest = (version: string) => ({ path: 'package.json', text: `{"dependencies":{"a":"${version}"}}` });
    expect(reported(versionViolations(manifest('^1.0.0')))).toContain('"^1.0.0" is a range');
    expect(reported(versionViolations(manifest('latest')))).toContain('"latest" is a range');
    expect(versionViolations(manifest('18.4.0-beta.17'))).toEqual([]);
  });
});
