import type { System } from '#support/whole-system/system.ts';

interface OurTransfer {
  readonly memberId: string;
  readonly transferId: string;
  readonly code: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly status: string;
}

interface TheirTransfer {
  readonly code: string;
  readonly reference: string;
  readonly amount: number;
}

// Some protocols take no hyphens in a reference.
const keyOf = ({ code, reference }: { code: string; reference: string }): string =>
  `${code} ${reference.replaceAll('-', '')}`;

export const keyOfTransfer = ({ code, transferId }: OurTransfer): string => keyOf({ code, reference: transferId });

// Hundredths into the game, negative out of it, as the games' own books say.
export const theirTransfers = async (system: System): Promise<ReadonlyMap<string, bigint>> => {
  const reply = await fetch(`${system.sandboxUrl}/book`);
  const { games } = (await reply.json()) as { games: { transfers: readonly TheirTransfer[] } };
  return new Map(games.transfers.map((one) => [keyOf(one), BigInt(Math.round(one.amount * 100))]));
};

export const listTransfers = (system: System, condition: string): Promise<OurTransfer[]> =>
  system.owner.rows<OurTransfer>(
    `select member_id as "memberId", transfer_id as "transferId", code, direction, amount, status
     from game_transfer where ${condition}`,
  );

// Ended transfers of which a game's book says something else, and transfers there that nobody here made.
export const transfersApart = async (system: System): Promise<string[]> => {
  const [ours, theirs] = [await listTransfers(system, 'true'), new Map(await theirTransfers(system))];
  const found: string[] = [];
  for (const transfer of ours) {
    const { direction, amount, status, transferId, code } = transfer;
    const there = theirs.get(keyOfTransfer(transfer)) ?? 0n;
    theirs.delete(keyOfTransfer(transfer));
    const here = status !== 'CONFIRMED' ? 0n : direction === 'in' ? amount : -amount;
    if (here !== there) found.push(`${code} ${transferId} ${status}: theirs ${String(there)}, ours ${String(here)}`);
  }
  return [...found, ...[...theirs.keys()].map((key) => `${key} is not ours`)];
};
