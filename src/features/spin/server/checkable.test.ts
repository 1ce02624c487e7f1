import { beforeAll, expect, it } from 'vitest';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { openMemberSession, type TestMember } from '#support/people.ts';
import { setWheel, spinOnce, wheelOf } from '#support/rewards/spins.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { spinCalls, type SpinProof } from '../contract.ts';
import { commitTo, drawSlice, hashWheel } from './draw/draw-slice.ts';

const server = await startTestServer();
const slices = [
  { code: 'A', weight: 5, amount: 25 },
  { code: 'B', weight: 3, amount: 5 },
  { code: 'C', weight: 2, prize: null },
];
beforeAll(() => setWheel(server, slices));

interface Odds {
  readonly wheelHash: string;
  readonly total: number;
  readonly slices: readonly { readonly code: string; readonly weight: number }[];
  readonly seed: { readonly commitment: string; readonly spins: number };
}

const oddsOf = async ({ token }: TestMember): Promise<Odds> =>
  ((await server.ask(spinCalls.getOdds, {}, { token })).body as { odds: Odds }).odds;
const proofsOf = async ({ token }: TestMember): Promise<SpinProof[]> =>
  (await server.ask(spinCalls.listProofs, {}, { token })).body as SpinProof[];
const reveal = ({ token }: TestMember) => server.ask(spinCalls.revealSeed, {}, { token });

// As the page for checking does it, from the proof alone.
const drawnBy = ({ wheel, wheelHash, commitment, seed: revealed, spins }: SpinProof): (string | undefined)[] => {
  const seed = Buffer.from(revealed ?? '', 'hex');
  expect(hashWheel(wheel)).toBe(wheelHash);
  expect(commitTo(seed, wheelHash)).toBe(commitment);
  const slices = JSON.parse(wheel) as [string, string, number][];
  const weights = slices.map(([, , weight]) => weight);
  return spins.map(({ clientSeed, nonce }) => slices[drawSlice({ seed, wheelHash, clientSeed, nonce, weights })]?.[0]);
};

it('the odds and the commitment are shown before a spin; revealed, the seed proves every spin', async () => {
  proves('OP-170');
  const member = await server.member({ balance: 500_000n });
  const shown = await oddsOf(member);
  expect(shown).toMatchObject({ total: 10, seed: { spins: 0 } });
  expect(shown.slices.map(({ code, weight }) => [code, weight])).toEqual([
    ['A', 5],
    ['B', 3],
    ['C', 2],
  ]);
  const { commitment } = shown.seed;
  const won: (string | undefined)[] = [];
  for (let spin = 0; spin < 10; spin += 1) {
    const clientSeed = String(spin).repeat(64);
    won.push((await spinOnce(server, member, { clientSeed, commitment })).result?.code);
  }
  expect(await proofsOf(member)).toMatchObject([{ commitment, seed: null, spins: { length: 10 } }]);
  expect(await reveal(member)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  const [proof, ...others] = await proofsOf(member);
  expect(others).toEqual([]);
  expect(proof).toMatchObject({ commitment, wheelHash: shown.wheelHash });
  expect(proof?.spins.map(({ nonce, clientSeed }) => [nonce, clientSeed[0]])).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((nonce) => [nonce, String(nonce - 1)]),
  );
  expect(proof === undefined ? null : drawnBy(proof).toReversed()).toEqual(won);
  expect((await oddsOf(member)).seed.commitment).not.toBe(commitment);
});

it('a spin without a number of the member’s own is drawn the same way', async () => {
  proves('OP-170');
  const member = await server.member({ balance: 50_000n });
  const { result } = await spinOnce(server, member);
  await reveal(member);
  const [proof] = await proofsOf(member);
  expect(proof?.spins).toMatchObject([{ clientSeed: '' }]);
  expect(proof === undefined ? null : drawnBy(proof)).toEqual([result?.code]);
});

it('a spin for a commitment that no longer holds fails and keeps the coin', async () => {
  proves('OP-293');
  const member = await server.member({ balance: 50_000n });
  const { commitment } = (await oddsOf(member)).seed;
  await setWheel(server, [...slices, { code: 'D', weight: 1, amount: 1 }]);
  expect(await spinOnce(server, member, { commitment })).toEqual({ success: false, result: null, error: 'SPIN_FAIL' });
  expect(await server.ask(spinCalls.getSetup, {}, { token: member.token })).toMatchObject({ body: { userCoin: 1 } });
  const { total, seed } = await oddsOf(member);
  expect(total).toBe(11);
  expect(await spinOnce(server, member, { commitment: seed.commitment })).toMatchObject({ success: true });
  await setWheel(server, slices);
});

it('a seed that is 30 days old is revealed and replaced automatically', async () => {
  const member = await server.member({ balance: 100_000n });
  await spinOnce(server, member);
  const { commitment } = (await oddsOf(member)).seed;
  server.clock.advance(30 * 86_400_000);
  const later = { ...member, token: await openMemberSession(server.context, member.memberId) };
  expect((await oddsOf(later)).seed.commitment).not.toBe(commitment);
  expect(await proofsOf(later)).toMatchObject([
    { commitment, seed: expect.stringMatching(/^[0-9a-f]{64}$/), spins: [{ nonce: 1 }] },
  ]);
});

it('a seed draws a thousand spins and no more', async () => {
  const member = await server.member({ balance: 100_000n });
  const { commitment } = (await oddsOf(member)).seed;
  // A thousand spins take too long for a test, so the database is brought there.
  const owner = server.database.owner;
  await owner.rows(`update spin_seed set spins = 999 where member_id = $1`, [member.memberId]);
  expect(await spinOnce(server, member, { commitment })).toMatchObject({ success: true });
  expect(await spinOnce(server, member, { commitment })).toMatchObject({ success: false, error: 'SPIN_FAIL' });
  expect((await oddsOf(member)).seed.spins).toBe(0);
  await owner.rows(`update spin_seed set spins = 1 where member_id = $1 and spins = 1000`, [member.memberId]);
  await owner.rows(`update spin set nonce = 1 where member_id = $1`, [member.memberId]);
});

it('a spin that our side could not finish keeps coin and number, and drawn again it wins the same slice', async () => {
  proves('OP-280');
  const member = await server.member({ balance: 100_000n });
  const { commitment } = (await oddsOf(member)).seed;
  const own = { clientSeed: 'a'.repeat(64), commitment };
  const owner = server.database.owner;
  await owner.rows(`alter table spin add constraint no_spin check (member_id <> '${member.memberId}')`);
  expect(await server.ask(spinCalls.spin, own, { token: member.token })).toMatchObject({
    status: 500,
    body: { message: 'INTERNAL_SERVER_ERROR' },
  });
  expect(await server.ask(spinCalls.getSetup, {}, { token: member.token })).toMatchObject({ body: { userCoin: 2 } });
  await owner.rows('alter table spin drop constraint no_spin');
  const { result } = await spinOnce(server, member, own);
  await spinOnce(server, member, own);
  await reveal(member);
  const [proof] = await proofsOf(member);
  expect(proof?.spins.map(({ nonce }) => nonce)).toEqual([2, 1]);
  expect(proof === undefined ? null : drawnBy(proof)[1]).toBe(result?.code);
});

it('the database holds a seed sealed until it is revealed', async () => {
  const member = await server.member({ balance: 50_000n });
  await spinOnce(server, member);
  const sealed = () =>
    server.database.owner.rows<{ sealed: Buffer | null; revealed: string | null }>(
      `select sealed_seed as sealed, revealed_seed as revealed from spin_seed where member_id = $1 order by epoch`,
      [member.memberId],
    );
  const [before] = await sealed();
  await reveal(member);
  const [after, next] = await sealed();
  expect(before).toMatchObject({ revealed: null });
  expect(before?.sealed?.includes(Buffer.from(after?.revealed ?? '', 'hex'))).toBe(false);
  expect(after?.sealed).toBeNull();
  expect(next).toMatchObject({ revealed: null });
});

const {
  slices: [first, second],
} = wheelOf(slices) as unknown as { slices: [object, object, object] };
const spoiled = (change: object) => ({ name: 'Wheel', slices: [{ ...first, ...change }, second] });
it.each([
  [
    'no weight at all',
    {
      name: 'W',
      slices: [
        { ...first, weight: 0 },
        { ...second, weight: 0 },
      ],
    },
  ],
  ['a negative weight', spoiled({ weight: -1 })],
  ['a weight of 10^12', spoiled({ weight: 1e12 })],
  ['a broken weight', spoiled({ weight: 0.5 })],
  ['a label of 200 letters', spoiled({ label: 'x'.repeat(200) })],
  ['two slices of one code', { name: 'W', slices: [first, first] }],
  ['one slice', { name: 'W', slices: [first] }],
  ['a negative prize', spoiled({ amount: { BAHT: -1, LAK: 0 } })],
  ['money without a prize', spoiled({ prize: null })],
  ['a colour that is none', spoiled({ bgColor: 'red;background:url(//x)' })],
  ['an unknown field', spoiled({ odds: 1 })],
])('a wheel with %s is refused', async (_name, value) => {
  const { token, password } = await server.staff({ role: 'manager' });
  const question = { kind: 'setting', object: 'spinWheel', fields: { value }, because: 'a test', password } as const;
  expect(await server.ask(operatorOfficeCalls.proposeChange, question, { token })).toMatchObject({
    status: 400,
    body: { message: 'CHANGE_INVALID' },
  });
});

it('a wheel is changed by two people, and the change is in the list of changes', async () => {
  const maker = await server.staff({ role: 'manager' });
  const value = wheelOf([
    { code: 'X', weight: 1 },
    { code: 'Y', weight: 1 },
  ]);
  const question = { kind: 'setting', object: 'spinWheel', fields: { value }, because: 'new prizes' } as const;
  const { token, password } = maker;
  const made = await server.ask(operatorOfficeCalls.proposeChange, { ...question, password }, { token });
  expect(made).toMatchObject({ status: 200, body: { status: 'WAITING' } });
  const waiting = await server.ask(operatorOfficeCalls.listChanges, { view: 'waiting', page: 1, limit: 10 }, { token });
  expect(waiting).toMatchObject({ body: { items: [{ object: 'spinWheel' }] } });
  const member = await server.member({ balance: 50_000n });
  expect((await oddsOf(member)).slices.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
});
