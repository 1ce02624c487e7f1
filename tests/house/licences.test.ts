import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceViolations, type LockedPackage } from './licences.ts';
import { root } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

interface LockEntry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

// The package's own statement if it is installed; the lockfile's statement for packages of other machines.
// Older packages name their licence in one of these forms.
interface OldManifest {
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

const licenceOf = (path: string, entry: LockEntry): string => {
  const manifest = `${path}/package.json`;
  if (!existsSync(join(root, manifest))) return entry.license ?? 'none';
  const { license, licenses = [] } = readJson(manifest) as OldManifest;
  return (typeof license === 'object' ? license.type : license) ?? licenses[0]?.type ?? 'none';
};

const lockedPackages = (): LockedPackage[] => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: licenceOf(path, entry),
      isForBuilding: entry.dev === true || entry.devOptional === true,
    }));
};

describe('licences', () => {
  it('every package of the lockfile is under a licence of the list', () => {
    const packages = lockedPackages();
    expect(packages.length).toBeGreaterThan(100);
    expectNone(licenceViolations(packages));
  });
});

const saidOf = (name: string, licence: string, isForBuilding = false) =>
  reported(licenceViolations([{ name, licence, isForBuilding }]));

describe('the licence rule can fail', () => {
  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MPL-2.0', 'UNLICENSED', 'none', 'MIT AND GPL-2.0-only'])(
    'a package that runs under %s',
    (licence) => {
      expect(saidOf('a', licence)).toContain(`under the licence ${licence}, which is not on the list`);
    },
  );

  it('a licence permitted for builds is not permitted at run time, nor one permitted for one package for another', () => {
    expect(saidOf('axe-core', 'MPL-2.0', true)).toBe('');
    expect(saidOf('axe-core', 'MPL-2.0')).toContain('not on the list');
    expect(saidOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe('');
    expect(saidOf('elsewhere', 'LGPL-3.0-or-later')).toContain('not on the list');
  });

  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT OR CC0-1.0)', 'MIT AND OFL-1.1'])('%s passes', (licence) => {
    expect(saidOf('a', licence)).toBe('');
  });
});
