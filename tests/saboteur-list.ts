import { connectionSaboteurs } from './connection-saboteurs.ts';
import { proofSaboteurs } from './proof-saboteurs.ts';
import type { Saboteur } from './saboteur.ts';

const posting = 'src/database/migrations/0001-ledger/post-moves.sql';
const postingOfOne = 'src/database/migrations/0001-ledger/post-move.sql';
const functions = 'src/database/migrations/0001-ledger/functions.sql';
const tables = 'src/database/migrations/0001-ledger/tables.sql';

// Each removes one protection of money; see saboteur.ts.
export const saboteurs: readonly Saboteur[] = [
  ...connectionSaboteurs,
  {
    name: 'drop-the-condition',
    about: 'a debit no longer asks whether the money is there',
    edits: [
      { file: posting, find: 'coalesce(b.balances[from_slots[i]], 0) < amounts[i] then 3', replace: 'false then 3' },
      { file: posting, find: '(from_slots[i] < 0 or b.balances[from_slots[i]] >= amounts[i])', replace: 'true' },
      { file: postingOfOne, find: 'coalesce(own[from_number], 0) < move_amount', replace: 'false' },
      { file: tables, find: 'check (0 <= all (balances[0:]))', replace: 'check (true)' },
      { file: tables, find: '(from_slot < 0 or from_after >= 0) and (to_slot < 0 or to_after >= 0)', replace: 'true' },
    ],
    test: {
      file: 'src/ledger/races.test.ts',
      name: 'of 200 withdrawals of the whole balance at once exactly one is accepted, 20 rounds',
    },
  },
  {
    name: 'drop-the-unique-key',
    about: 'a repeat no longer conflicts with the key of the first',
    edits: [
      { file: posting, find: 'on e.key = keys[i] and e.member_id = members[i]', replace: 'on false' },
      { file: postingOfOne, find: 'where e.key = move_key and e.member_id = member;', replace: 'where false;' },
      { file: tables, find: 'constraint entry_key unique (key, member_id) with (fillfactor = 80),', replace: '' },
    ],
    test: {
      file: 'src/ledger/post-moves.test.ts',
      name: 'the same move requested a hundred times at once is posted once, and every repeat returns the first result',
    },
  },
  {
    name: 'return-money-on-timeout',
    about: 'a transfer without a clear answer is released at once',
    edits: [
      {
        file: 'src/features/transfer/server/transfer-hop.ts',
        find: `if (outcome.kind === 'unknown') {`,
        replace: 'if (held.amount < 0n) {',
      },
    ],
    test: {
      file: 'src/features/transfer/server/unknown-transfers.test.ts',
      name: 'an answer lost after the effect is held as in progress and ends as SUCCESS by inquiry',
    },
  },
  {
    name: 'return-a-payout-on-timeout',
    about: 'a payout without a clear answer is released at once',
    edits: [
      {
        file: 'src/server/outside/verdict.ts',
        find: `return answer.kind === 'refused' && sendingsBefore === 0 ? 'refused' : 'unknown';`,
        replace: `return sendingsBefore === 0 ? 'refused' : 'unknown';`,
      },
    ],
    test: {
      file: 'src/features/withdraw/server/payouts.test.ts',
      name: 'a payout whose answer is lost after its effect is never returned and is confirmed by inquiry',
    },
  },
  {
    name: 'believe-an-absence-at-once',
    about: 'a transfer the provider does not know yet is released while it may still arrive',
    edits: [
      {
        file: 'src/server/outside/verdict.ts',
        find: `if (now.getTime() <= absentIsDefiniteAt(sent, bounds)) return 'unknown';`,
        replace: `if (sent.sendings >= 0) return 'absent';`,
      },
    ],
    test: {
      file: 'src/features/transfer/server/unknown-transfers.test.ts',
      name: 'the money of a call that never arrived is released only once it is surely absent',
    },
  },
  {
    name: 'repeat-a-lost-commit-blindly',
    about: 'after a lost COMMIT a verb runs again without checking what was committed',
    edits: [
      {
        file: 'src/server/transaction-on.ts',
        find: 'auditId !== null && (await isAudited(sql, plan.memberId, auditId))',
        replace: 'auditId !== null && auditId === (await isAudited(sql, plan.memberId, auditId).then(() => null))',
      },
    ],
    test: {
      file: 'src/server/lost-commits.test.ts',
      name: 'a transfer that loses a COMMIT (after, number 1) is answered once done, and done once',
    },
  },
  {
    name: 'take-a-key-twice',
    about: 'a key that is taken stops nobody, so a repeated press withdraws again',
    edits: [
      {
        file: 'src/database/migrations/0002-conduct/functions.sql',
        find: 'g.answer, g.at from given g where g.key is not null',
        replace: 'g.answer, g.at from given g where g.key is not null on conflict do nothing',
      },
    ],
    test: {
      file: 'src/server/run/reply-to-move.test.ts',
      name: 'keys used before get the first answer, and new requests in the same batch are done once',
    },
  },
  {
    name: 'watch-the-first-books-alone',
    about: 'the watch never continues with the next part of the books',
    edits: [
      {
        file: 'src/server/records/prove-books.ts',
        find: 'last === null || last === afterAll ? beforeAll : last',
        replace: 'beforeAll',
      },
    ],
    test: {
      file: 'src/server/jobs/watch-ledger.test.ts',
      name: 'a run continues where the last one ended, also after a restart, until every book was proved',
    },
  },
  {
    name: 'refuse-what-oneself-did',
    about: 'a repeat of one press is decided by the balance that the first request left',
    edits: [
      {
        file: 'src/server/run/reply-to-move.ts',
        find: 'return replyOfKept(first);',
        replace: 'throw error;',
      },
    ],
    test: {
      file: 'src/server/double-press.test.ts',
      name: 'POST /api/wallet/withdraw sent 40 times at once under one key has one effect, and no repeat is refused because of it',
    },
  },
  {
    name: 'round-what-is-finer',
    about: 'an amount with three decimals is accepted',
    edits: [
      {
        file: 'src/money/money-wire.ts',
        find: String.raw`(?:\.(\d{1,2}))?$/`,
        replace: String.raw`(?:\.(\d{1,3}))?$/`,
      },
    ],
    test: {
      file: 'src/server/amounts.test.ts',
      name: 'each of the amounts sent to /api/wallet/transfer is booked exactly or refused with a code, and nothing else',
    },
  },
  {
    name: 'drop-the-lock',
    about: 'the posting function no longer locks the books before it reads them',
    edits: [
      {
        file: posting,
        find: 'perform 1 from public.book b where b.member_id = any (members) order by b.member_id for no key update;',
        replace: '',
      },
      {
        file: postingOfOne,
        find: 'from public.book b where b.member_id = member for no key update;',
        replace: 'from public.book b where b.member_id = member;',
      },
    ],
    test: {
      file: 'src/ledger/races.test.ts',
      name: 'of 200 transfers of 60 % of the balance to four games at once exactly one is accepted',
    },
  },
  {
    name: 'drop-the-sum',
    about: 'a book that does not balance is no longer refused',
    edits: [
      { file: tables, find: 'check (public.book_total(balances) is not distinct from 0)', replace: 'check (true)' },
    ],
    test: {
      file: 'src/ledger/protections.test.ts',
      name: 'money on one side only is refused by right to the application and by constraint to the owner',
    },
  },
  {
    name: 'end-a-hold-twice',
    about: 'a release has a key other than that of the settlement',
    edits: [
      {
        file: 'src/ledger/move.ts',
        find: `({ operationId, step }: Pick<Move, 'operationId' | 'step'>): string =>`,
        replace: `({ operationId, step, kind }) => kind === 'release' ? operationId.slice(0, -2) + '02' :`,
      },
    ],
    test: {
      file: 'src/ledger/move.test.ts',
      name: 'a hold settled and released at the same time ends exactly once, in each of 25 rounds',
    },
  },
  {
    name: 'repeat-under-a-new-id',
    about: 'after a lost connection a batch is sent again under new ids',
    edits: [
      {
        file: 'src/ledger/move-batcher.ts',
        find: 'throughLostConnections(() => write(database, items));',
        replace: `throughLostConnections(() => {
    const sent = items;
    items = items.map((item) => ({ ...item, move: { ...item.move, operationId: crypto.randomUUID() } }));
    return write(database, sent);
  });`,
      },
    ],
    test: {
      file: 'src/ledger/move-batcher.test.ts',
      name: 'an answer lost after COMMIT is found by its key: nothing is lost, doubled or reported as failed',
    },
  },
  {
    name: 'let-the-application-write',
    about: 'the application may update books past the ledger',
    edits: [
      {
        file: functions,
        find: 'grant select on slot, book, entry, entry_cause, operation, account, posting to krapao_app',
        replace: 'grant select, update on slot, book, entry, operation, account, posting to krapao_app',
      },
    ],
    test: {
      file: 'src/ledger/protections.test.ts',
      name: 'the application may not: update book set balances[0] = balances[0] + 1',
    },
  },
  ...proofSaboteurs,
];
