import { toWireNumber } from '#money/money-wire.ts';
import { buildStaff, type TestStaff } from '#support/people.ts';
import type { System } from '#support/whole-system/system.ts';
import { keyOfTransfer, listTransfers, theirTransfers } from './books-by-transfer.ts';

interface Pressed {
  readonly isDone: boolean;
  readonly body: { readonly decisionId?: string; readonly status?: string };
}

interface Press {
  readonly staff: TestStaff;
  readonly path: string;
  readonly body: object;
}

export const pressOfStaff = async (system: System, { staff, path, body }: Press): Promise<Pressed> => {
  const reply = await fetch(system.officeUrl + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return { isDone: reply.ok, body: (await reply.json()) as Pressed['body'] };
};

interface HeldPlay {
  readonly memberId: string;
  readonly heldId: string;
  readonly amount: bigint;
}

export interface StaffDesk {
  // How many were ended; what is ended meanwhile by the job is not counted.
  endReviews(): Promise<number>;
  acceptHeldPlays(): Promise<number>;
}

// Two people who end by hand what only people can end, as the games' own books say, by the calls of the back office.
export const staffDesk = async (system: System): Promise<StaffDesk> => {
  const [first, second] = [await buildStaff(system.context, {}), await buildStaff(system.context, {})];
  const endReviews = async (): Promise<number> => {
    const [reviews, theirs] = [await listTransfers(system, `status = 'REVIEW'`), await theirTransfers(system)];
    let ended = 0;
    for (const transfer of reviews) {
      const path = `/api/outside/transfer/${transfer.memberId}/${transfer.transferId}`;
      const isThere = theirs.has(keyOfTransfer(transfer));
      const outcome = isThere ? 'done' : 'refused';
      const evidence = { reference: isThere ? transfer.transferId : null, note: 'Read in the book of the game' };
      const proposal = { staff: first, path: `${path}/propose`, body: { outcome, ...evidence } };
      const { decisionId } = (await pressOfStaff(system, proposal)).body;
      const decision = { decisionId, password: second.password };
      if ((await pressOfStaff(system, { staff: second, path: `${path}/confirm`, body: decision })).isDone) ended += 1;
    }
    return ended;
  };
  const acceptHeldPlays = async (): Promise<number> => {
    const held = await system.owner.rows<HeldPlay>(
      'select member_id as "memberId", held_id as "heldId", amount from held_play where ended_at is null',
    );
    let accepted = 0;
    for (const { memberId, heldId, amount } of held) {
      const path = `/api/held-plays/${memberId}/${heldId}/accept`;
      for (const staff of [first, second]) {
        const body = { amount: toWireNumber(amount), password: staff.password };
        const answer = await pressOfStaff(system, { staff, path, body });
        if (answer.body.status !== 'ACCEPTED') continue;
        accepted += 1;
        break;
      }
    }
    return accepted;
  };
  return { endReviews, acceptHeldPlays };
};
