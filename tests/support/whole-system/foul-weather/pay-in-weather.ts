import type { TestMember } from '../../people.ts';
import type { TestServer } from '../../test-server.ts';
import { walletOf } from '../../deposits.ts';
import { differencesWithSandbox } from '../../ledger/books-of-sandbox.ts';
import { amountOf, type WayIn } from './ways-in.ts';

export const foulKinds = [
  'timeout-before',
  'timeout-after',
  'duplicate',
  'garbage',
  'slow',
  'refuse',
  'liar',
  'down',
] as const;
export type FoulKind = (typeof foulKinds)[number];

export interface PaidIn {
  readonly way: string;
  readonly kind: FoulKind;
  // What became of the payment: credited, before a person, or what else the wallet holds.
  readonly became: string;
}

export interface PlayedWeather {
  readonly payments: readonly PaidIn[];
  // Between the books of the sandbox and ours.
  readonly differences: readonly string[];
}

interface Case {
  readonly way: WayIn;
  readonly member: TestMember;
}

// Only the slip service can report another amount than the bank's.
const services = ['gateway', 'bank', 'slips', 'gifts'] as const;
const reaches = (kind: FoulKind, service: WayIn['service']): boolean => kind !== 'liar' || service === 'slips';

// Longer than the product waits for an answer.
const slowSeconds = 3;

const setWeather = async ({ sandbox }: TestServer, kind: FoulKind | 'fine'): Promise<void> => {
  for (const service of services)
    if (kind === 'fine' || reaches(kind, service))
      await sandbox.weather({ service, kind, ...(kind === 'slow' ? { seconds: slowSeconds } : {}) });
};

// Money, a slip, a gift or a finding of the member that waits for staff.
const isBeforePerson = async ({ database }: TestServer, { memberId, bankAccountNo }: TestMember): Promise<boolean> =>
  (await database.owner.one(
    `select 1 where exists (select from finding where member_id = $1 and closed_at is null)
       or exists (select from slip where member_id = $1 and status = 'REVIEW')
       or exists (select from wallet_link where member_id = $1 and status = 'REVIEW')
       or exists (select from suspense_item where status = 'OPEN' and payer_account_no = $2)
       or exists (select from feed_reject where status = 'OPEN' and position($2 in raw) > 0)`,
    [memberId, bankAccountNo],
  )) !== null;

const becameOf = async (server: TestServer, { way, member }: Case): Promise<string> => {
  const wallet = await walletOf(server, member);
  if (wallet === amountOf[way.currency]) return 'credited';
  if (wallet === 0n && (await isBeforePerson(server, member))) return 'before a person';
  return `wallet ${String(wallet)}`;
};

const roundsMax = 40;
const betweenRoundsMs = 61_000;

const settle = async (server: TestServer, cases: readonly Case[]): Promise<readonly string[]> => {
  let became: readonly string[] = [];
  for (let round = 0; round < roundsMax; round += 1) {
    server.clock.advance(betweenRoundsMs);
    await server.runJobs();
    became = await Promise.all(cases.map((one) => becameOf(server, one)));
    if (became.every((one) => one === 'credited')) break;
  }
  return became;
};

// Pays once by each way while its service misbehaves, lets the weather clear, and tells what became of each payment.
const playKind = async (server: TestServer, kind: FoulKind, ways: readonly WayIn[]): Promise<PaidIn[]> => {
  const cases: Case[] = [];
  for (const way of ways.filter(({ service }) => reaches(kind, service)))
    cases.push({ way, member: await server.member({ currency: way.currency, ...bankOf(way) }) });
  for (const { way, member } of cases) {
    await setWeather(server, kind);
    await way.pay(server, member, () => setWeather(server, 'fine'));
  }
  await setWeather(server, kind);
  for (const _ of [1, 2]) {
    server.clock.advance(10_000);
    await server.runJobs();
  }
  await setWeather(server, 'fine');
  const became = await settle(server, cases);
  return cases.map(({ way }, nth) => ({ way: way.name, kind, became: became[nth] ?? '' }));
};

const bankOf = ({ currency }: WayIn): { bankCode?: string } => (currency === 'LAK' ? { bankCode: 'BCEL' } : {});

export const payInWeather = async (
  server: TestServer,
  { kinds, ways }: { readonly kinds: readonly FoulKind[]; readonly ways: readonly WayIn[] },
): Promise<PlayedWeather> => {
  const payments: PaidIn[] = [];
  for (const kind of kinds) payments.push(...(await playKind(server, kind, ways)));
  return { payments, differences: await differencesWithSandbox(server) };
};
