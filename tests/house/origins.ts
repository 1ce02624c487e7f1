import { isTest, type SourceFile } from './source-tree.ts';
import { violationAt, type Violation } from './violation.ts';

const inBrowser = /^src\/(features\/[^/]+\/(member|office)|ask|ui|i18n|member-app|office-app)\//;
const address = /(?:https?:|["'(=]\s*)\/\/([a-z0-9.-]+\.[a-z]{2,}|localhost)/gi;

// Names of markup languages, which nobody fetches, and the local computer.
const notFetched = new Set(['www.w3.org', 'localhost']);

// A page loads only from its own origin; other addresses come from the operator's settings.
export const originViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => inBrowser.test(file.path) && /\.(tsx?|css|html|svg)$/.test(file.path) && !isTest(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(address)]
        .filter(([, host = '']) => !notFetched.has(host.toLowerCase()))
        .map((match) =>
          violationAt(file, match.index, {
            rule: `The app names the foreign host ${match[1]}.`,
            instead: 'a file of our own, or an address from the settings or an answer',
          }),
        ),
    );

export const versionViolations = (manifest: SourceFile): Violation[] => {
  const fields = JSON.parse(manifest.text) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
    .flatMap((field) => Object.entries(fields[field] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({
      where: `${manifest.path}, ${name}`,
      line: '',
      rule: `"${version}" is a range: tomorrow it is another package.`,
      instead: 'the exact version',
    }));
};
