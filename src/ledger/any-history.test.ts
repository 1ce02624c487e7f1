import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freshLedger, type FreshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { isInFull } from '#support/requirements/in-full.ts';
import type { AccountName } from './account-name.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import type { EntryKind, Move, MoveResult, OperationEnd } from './move.ts';
import { operationsPage } from './operations.ts';
import { postMove } from './post-move.ts';
import { postMoves } from './post-moves.ts';

// What a bookkeeper would do with pencil and paper: the ledger as a plain map, without SQL.
interface Model {
  readonly balances: Map<AccountName, bigint>;
  readonly posted: Map<string, { readonly content: string; readonly seq: bigint }>;
  readonly lines: { readonly id: string; status: string }[];
}

const contentOf = ({ from, to, amount, kind, cause }: Move): string => [from, to, amount, kind, cause].join(' ');
const counters = ['bank', 'play', 'bonus', 'promotion', 'invite', 'refund', 'prize', 'adjustment'];

const answerOf = (model: Model, move: Move): MoveResult => {
  const key = `${move.operationId} ${move.step}`;
  const before = model.posted.get(key);
  if (before !== undefined) {
    return before.content === contentOf(move) ? { status: 'repeat', seq: before.seq } : { status: 'conflict' };
  }
  const { from, to, amount } = move;
  const balance = model.balances.get(from) ?? 0n;
  if (!counters.includes(from) && balance < amount) return { status: 'too-little' };
  model.balances.set(from, balance - amount);
  model.balances.set(to, (model.balances.get(to) ?? 0n) + amount);
  const seq = BigInt(model.posted.size + 1);
  model.posted.set(key, { content: contentOf(move), seq });
  if (move.opens !== undefined) model.lines.push({ id: move.operationId, status: move.opens.status });
  const line = model.lines.find(({ id }) => id === move.operationId);
  if (move.closes !== undefined && line !== undefined) line.status = move.closes.status;
  return { status: 'posted', seq };
};

// One step of a history: the member, the member's operation, what is tried and the amount.
interface Step {
  readonly member: number;
  readonly operation: number;
  readonly flow: number;
  readonly amount: bigint;
}

interface Flow {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly kind: EntryKind;
  readonly step: 0 | 1;
  readonly opens?: 'PENDING' | 'SUCCESS';
  readonly closes?: OperationEnd['status'];
}

const holdFlows = [accounts.held, accounts.transit('JOKER'), accounts.transit('HUAYHD')].flatMap((through): Flow[] => [
  { from: accounts.wallet, to: through, kind: 'reserve', step: 0, opens: 'PENDING' },
  { from: through, to: accounts.wallet, kind: 'release', step: 1, closes: 'FAILED' },
]);

const flows: readonly Flow[] = [
  { from: accounts.bank, to: accounts.wallet, kind: 'deposit', step: 0, opens: 'SUCCESS' },
  { from: accounts.prize, to: accounts.wallet, kind: 'prize', step: 0 },
  { from: accounts.wallet, to: accounts.adjustment, kind: 'adjustment', step: 0 },
  { from: accounts.held, to: accounts.bank, kind: 'settle', step: 1, closes: 'SUCCESS' },
  { from: accounts.transit('JOKER'), to: accounts.game('JOKER'), kind: 'settle', step: 1, closes: 'SUCCESS' },
  { from: accounts.game('JOKER'), to: accounts.play, kind: 'play', step: 0 },
  ...holdFlows,
];

const memberCount = 3;

const anyStep: fc.Arbitrary<Step> = fc.record({
  member: fc.nat({ max: memberCount - 1 }),
  operation: fc.nat({ max: 7 }),
  flow: fc.nat({ max: flows.length - 1 }),
  amount: fc.bigInt({ min: 1n, max: 40n }).map((amount) => (amount > 20n ? 10n : amount)),
});

const operationIdOf = (run: number, { operation, member }: Step): string =>
  `01900000-0000-7${run.toString(16).padStart(3, '0')}-8000-0000000${member}${operation}000`;

const wayOutOf = (model: Model, move: Move): boolean =>
  move.step === 0 ||
  [...model.posted].some(([key, { content }]) => {
    const [, through, amount] = content.split(' ');
    return key === `${move.operationId} 0` && through === move.from && amount === String(move.amount);
  });

const causeId = '01900000-0000-7fff-8000-000000000000';

const endOf = (status: OperationEnd['status'], { amount }: Step): OperationEnd =>
  amount % 2n === 0n ? { status, note: 'even', amount: amount * 2n } : { status };

// Only the owner of a hold can end it, and features check that: ending a hold that does not exist is not tried here.
const moveOf = (model: Model, step: Step, ids: { memberId: string; operationId: string }): Move | null => {
  const flow = flows[step.flow];
  if (flow === undefined) return null;
  const { opens, closes, ...rest } = flow;
  const { operationId } = ids;
  const line = { id: operationId, type: 'transfer', from: null, to: null, amount: step.amount } as const;
  const hasLine = model.lines.some(({ id }) => id === operationId);
  const isOpen = model.lines.some(({ id, status }) => id === operationId && status === 'PENDING');
  const move: Move = {
    ...rest,
    ...ids,
    amount: step.amount,
    at,
    ...(flow.kind === 'prize' && step.amount % 3n === 0n ? { cause: causeId } : {}),
    ...(opens === undefined || hasLine ? {} : { opens: { ...line, status: opens } }),
    ...(closes === undefined || !isOpen ? {} : { closes: endOf(closes, step) }),
  };
  return wayOutOf(model, move) ? move : null;
};

interface Plays {
  readonly models: Model[];
  readonly ids: string[];
  // Members whose moves go through the single-member form.
  readonly twins: string[];
  readonly steps: Step[];
}

const playStep = async (ledger: FreshLedger, run: number, plays: Plays) => {
  const tried = plays.steps.flatMap((step) => {
    const [model, memberId, twin] = [plays.models[step.member], plays.ids[step.member], plays.twins[step.member]];
    if (model === undefined || memberId === undefined || twin === undefined) return [];
    const move = moveOf(model, step, { memberId, operationId: operationIdOf(run, step) });
    return move === null ? [] : [{ model, move, twin }];
  });
  const results = await postMoves(
    ledger.database,
    tried.map(({ move }) => move),
  );
  expect(results).toEqual(tried.map(({ model, move }) => answerOf(model, move)));
  for (const [index, { move, twin }] of tried.entries()) {
    expect(await postMove(ledger.database, { ...move, memberId: twin })).toEqual(results[index]);
  }
};

// Consecutive steps for different members go into one call, as in a batch.
const asCalls = (steps: readonly Step[]): Step[][] => {
  const calls: Step[][] = [];
  for (const step of steps) {
    const last = calls.at(-1);
    if (last === undefined || last.some(({ member }) => member === step.member)) calls.push([step]);
    else last.push(step);
  }
  return calls;
};

const requireSameBooks = async (ledger: FreshLedger, models: readonly Model[], ids: readonly string[]) => {
  for (const [index, model] of models.entries()) {
    const { balances } = await balancesOf(ledger.database, ids[index] ?? '');
    for (const [name, balance] of balances) expect([name, balance]).toEqual([name, model.balances.get(name) ?? 0n]);
    const { total, operations } = await operationsPage(ledger.database, ids[index] ?? '', { page: 1, limit: 100 });
    expect(total).toBe(model.lines.length);
    expect(operations.map(({ id, status }) => ({ id, status })).toReversed()).toEqual(model.lines);
  }
};

const writtenOf = (ledger: FreshLedger, memberId: string) =>
  ledger.owner.one(
    `select b.currency, b.balances::text as balances, b.seq, b.operations,
       (select json_agg(to_jsonb(e) - 'member_id' order by e.seq) from entry e where e.member_id = b.member_id) as entries,
       (select json_agg(to_jsonb(c) - 'member_id' order by c.key) from entry_cause c where c.member_id = b.member_id) as causes,
       (select json_agg(to_jsonb(o) - 'member_id' order by o.number) from operation o where o.member_id = b.member_id) as lines
     from book b where b.member_id = $1`,
    [memberId],
  );

const runs = isInFull ? 600 : 60;

it(
  'any history of moves, repeats and refusals leaves the same books as a bookkeeper’s, in a list or one by one',
  { timeout: 600_000 },
  async () => {
    await using ledger = await freshLedger();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 60 }), async (steps) => {
        run += 1;
        const ids = await Promise.all(Array.from({ length: memberCount }, () => ledger.member()));
        const models = ids.map((): Model => ({ balances: new Map(), posted: new Map(), lines: [] }));
        const twins = await Promise.all(ids.map(() => ledger.member()));
        for (const call of asCalls(steps)) await playStep(ledger, run, { models, ids, twins, steps: call });
        await requireSameBooks(ledger, models, ids);
        for (const [index, twin] of twins.entries()) {
          expect(await writtenOf(ledger, twin)).toEqual(await writtenOf(ledger, ids[index] ?? ''));
        }
        await ledger.prove();
      }),
      { numRuns: runs },
    );
  },
);
