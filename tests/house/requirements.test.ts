import { describe, expect, it } from 'vitest';
import { completeAreas, type Requirement, requirements } from '#support/requirements/requirement-list.ts';
import { callsIn, contractModules } from './contracts.ts';
import {
  listViolations,
  titleViolations,
  undeclaredCallViolations,
  unknownIdViolations,
  unprovedViolations,
} from './requirement-rules.ts';
import { miniature, tree } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

describe('requirements', () => {
  it('the list holds each row once, as an id and a sentence', () => {
    expect(requirements.length).toBeGreaterThan(1000);
    expectNone(listViolations(requirements, completeAreas));
  });
  it('no title of a test holds an id', () => expectNone(titleViolations(tree, requirements)));
  it('every id a test says it proves is on the list', () => expectNone(unknownIdViolations(tree, requirements)));
  it('every row of a complete area has a test', () =>
    expectNone(unprovedViolations(tree, requirements, completeAreas)));
  it('every call that a row names is declared with its method and path', async () => {
    const modules = await contractModules();
    const declared = modules
      .flatMap(({ exported }) => Object.values(exported).flatMap(callsIn))
      .map(([, { at }]) => at);
    expect(declared.length).toBeGreaterThan(100);
    expect(requirements.filter(({ sentence }) => sentence.includes(' /api/')).length).toBeGreaterThan(80);
    expectNone(undeclaredCallViolations(requirements, declared));
  });
});

const row = (id: string, more: Partial<Requirement> = {}): Requirement => ({
  id,
  area: 'register',
  sentence: 'A member registers.',
  decided: [],
  ...more,
});
const rows = [row('REG-01'), row('REG-02')];
const testFile = (text: string) => miniature({ 'src/a.test.ts': text });

describe('the rules about requirements can fail', () => {
  it.each([
    "it('REG-01 registers', f);",
    "it.each([1])('REG-01 registers %s', f);",
    "describe('registration REG-01', f);",
    "journey('B-06 registers', f);",
  ])('an id in a title: %s', (text) => {
    expect(reported(titleViolations(testFile(text), rows))).toContain('An id is in the title');
  });

  it.each(["it('hashes with SHA-256', f);", "proves('REG-01');", "it('keeps MPL-2.0 out', f);"])(
    'no id in a title: %s',
    (text) => {
      expect(reported(titleViolations(testFile(text), rows))).toBe('');
    },
  );

  it('an id that is not on the list', () => {
    expect(reported(unknownIdViolations(testFile("it('a', () => { proves('REG-01 REG-09'); });"), rows))).toContain(
      'no row REG-09',
    );
    expect(reported(unknownIdViolations(testFile("it('a', () => { proves('REG-01', ids); });"), rows))).toBe('');
  });

  it('a row of a complete area without a test', () => {
    const files = testFile("it.each([['x', 'REG-01']])('a %s', (x, ids) => { proves(ids); });");
    expect(reported(unprovedViolations(files, rows, ['register']))).toContain('no test that always runs proves REG-02');
    expect(reported(unprovedViolations(files, rows, []))).toBe('');
  });

  it.each(['inTurn(1), ', 'onlyInFull, '])('a row that only a journey with %sproves', (details) => {
    const files = testFile(`proves('REG-02'); journey('a', ${details}() => { proves('REG-01'); });`);
    expect(reported(unprovedViolations(files, rows, ['register']))).toContain('no test that always runs proves REG-01');
  });

  it.each([
    ['GET /api/bonus', true],
    ['GET /api/login/{game}/{username}', true],
    ['POST /api/bonus', false],
    ['GET /api/bonuses', false],
    ['GET /api/login/pg', false],
  ])('a call that is declared otherwise: %s', (named, isDeclared) => {
    const declared = ['GET /api/bonus', 'GET /api/login/{game}/{name}'];
    const said = reported(undeclaredCallViolations([row('API-001', { sentence: `${named} is served.` })], declared));
    expect(said.includes(`No contract declares ${named}`)).toBe(!isDeclared);
  });

  it('a row twice, without a sentence, with a decision nobody took', () => {
    expect(reported(listViolations([...rows, row('REG-01')], []))).toContain('twice');
    expect(reported(listViolations([row('REG-01', { sentence: '' })], []))).toContain('not an id and one sentence');
    expect(reported(listViolations([row('REG-01', { decided: ['OP-001'] })], []))).toContain(
      'a decision that is not there',
    );
    expect(reported(listViolations(rows, ['regsiter']))).toContain('an area that is not there');
  });
});
