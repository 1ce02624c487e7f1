import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { keptKey } from './kept-key.ts';
import { storeToken } from './session.ts';

const claim = {
  effect: 'keyed',
  question: { note: z.string(), amount: z.bigint(), password: z.string() },
  answer: messageAnswer,
  refuses: [],
  about: 'Claims something.',
} as const;
const ofMember = endpoint({ ...claim, at: 'POST /api/claim', who: 'member' });
const ofStaff = endpoint({ ...claim, at: 'POST /api/decide', who: 'staff', may: ['finance'] });

const question = { note: 'account 9876543210', amount: 98_765n, password: 'a long password' };

it('stores nothing of the question in the browser, and treats the same question with another password as the same', () => {
  const { key } = keptKey(ofMember, question);
  const stored = Object.values(localStorage).join(' ');
  for (const reported of ['9876543210', '98765', 'a long password']) expect(stored).not.toContain(reported);
  expect(keptKey(ofMember, { ...question, password: 'another' })).toMatchObject({ key, isRepeat: true });
});

it('a member’s key outlives the session, a staff key does not, because it is looked up under the member', () => {
  storeToken('first', false);
  const [member, staff] = [keptKey(ofMember, question).key, keptKey(ofStaff, question).key];
  storeToken('second', false);
  expect(keptKey(ofMember, question).key).toBe(member);
  expect(keptKey(ofStaff, question).key).not.toBe(staff);
});

it('removing a key with a known outcome removes no other key', () => {
  const first = keptKey(ofMember, question);
  const other = keptKey(ofMember, { ...question, amount: 1n });
  first.forget();
  expect(keptKey(ofMember, { ...question, amount: 1n }).key).toBe(other.key);
  expect(keptKey(ofMember, question)).toMatchObject({ isRepeat: false });
});

it.each(['', 'null', '[]', '{"a":1}', '{"a":{"key":1,"at":2}}', 'no json'])(
  'an unreadable value in the store (%s) counts as missing',
  (stored) => {
    localStorage.setItem('kept-keys', stored);
    expect(keptKey(ofMember, question)).toMatchObject({ isRepeat: false });
  },
);
