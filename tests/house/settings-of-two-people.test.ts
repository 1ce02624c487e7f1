import { expect, it } from 'vitest';
import { operatorSettings } from '#server/features/all-parts.ts';
import { tree } from './source-tree.ts';

const running = tree.find((file) => file.path === 'docs/running.md')?.text ?? '';

it('docs/running.md lists the settings whose change waits for a second person, and no other', () => {
  const list =
    running.match(/^A change that steers money waits[^]*?(?=^Everything else takes effect at once)/m)?.[0] ?? '';
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const ofTwo = operatorSettings.filter(({ needsTwo }) => needsTwo).map(({ name }) => name);
  expect(listed.toSorted()).toEqual(ofTwo.toSorted());
});
