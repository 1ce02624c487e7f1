import { type Batches, createBatches } from '#database/batches.ts';
import type { Database } from '#database/database.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import type { Context } from '../context.ts';
import {
  keepAnswer,
  keepAnswers,
  keptUnder,
  takeKey,
  takeKeys,
  type GivenAnswer,
  type KeptAnswer,
  type KeyUse,
} from '../records/idempotency.ts';

interface Given {
  readonly keyUse: KeyUse;
  readonly given: GivenAnswer;
}

interface KeyBatches {
  readonly takes: Batches<KeyUse, boolean>;
  readonly answers: Batches<Given, true>;
}

const batchMax = 128;

const placeOf = ({ memberId, key }: KeyUse): string => `${memberId} ${key ?? ''}`;

const batchesOn = (database: Database): KeyBatches => ({
  takes: createBatches({ write: (keyUses) => takeKeys(database, keyUses), keyOf: placeOf, batchMax }),
  answers: createBatches({
    write: async (all) => {
      await keepAnswers(database, all);
      return all.map(() => true);
    },
    keyOf: ({ keyUse }) => placeOf(keyUse),
    batchMax,
  }),
});

const known = new WeakMap<Context, KeyBatches>();

const batchesOf = (context: Context): KeyBatches => {
  const batches = known.get(context) ?? batchesOn(context.database);
  known.set(context, batches);
  return batches;
};

const take = async (context: Context, keyUse: KeyUse): Promise<KeptAnswer | null> =>
  (await batchesOf(context).takes.add(keyUse))
    ? null
    : keptUnder(context.database, keyUse, () => take(context, keyUse));

// Takes the key of a call that works in steps, or returns the answer stored under it: one commit for those that are taken while
// another is written. A spread database takes each by a statement of its own.
export const takeKeyTogether = (context: Context, keyUse: KeyUse): Promise<KeptAnswer | null> =>
  throughLostConnections(() => (context.database.isSpread ? takeKey(context.database, keyUse) : take(context, keyUse)));

export const keepAnswerTogether = (context: Context, keyUse: KeyUse, given: GivenAnswer): Promise<void> =>
  throughLostConnections(async () => {
    if (context.database.isSpread) await keepAnswer(context.database, keyUse, given);
    else await batchesOf(context).answers.add({ keyUse, given });
  });
