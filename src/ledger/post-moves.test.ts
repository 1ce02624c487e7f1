import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';
import { accounts } from './account-name.ts';
import { balancesOf } from './balances.ts';
import { openBook } from './books.ts';
import { checkLedger } from './check-ledger.ts';
import type { Move } from './entry.ts';
import { postMove, postMoves } from './post-moves.ts';
import { operationsPage } from './operations.ts';

const at = new Date('2026-11-20T10:00:00Z');

const deposit = (memberId: string, amount: bigint, operationId: string = randomUUIDv7()): Move => ({
  memberId,
  operationId,
  step: 0,
  from: accounts.bank,
  to: accounts.wallet,
  amount,
  kind: 'deposit',
  at,
});

it('a posted move changes both accounts, and a repeat of it changes nothing and answers the first result', async () => {
  await using fresh = await freshDatabase();
  const { database } = fresh;
  const memberId = randomUUIDv7();
  await openBook(database, { memberId, currency: 'BAHT' });
  const move: Move = {
    ...deposit(memberId, 500n),
    opens: { id: '', type: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 500n },
  };
  const whole: Move = { ...move, opens: { ...move.opens!, id: move.operationId } };
  expect(await postMove(database, whole)).toEqual({ status: 'posted', seq: 1n });
  expect(await postMove(database, whole)).toEqual({ status: 'repeat', seq: 1n });
  expect(await postMove(database, { ...whole, amount: 501n })).toEqual({ status: 'conflict' });
  const reserve: Move = {
    memberId,
    operationId: randomUUIDv7(),
    step: 0,
    from: accounts.wallet,
    to: accounts.transit('HUAYHD'),
    amount: 200n,
    kind: 'reserve',
    at,
  };
  expect(await postMoves(database, [reserve])).toEqual([{ status: 'posted', seq: 2n }]);
  const { balances, currency } = await balancesOf(database, memberId);
  expect(currency).toBe('BAHT');
  expect(balances.get('wallet')).toBe(300n);
  expect(balances.get('bank')).toBe(-500n);
  expect(balances.get('transit:HUAYHD')).toBe(200n);
  expect((await operationsPage(database, memberId, { page: 1, limit: 10 })).total).toBe(1);
  expect(await checkLedger(fresh.owner)).toEqual([]);
  expect(await checkLedger(database)).toEqual([]);
});
