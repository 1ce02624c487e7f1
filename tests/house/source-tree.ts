import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));

// The contents of a clone; commands generate everything else at the top level.
const places = ['src', 'tests', 'bench', 'docs', '.ci'];
const written = new Set(['node_modules', 'build', '.cache', '.data', 'results', 'test-results']);
const read =
  /\.(ts|tsx|mjs|js|css|sql|html|md|json|svg|yaml|yml|sh|txt|tsv)$|^(run|Dockerfile|\.npmrc|\.env\.example)$/;

const listed = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return written.has(entry.name) ? [] : listed(join(folder, entry.name));
    return [join(folder, entry.name)];
  });

const topFiles = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(root, entry.name));

const presentPlaces = () => {
  const top = new Set(readdirSync(root));
  return places.filter((place) => top.has(place));
};

// Every path of the project, including pictures and fonts.
export const paths = [...topFiles(), ...presentPlaces().flatMap((place) => listed(join(root, place)))]
  .map((path) => relative(root, path).replaceAll('\\', '/'))
  .sort();

export const tree: readonly SourceFile[] = paths
  .filter((path) => path !== 'package-lock.json' && read.test(path.split('/').at(-1) ?? ''))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const isCode = (file: SourceFile): boolean => /\.(ts|tsx|mjs|js)$/.test(file.path);
// A conformance suite, with its cases and its set-up, is a test that each adapter's own test runs.
export const isTest = (path: string): boolean => /\.test\.tsx?$|(^|[/-])(conformance|claims|trial)\.ts$/.test(path);

// A miniature tree for the tests: path and text of each file.
export const miniature = (files: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));
