import { listMembers, type Member } from '#members/members-table.ts';
import { masked } from '#contract/masked.ts';
import { cutPage } from '#contract/queue-page.ts';
import type { Currency } from '#money/currency.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import type { Read } from '#server/verb.ts';
import type { gameOfficeCalls, HeldPlayLine } from '../../office-contract.ts';
import { sizeOf } from '../../rules.ts';
import { countHeldPlays, listHeldPlays as read, type HeldPlay } from './held-plays-table.ts';

const lineOf = (
  held: HeldPlay,
  member: Member | undefined,
  thresholds: Readonly<Record<Currency, bigint>>,
): HeldPlayLine => ({
  memberId: held.memberId,
  heldId: held.heldId,
  memberName: member?.name ?? '-',
  memberPhone: masked(member?.phone ?? '-'),
  code: held.code,
  status: held.status,
  reason: held.reason === 'LIMIT' && held.transferId !== null ? 'SAME_AMOUNT' : held.reason,
  amount: held.amount,
  bookedAmount: held.bookedAmount,
  currency: held.currency,
  transferId: held.transferId,
  note: held.note,
  needsTwo: sizeOf(held.amount) > thresholds[held.currency],
  noticedAt: held.noticedAt.toISOString(),
  seenAt: held.seenAt.toISOString(),
});

export const listHeldPlays: Read<typeof gameOfficeCalls.listHeldPlays> = async ({ context, question }) => {
  const { view, page, limit } = question;
  const [thresholds, figures, found] = await Promise.all([
    twoPersonThreshold.read(context),
    countHeldPlays(context.database),
    read(context.database, { view, limit: limit + 1, offset: (page - 1) * limit }),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  const members = await listMembers(
    context.database,
    shown.map(({ memberId }) => memberId),
  );
  const faces = new Map(members.map((member) => [member.memberId, member]));
  return {
    counts: { open: figures.open },
    oldestAt: view === 'open' ? (figures.oldestAt?.toISOString() ?? null) : null,
    hasMore,
    items: shown.map((held) => lineOf(held, faces.get(held.memberId), thresholds)),
  };
};
