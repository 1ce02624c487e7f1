import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { listSpins } from './spins-table.ts';
import { listWheels } from './wheels-table.ts';

export const listProofs: Read<typeof spinCalls.listProofs> = async ({ context, member }) => {
  const spins = await listSpins(context.database, member.memberId);
  const wheels = await listWheels(context.database, [...new Set(spins.map(({ wheelHash }) => wheelHash))]);
  return spins.map(({ spinId, nonce, clientSeed, sliceCode, spunAt, commitment, wheelHash, seed }) => ({
    _id: spinId,
    nonce,
    clientSeed,
    code: sliceCode,
    spunAt: spunAt.toISOString(),
    commitment,
    wheel: wheels.get(wheelHash) ?? '',
    wheelHash,
    seed,
  }));
};
