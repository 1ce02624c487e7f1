import type { Saboteur } from './saboteur.ts';

// Saboteurs of the proofs and of decisions under the lock.
export const proofSaboteurs: readonly Saboteur[] = [
  {
    name: 'ask-guards-before-the-lock',
    about: 'guards run before the member is locked',
    edits: [
      {
        file: 'src/database/migrations/0001-ledger/functions.sql',
        find: '    perform public.lock_members(members);',
        replace: '',
      },
    ],
    test: {
      file: 'src/server/guards.test.ts',
      name: 'what is forbidden between a verb’s read and the lock is decided by the state under the lock, and the rest of the batch is posted',
    },
  },
  {
    name: 'prove-the-whole-from-checkpoints',
    about: 'the full proof trusts the checkpoints',
    edits: [
      {
        file: 'src/server/records/prove-books.ts',
        find: '{ after: spans[0]?.after ?? part.after, upTo: spans.at(-1)?.upTo ?? part.upTo }',
        replace: '{ since: spans.map(({ memberId }) => memberId) }',
      },
    ],
    test: {
      file: 'src/server/records/prove-books.test.ts',
      name: 'a breach before a checkpoint is found by the full proof: entry, delete from entry where member_id = $1 and seq = 4',
    },
  },
  {
    name: 'keep-checkpoints-of-broken-books',
    about: 'a checkpoint moves past rows that a proof has found broken',
    edits: [
      {
        file: 'src/server/records/prove-books.ts',
        find: 'heads.filter(({ memberId }) => !others.has(memberId))',
        replace: 'heads.filter(() => true || others.size)',
      },
    ],
    test: {
      file: 'src/server/records/prove-books.test.ts',
      name: 'a checkpoint does not move past a broken row, and moves once it is fixed',
    },
  },
];
