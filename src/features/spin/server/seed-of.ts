import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { seal, unseal } from '#server/records/seal/seal.ts';
import type { SealedTable } from '#server/records/seal/sealed-table.ts';
import type { Work } from '#server/transaction-on.ts';
import { isSeedUsedUp, wheelText, type Wheel } from '../rules.ts';
import { commitTo, hashWheel } from './draw/draw-slice.ts';
import {
  endSeed,
  findLastEpoch,
  findOpenSeed,
  insertSeed,
  listOpenSeeds,
  updateSealedSeed,
  type OpenSeed,
} from './seeds-table.ts';
import { insertWheel } from './wheels-table.ts';

const seedBytes = 32;

const boundTo = ({ memberId, epoch }: Pick<OpenSeed, 'memberId' | 'epoch'>): string =>
  `spin|${memberId}|${String(epoch)}`;

export const openSealed = ({ settings }: Context, seed: OpenSeed): Buffer =>
  unseal(settings, boundTo(seed), seed.sealedSeed);

// Ends a seed: the member can read it, and it draws nothing more.
const reveal = async (context: Context, work: Work, seed: OpenSeed): Promise<void> => {
  await endSeed(work.sql, seed, { seed: openSealed(context, seed).toString('hex'), at: work.now });
  work.audit(`spin seed ${String(seed.epoch)}`, { revealed: seed.commitment, spins: seed.spins });
};

const begin = async (context: Context, work: Work, wheel: Wheel): Promise<OpenSeed> => {
  const { sql, memberId, now } = work;
  const text = wheelText(wheel);
  const wheelHash = hashWheel(text);
  const secret = randomBytes(seedBytes);
  const epoch = (await findLastEpoch(sql, memberId)) + 1;
  const commitment = commitTo(secret, wheelHash);
  const sealedSeed = seal(context.settings, boundTo({ memberId, epoch }), secret);
  const seed = { memberId, epoch, wheelHash, commitment, sealedSeed, spins: 0, startedAt: now };
  await insertWheel(sql, { wheelHash, text, at: now });
  await insertSeed(sql, seed);
  work.audit(`spin seed ${String(epoch)}`, { began: commitment });
  return seed;
};

// The seed that draws the member's next spin. A seed of another wheel, or a used-up one, is revealed and replaced; so is, if
// the member asks, any that has drawn.
export const currentSeed = async (
  context: Context,
  work: Work,
  { wheel, isAsked = false }: { readonly wheel: Wheel; readonly isAsked?: boolean },
): Promise<OpenSeed> => {
  const open = await findOpenSeed(work.sql, work.memberId);
  if (open === null) return begin(context, work, wheel);
  const isEnding =
    open.wheelHash !== hashWheel(wheelText(wheel)) || isSeedUsedUp(open, work.now) || (isAsked && open.spins > 0);
  if (!isEnding) return open;
  await reveal(context, work, open);
  return begin(context, work, wheel);
};

// Reveals the seed of a wheel that is no longer offered.
export const revealOpenSeed = async (context: Context, work: Work): Promise<void> => {
  const open = await findOpenSeed(work.sql, work.memberId);
  if (open !== null && open.spins > 0) await reveal(context, work, open);
};

export const sealedSeeds: SealedTable = {
  name: 'spin_seed',
  list: async (sql, page) =>
    (await listOpenSeeds(sql, page)).map((seed) => ({
      key: [seed.memberId, String(seed.epoch)],
      owner: boundTo(seed),
      sealed: [seed.sealedSeed],
    })),
  update: updateSealedSeed,
};
