import { expect, it } from 'vitest';
import { changedLeaves, leavesOf, leavesOfText } from './leaves.ts';

it('a change of one part of a large value shows that part alone', () => {
  const limits = { BAHT: { withdrawMin: 100, withdrawMax: 50_000 }, LAK: { withdrawMin: 50_000 } };
  const changed = { ...limits, BAHT: { withdrawMin: 100, withdrawMax: 60_000 } };
  expect(changedLeaves(limits, changed)).toEqual([{ path: 'BAHT withdrawMax', from: '50000', to: '60000' }]);
});

it('a part that goes away or is new is shown too', () => {
  expect(changedLeaves([{ name: 'one' }], [{ name: 'one' }, { name: 'two' }])).toEqual([
    { path: '2 name', from: '', to: 'two' },
  ]);
  expect(changedLeaves({ until: '23:00' }, {})).toEqual([{ path: 'until', from: '23:00', to: '' }]);
});

it('a value without parts is one part without a name', () => {
  expect(leavesOf(false)).toEqual([{ path: '', value: 'false' }]);
});

it('JSON is taken apart only if every part is shown exactly as it is written', () => {
  expect(leavesOfText('{"amount":"153.00","from":{"name":"A"}}')).toEqual([
    { path: 'amount', value: '153.00' },
    { path: 'from name', value: 'A' },
  ]);
  for (const text of ['{"reference":20261125204333568084}', '{"amount":5.10}', '"one"', 'KB 5.10', ''])
    expect(leavesOfText(text), text).toEqual([]);
});
