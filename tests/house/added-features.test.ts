import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Migration } from '#database/schema/migration.ts';
import { allFeatures } from '#server/features/all-features.ts';
import { memberRoutes, officeRoutes } from '#server/features/all-parts.ts';
import { validWrites } from '#support/bad-input/valid-calls.ts';
import { builtOn, enteringFiles, featureLists, scatteredViolations } from './added-features.ts';
import { miniature, paths, root, tree } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

// Features whose rows of members an erasure leaves as they are.
const nothingPersonal: Readonly<Record<string, string>> = {
  'member-care': 'the erasure is its own verb and clears its rows itself',
  invite: 'amounts, ids and times; names of friends are read from the members, where an erasure takes them',
  refund: 'amounts, ids and times',
  transfer: 'amounts, games, ids and times',
};

const holdsRowsOfMembers = ({ distribution }: Migration): boolean => Object.values(distribution).includes('by member');

const folders = readdirSync(join(root, 'src/features')).sort();

describe('adding a feature', () => {
  it('edits at most four files outside its folder, which are the same for every feature', () => {
    expect(featureLists.length).toBeLessThanOrEqual(4);
    expect(featureLists.filter((path) => !paths.includes(path))).toEqual([]);
    expectNone(scatteredViolations(enteringFiles(tree)));
  });

  it('every foundation of a shell is listed with its reason, and is in use', () => {
    const entering = enteringFiles(tree);
    for (const { path, feature, reason } of builtOn) {
      expect(reason).toMatch(/\w+ \w+ \w+/);
      expect(entering, `${path} and ${feature}`).toContainEqual({ path, feature });
    }
  });

  it('every folder of a feature is in the list of the server, under its own name', () => {
    expect(allFeatures.map(({ name }) => name).sort()).toEqual(folders);
  });

  it('a feature with rows of members says what an erasure does to them', () => {
    const silent = allFeatures
      .filter(({ schema = [], personal }) => personal === undefined && schema.some(holdsRowsOfMembers))
      .map(({ name }) => name);
    expect(silent.sort(), 'declare `personal` in feature.ts, or list the feature with its reason').toEqual(
      Object.keys(nothingPersonal).sort(),
    );
  });

  it('each call that changes something has a valid example in tests/support/bad-input, and no other has', () => {
    const changing = [
      ...memberRoutes.map(({ endpoint }) => ({ name: endpoint.at as string, endpoint })),
      ...officeRoutes.map(({ endpoint }) => ({ name: `office ${endpoint.at}`, endpoint })),
    ].filter(({ endpoint }) => endpoint.effect !== 'read');
    expect(
      Object.keys(validWrites).sort(),
      'tests/support/bad-input has no example of a new call, or one too many',
    ).toEqual(changing.map(({ name }) => name).sort());
  });

  it('no table belongs to two features', () => {
    const tables = allFeatures.flatMap(({ schema = [] }) => schema.flatMap((one) => Object.keys(one.distribution)));
    expect(tables).toHaveLength(new Set(tables).size);
  });
});

describe('the rule about added features can fail', () => {
  const saidOf = (path: string) =>
    reported(
      scatteredViolations(enteringFiles(miniature({ [path]: "import { x } from '#features/bonus/contract.ts';" }))),
    );

  it('a shell that has to know a feature outside its lists', () => {
    expect(saidOf('src/member-app/home/home-screen.tsx')).toContain('has to know it');
    expect(saidOf('src/server/app.ts')).toContain('has to know it');
  });

  it.each(['src/member-app/modals/bonus-part.tsx', 'src/member-app/modal-host.tsx', 'src/office-app/all-screens.ts'])(
    '%s may',
    (path) => {
      expect(saidOf(path)).toBe('');
    },
  );
});
