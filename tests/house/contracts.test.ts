import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import {
  callObjectViolations,
  callsIn,
  contractAliasViolations,
  contractModules,
  unpressedViolations,
  untypedRefuseViolations,
} from './contracts.ts';
import { miniature, root, tree } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

const { imports: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

describe('contracts', () => {
  it('export their calls as one object named after the feature', async () => {
    const modules = await contractModules();
    expect(modules.length).toBeGreaterThan(10);
    expectNone(modules.flatMap(callObjectViolations));
  });

  it('are imported under their own names', () => expectNone(contractAliasViolations(tree, names)));

  it('say of each question with the password of a staff session that it may be wrong', async () => {
    const calls = (await contractModules()).flatMap(({ exported }) => Object.values(exported).flatMap(callsIn));
    const proven = calls.filter(([, { who, question }]) => who === 'staff' && 'password' in question);
    expect(proven.length).toBeGreaterThan(10);
    expect(proven.filter(([, { refuses }]) => !refuses.includes('WRONG_PASSWORD')).map(([name]) => name)).toEqual([]);
  });

  it('are sent by a press, if they move money or claim something', async () => {
    const keyed = (await contractModules()).flatMap(({ exported }) =>
      Object.entries(exported).flatMap(([object, value]) =>
        callsIn(value).flatMap(([name, { effect }]) => (effect === 'keyed' ? [`${object}.${name}`] : [])),
      ),
    );
    expect(keyed.length).toBeGreaterThan(40);
    expectNone(unpressedViolations(tree, keyed));
    const unpressed = miniature({ 'src/features/a/member/a.ts': 'void answerOf(aCalls.pay, {});' });
    expect(reported(unpressedViolations(unpressed, ['aCalls.pay']))).toContain('is not sent by a press');
    expect(unpressedViolations(unpressed, ['aCalls.show'])).toEqual([]);
  });

  it('give a feature the codes it may refuse with', () => expectNone(untypedRefuseViolations(tree, names)));
});

const call = (who: 'anyone' | 'member') =>
  endpoint({
    at: 'POST /api/a',
    who,
    effect: 'write',
    question: {},
    answer: messageAnswer,
    refuses: [],
    about: 'Does.',
  });
const contract = 'src/features/some-thing/contract.ts';
const saidOf = (exported: Record<string, unknown>, path = contract): string =>
  reported(callObjectViolations({ path, exported }));

describe('the rules about contracts can fail', () => {
  it('a single call, an object of another name, a call of the other app', () => {
    expect(saidOf({ someThingCalls: { doIt: call('member') }, kinds: ['a'] })).toBe('');
    expect(saidOf({ doIt: call('member') })).toContain('doIt is a call that is exported alone');
    expect(saidOf({ calls: { doIt: call('member') } })).toContain('The calls are called calls');
    const office = 'src/features/some-thing/office-contract.ts';
    expect(saidOf({ someThingOfficeCalls: { logIn: call('anyone') } }, office)).toBe('');
    expect(saidOf({ someThingOfficeCalls: { doIt: call('member') } }, office)).toContain('of the other app');
  });

  it.each([
    ["import { withdrawCalls } from '../contract.ts';", true],
    ["import { type Line, withdrawCalls } from '../contract.ts';", true],
    ["import { withdrawCalls as calls } from '../contract.ts';", false],
    ["import type { withdrawCalls as declaration } from '#features/withdraw/contract.ts';", false],
    ["import * as contract from '../office-contract.ts';", false],
    ["import { verb as other } from './verb.ts';", true],
  ])('an import under another name: %s', (text, isPermitted) => {
    const files = miniature({ 'src/features/withdraw/server/routes.ts': text });
    expect(contractAliasViolations(files, names)).toHaveLength(isPermitted ? 0 : 1);
  });

  it.each([
    ['src/features/game/server/known-game.ts', "import { refuse } from '#server/refuse.ts';", false],
    ['src/features/game/server/known-game.ts', "import { refuse as no } from '#server/refuse.ts';", false],
    ['src/features/game/server/known-game.ts', "import { Refusal, refuseShared } from '#server/refuse.ts';", true],
    ['src/features/game/server/game.test.ts', "import { refuse } from '#server/refuse.ts';", true],
    ['src/server/app.ts', "import { refuse } from './refuse.ts';", true],
  ])('a refuse that takes any code: %s with %s', (path, text, isPermitted) => {
    expect(untypedRefuseViolations(miniature({ [path]: text }), names)).toHaveLength(isPermitted ? 0 : 1);
  });
});
