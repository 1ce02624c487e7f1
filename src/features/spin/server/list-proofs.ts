import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { listSpins } from './spins-table.ts';
import { listWheels } from './wheels-table.ts';

export const listProofs: Read<typeof spinCalls.listProofs> = async ({ context, member }) => {
  const spins = await listSpins(context.database, member.memberId);
  const wheels = await listWheels(context.database, [...new Set(spins.map(({ wheelHash }) => wheelHash))]);
  return [...Map.groupBy(spins, ({ epoch }) => epoch).values()].flatMap((drawn) => {
    const [last] = drawn;
    if (last === undefined) return [];
    const { commitment, wheelHash, seed } = last;
    return [
      {
        commitment,
        wheel: wheels.get(wheelHash) ?? '',
        wheelHash,
        seed,
        spins: drawn.map(({ nonce, clientSeed, sliceCode, spunAt }) => ({
          nonce,
          clientSeed,
          code: sliceCode,
          spunAt: spunAt.toISOString(),
        })),
      },
    ];
  });
};
