import { posix } from 'node:path';
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import { syntaxOf } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

// Folders and files with these names collect things that belong elsewhere.
const drawers = ['util', 'utils', 'lib', 'libs', 'common', 'helper', 'helpers', 'core', 'misc', 'types', 'shared'];
const drawerEnd = /-(utils?|helpers?|misc|common)$/;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// Names that tools and readers expect unchanged.
const given = /^(README|ARCHITECTURE|CONTRIBUTING|LICENSE)\.md$|^Dockerfile$|^\.[a-z][a-z.-]*$/;
// Files named by their role in every feature, provider or room, whatever they export.
const parts = new Set([
  'contract',
  'office-contract',
  'rules',
  'strings',
  'routes',
  'public',
  'port',
  'choose',
  'main',
  'conformance',
  'refusal-texts',
]);

// Files for a table, for a provider, for a room's answers, and for the queries of the ledger's proof.
const partEnd = /-(table|client|translate|adapter|routes|checks)$/;

const plainViolation = (path: string, rule: string, instead: string): Violation => ({
  where: path,
  line: '',
  rule,
  instead,
});

// The name without its endings: `withdraw.test.ts` and `button.module.css` give `withdraw` and `button`.
const stemOf = (name: string): string => name.replace(/\..*$/, '');

const nameViolations = (path: string): Violation[] => {
  const parts = path.split('/');
  return parts.flatMap((part, at) => {
    const isFile = at === parts.length - 1;
    if (isFile && given.test(part)) return [];
    const stem = isFile ? stemOf(part) : part.replace(/^\./, '');
    if (drawers.includes(stem) || drawerEnd.test(stem))
      return [plainViolation(path, `"${stem}" says nothing of what lies inside.`, 'the name of the idea it serves')];
    if (kebab.test(stem)) return [];
    return [plainViolation(path, `"${stem}" is not written in kebab-case.`, 'small letters, digits and hyphens')];
  });
};

export const pathViolations = (paths: readonly string[]): Violation[] => {
  const own = paths.filter((path) => /^(src|tests|bench|docs|\.ci)\//.test(path));
  const seen = new Map(own.flatMap((path) => nameViolations(path)).map((one) => [one.where + one.rule, one]));
  return [...seen.values()];
};

export const toKebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

const spokenStem = (path: string): string => stemOf(posix.basename(path));

const namesOf = (file: SourceFile) =>
  syntaxOf(file)
    .module.staticExports.flatMap((one) => one.entries)
    .map((entry) => ({
      name: (entry.exportName.kind === 'Default' ? entry.localName.name : entry.exportName.name) ?? '',
      isType: entry.isType,
      start: entry.start,
    }));

// `createMoveBatcher` may live in `move-batcher.ts`: the file is named after what its one function creates.
const makerOf = /^(create|open|build|make|add)-/;

export const exportViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file.path))
    .filter((file) => !parts.has(spokenStem(file.path)) && !partEnd.test(spokenStem(file.path)))
    .flatMap((file) => {
      const names = namesOf(file);
      const values = names.filter((one) => !one.isType);
      const [main, ...others] = values.length > 0 ? values : names;
      if (!main || others.length > 0) return [];
      const called = [...names.map((one) => toKebab(one.name)), toKebab(main.name).replace(makerOf, '')];
      if (called.includes(spokenStem(file.path))) return [];
      return [
        violationAt(file, main.start, {
          rule: `The file's one export is ${main.name}, its name ${posix.basename(file.path)}.`,
          instead: `${toKebab(main.name)}${posix.extname(file.path)}, or an export called after the file`,
        }),
      ];
    });

export const barrelViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file) && posix.basename(file.path) !== 'public.ts')
    .flatMap((file) => {
      const passedOn = syntaxOf(file).module.staticExports.filter((one) =>
        one.entries.some((entry) => entry.moduleRequest),
      );
      const isIndex = spokenStem(file.path) === 'index';
      return [...(isIndex ? [0] : []), ...passedOn.map((one) => one.start)].map((start) =>
        violationAt(file, start, {
          rule: isIndex ? 'A file called index hides what it holds.' : 'The file passes on what another file exports.',
          instead: 'an import from where it is written; public.ts alone is a door',
        }),
      );
    });
