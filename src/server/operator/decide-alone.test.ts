import { beforeAll, expect, it } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { suspend } from '#support/deposits.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { secondPersonBecause } from './decide-alone.ts';

const server = await startTestServer();

const perDay = async (value: unknown): Promise<void> => {
  await server.database.owner.rows(
    `insert into operator_setting (name, value, updated_at) values ('alonePerDay', $1::jsonb, now())
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
  server.clock.advance(2_000);
};

beforeAll(() => perDay({ BAHT: 25_000, LAK: 9_000_000 }));

const statusOf = ({ body }: { body: unknown }): unknown => (body as { status?: unknown }).status;
const baht = (amount: bigint): string => (Number(amount) / 100).toFixed(2);

const askedFor = async (amount: bigint): Promise<string> => {
  const member = await server.member({ balance: amount });
  await server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  return row?.id ?? '';
};

const approve = async ({ token, password }: TestStaff, withdrawalId: string, amount: bigint): Promise<unknown> =>
  statusOf(await server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password }, { token }));

const name = async ({ token, password }: TestStaff, amount: bigint): Promise<unknown> => {
  const member = await server.member();
  const { itemId } = await suspend(server, member, { amount: baht(amount) });
  return statusOf(
    await server.ask(depositOfficeCalls.nameSuspense, { itemId, phone: member.phone, amount, password }, { token }),
  );
};

const giveBack = async ({ token, password }: TestStaff, amount: bigint): Promise<unknown> => {
  const { itemId } = await suspend(server, await server.member(), { amount: baht(amount) });
  return statusOf(
    await server.ask(depositOfficeCalls.returnSuspense, { itemId, evidence: 'SCB 1', amount, password }, { token }),
  );
};

const believe = async ({ token, password }: TestStaff, amount: bigint): Promise<unknown> => {
  const member = await server.member();
  const game = await openGame(server, member, 'JOKER');
  await game.play({ stake: 0, win: Number(amount) / 100 });
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  const row = await server.database.owner.one<{ heldId: string }>(
    'select held_id as "heldId" from held_play where member_id = $1',
    [member.memberId],
  );
  const { memberId } = member;
  return statusOf(
    await server.ask(
      gameOfficeCalls.acceptHeldPlay,
      { memberId, heldId: row?.heldId ?? '', amount, password },
      { token },
    ),
  );
};

const pay = async (staff: TestStaff, amount: bigint): Promise<unknown> =>
  approve(staff, await askedFor(amount), amount);

const alone = { pay: 'APPROVED', name: 'NAMED', giveBack: 'RETURNED', believe: 'ACCEPTED' } as const;
const acts = { pay, name, giveBack, believe };
const kinds = ['pay', 'name', 'giveBack', 'believe'] as const;

it.each(kinds)(
  'what one person decided alone by “%s” counts in every decision they make that day, for any member',
  async (kind) => {
    const staff = await server.staff();
    expect(await acts[kind](staff, 1_500_000n)).toBe(alone[kind]);
    for (const next of kinds) expect(await acts[next](staff, 1_000_001n), next).toBe('SECOND');
    expect(await acts[kind](staff, 1_000_000n), 'up to the limit').toBe(alone[kind]);
  },
);

it('two decisions of one person at once about two members are counted one after the other', async () => {
  for (let tried = 0; tried < 8; tried += 1) {
    const staff = await server.staff();
    const ids = [await askedFor(1_500_000n), await askedFor(1_500_000n)];
    const statuses = await Promise.all(ids.map((id) => approve(staff, id, 1_500_000n)));
    expect(new Set(statuses)).toEqual(new Set(['APPROVED', 'SECOND']));
  }
});

it('a decision counts for 24 hours, and the limit of one payment applies if the operator set none for the day', async () => {
  const staff = await server.staff();
  expect(await pay(staff, 2_000_000n)).toBe('APPROVED');
  expect(await pay(staff, 600_000n)).toBe('SECOND');
  await server.database.owner.rows(`delete from operator_setting where name = 'alonePerDay'`);
  const other = await server.staff();
  server.clock.advance(2_000);
  expect(await pay(other, 1_500_000n)).toBe('APPROVED');
  const id = await askedFor(500_001n);
  const reported = await server.ask(withdrawOfficeCalls.get, { withdrawalId: id }, { token: other.token });
  expect((reported.body as { secondPerson: unknown }).secondPerson).toEqual({
    because: 'PERSON_DAY',
    threshold: 20_000,
    aloneBefore: 15_000,
  });
  expect(await approve(other, id, 500_001n)).toBe('SECOND');
  await server.database.owner.rows(`update decided_alone set decided_at = decided_at - interval '24 hours'`);
  expect(await pay(other, 500_001n)).toBe('APPROVED');
});

it('a second person is needed above the threshold, not at it, and for the sum of a day as for one amount', () => {
  proves('OP-300');
  const limits = { threshold: 2_000_000n, perDay: 5_000_000n };
  const because = (amount: bigint, forMember: bigint, ofPerson = forMember) =>
    secondPersonBecause({ amount, before: { forMember, ofPerson }, limits });
  expect([because(2_000_000n, 0n), because(2_000_001n, 0n)]).toEqual([null, 'AMOUNT']);
  expect([because(500_000n, 1_500_000n), because(500_001n, 1_500_000n)]).toEqual([null, 'DAY']);
  expect([because(1n, 0n, 4_999_999n), because(2n, 0n, 4_999_999n)]).toEqual([null, 'PERSON_DAY']);
});

it('without a threshold every decision needs a second person', () => {
  const none = { forMember: 0n, ofPerson: 0n };
  expect(secondPersonBecause({ amount: 1n, before: none, limits: { threshold: 0n, perDay: 0n } })).toBe('AMOUNT');
});
