import { expect, it } from 'vitest';
import { contractModules } from './contracts.ts';
import { miniature, tree } from './source-tree.ts';
import { closedLinkViolations, refusedCallViolations, type StaffCalls, staffCallsOf } from './staff-roles.ts';
import { expectNone, reported } from './violation.ts';

const calls = staffCallsOf(await contractModules());

it('no role is offered a call of the back office that the gate refuses it', () => {
  expect(calls.size).toBeGreaterThan(60);
  expectNone(refusedCallViolations(tree, calls));
});

it('no role is offered a link to a screen that is closed for it', () => expectNone(closedLinkViolations(tree, calls)));

const few: StaffCalls = new Map([
  ['aOfficeCalls.list', { may: ['support', 'manager'], effect: 'read' }],
  ['aOfficeCalls.pay', { may: ['manager'], effect: 'keyed' }],
  ['bOfficeCalls.list', { may: ['manager'], effect: 'read' }],
]);
const screens = {
  'src/features/a/office/screens.tsx': "{ path: '/a', icon, call: aOfficeCalls.list, Screen }",
  'src/features/b/office/screens.tsx': "{ path: '/b', icon, call: bOfficeCalls.list, Screen }",
};
const roomA = (text: string) => miniature({ ...screens, 'src/features/a/office/a-detail.tsx': text });

it.each([
  ['press(aOfficeCalls.pay, {})', 'support'],
  ['answerOf(aOfficeCalls.pay, {})', 'support'],
  ['<ActionButton call={aOfficeCalls.pay} onPress={() => press(aOfficeCalls.pay, {})} />', null],
  ['const may = useMay(aOfficeCalls.pay); press(aOfficeCalls.pay, {})', null],
  ['answerOf(aOfficeCalls.list, {})', null],
])('a call that a role would be refused is found: %s', (text, refused) => {
  const found = reported(refusedCallViolations(roomA(text), few));
  expect(found).toMatch(refused === null ? /^$/ : `that ${refused} may see`);
});

it.each([
  ['<GoLink to={`/b/${id}`}>', true],
  ['<GoLink to="/b">', true],
  ['<GoLink to="/a">', false],
  ['<ScreenLink to="/b">', false],
])('a link that a role may not follow is found: %s', (text, isFound) => {
  expect(closedLinkViolations(roomA(text), few)).toHaveLength(isFound ? 1 : 0);
});
