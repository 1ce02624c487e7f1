import type { Violation } from './violation.ts';

export interface LockedPackage {
  readonly name: string;
  readonly licence: string;
  // Used only by builds and tests; no operator runs it.
  readonly isForBuilding: boolean;
}

const permitted = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'OFL-1.1',
]);
const permittedForBuilding = new Set(['MPL-2.0', 'Python-2.0']);

// The image library's binary stays a separate file, as its licence requires; pako only cuts fonts for a build;
// humanize-number, a part of the tests' bucket, says MIT in its readme alone.
const permittedByName: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^pako$/, 'Zlib'],
  [/^humanize-number$/, 'none'],
];

const isPermitted = (licence: string, { name, isForBuilding }: LockedPackage): boolean =>
  permitted.has(licence) ||
  (isForBuilding && permittedForBuilding.has(licence)) ||
  permittedByName.some(([pattern, permittedLicence]) => pattern.test(name) && permittedLicence === licence);

// A package with a choice of licences counts with the best; a package under several at once with each of them.
const holds = (found: LockedPackage): boolean =>
  found.licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isPermitted(licence.trim(), found)));

export const licenceViolations = (packages: readonly LockedPackage[]): Violation[] =>
  packages
    .filter((found) => !holds(found))
    .map(({ name, licence, isForBuilding }) => ({
      where: name,
      line: '',
      rule: `${isForBuilding ? 'Builds or tests' : 'Runs'} under the licence ${licence}, which is not on the list.`,
      instead: `a package under ${[...permitted].join(', ')}`,
    }));
