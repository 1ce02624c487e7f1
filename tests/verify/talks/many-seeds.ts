import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildMember, buildStaff, type TestStaff } from '#support/people.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';
import { listen, type Listener } from './listener.ts';
import { answer, say, untilTrue } from './say.ts';
import { startSecond } from './second-process.ts';

const seedsMax = 1_000;
const atOnce = 40;
const steps = 12;
const sleepMaxMs = 300;
const killEveryMs = 10_000;
// On a machine with other work, a killed process serves again after half a minute, and may be killed soon after.
const settlesWithinMs = 120_000;

// The next number of a seed.
const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface World {
  readonly system: System;
  readonly urls: readonly [string, string];
  readonly staff: readonly [TestStaff, TestStaff];
}

interface Talk extends World {
  readonly memberId: string;
  readonly token: string;
  readonly clients: readonly Listener[];
  readonly said: string[];
}

const write = async (talk: Talk, place: number): Promise<void> => {
  const messageId = randomUUID();
  talk.said.push(messageId);
  await say({ url: talk.urls[place % 2] ?? '', token: talk.token, text: `ข้อความ ${messageId}` }, messageId);
};

const reply = async (talk: Talk, place: number): Promise<void> => {
  const messageId = randomUUID();
  talk.said.push(messageId);
  const { token } = talk.staff[place % 2] ?? { token: '' };
  await answer({ url: talk.system.officeUrl, token, text: `คำตอบ ${messageId}` }, talk.memberId, messageId);
};

const writeTwice = async ({ urls, token, said }: Talk): Promise<void> => {
  const messageId = randomUUID();
  said.push(messageId);
  await Promise.all(urls.map((url) => say({ url, token, text: `สองครั้ง ${messageId}` }, messageId)));
};

const step = async (talk: Talk, roll: () => number): Promise<void> => {
  const [kind, place] = [roll(), Math.floor(roll() * 6)];
  if (kind < 0.35) return write(talk, place);
  if (kind < 0.5) {
    // The customer writes first.
    if (talk.said.length === 0) await write(talk, place);
    return reply(talk, place);
  }
  if (kind < 0.6) return writeTwice(talk);
  if (kind < 0.7) return void (await Promise.all([write(talk, 0), write(talk, 1), write(talk, place)]));
  const client = talk.clients[place % talk.clients.length];
  if (kind < 0.85) return client?.cut();
  client?.rest(roll() * sleepMaxMs);
  return undefined;
};

// What is wrong at the end; null if every client has the table, and the table every line once.
const faultOf = async ({ system, memberId, clients, said }: Talk): Promise<string | null> => {
  const rows = await system.owner.rows<{ seq: bigint; key: string }>(
    'select seq, message_key as key from chat_message where conversation_id = $1 order by seq',
    [memberId],
  );
  const table = rows.map(({ seq, key }) => `${String(seq)} ${key}`).join(',');
  const isWhole = rows.every(({ seq }, at) => Number(seq) === at + 1);
  if (
    !isWhole ||
    rows
      .map(({ key }) => key)
      .toSorted()
      .join() !== said.toSorted().join()
  )
    return 'table';
  const listOf = ({ lines }: Listener): string =>
    [...lines.values()]
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ seq, messageId }) => `${String(seq)} ${messageId}`)
      .join(',');
  const areEqual = await untilTrue(() => clients.every((one) => listOf(one) === table), settlesWithinMs);
  if (areEqual && clients.every((one) => one.changed() === 0)) return null;
  const stateOf = (one: Listener, place: number): string =>
    `client ${String(place)} ${one.isJoined() ? 'joined' : 'away'} with ${String(one.lines.size)} of ${String(rows.length)} lines, ${String(one.changed())} changed`;
  return clients
    .filter((one) => listOf(one) !== table || one.changed() > 0)
    .map((one) => stateOf(one, clients.indexOf(one)))
    .join(', ');
};

const runSeed = async (world: World, seed: number): Promise<string | null> => {
  const { memberId, token } = await buildMember(world.system.context, {});
  const clients = [0, 1, 2].map((place) => listen({ url: world.urls[place % 2] ?? '', memberId, token }));
  const talk = { ...world, memberId, token, clients, said: [] };
  const roll = dice(seed);
  try {
    for (let nth = 0; nth < steps; nth += 1) await step(talk, roll);
    const fault = await faultOf(talk);
    return fault === null ? null : `seed ${String(seed)}: ${fault}`;
  } finally {
    for (const one of clients) one.close();
  }
};

const runSeeds = async (world: World, count: number): Promise<string[]> => {
  const faults: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      const fault = await runSeed(world, next);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
};

export const manySeeds: Check = {
  id: 'C-03',
  about: 'seeds of three clients and two of staff who send, repeat, cut and rest, at two processes that are killed',
  run: async (scale) => {
    const count = scale.of(seedsMax);
    const system = await startSystem();
    const second = await startSecond(system);
    let kills = 0;
    let isOver = false;
    const killing = async (): Promise<void> => {
      while (!isOver) {
        for (let waited = 0; waited < killEveryMs && !isOver; waited += 100) await sleep(100);
        if (isOver) return;
        kills += 1;
        if (kills % 2 === 1) await second.killAndStart();
        else {
          await system.kill();
          await system.start();
        }
      }
    };
    try {
      const staff = [
        await buildStaff(system.context, { role: 'support' }),
        await buildStaff(system.context, { role: 'support' }),
      ] as const;
      const world: World = { system, urls: [system.url, second.url], staff };
      const kill = killing();
      const faults = await runSeeds(world, count);
      isOver = true;
      await kill;
      return verdictOf({ 'every client equals the table, each line once': faults.length === 0 }, [
        `${String(count)} seeds`,
        `${String(kills)} kills`,
        faults.slice(0, 5).join(', ') || 'no fault',
      ]);
    } finally {
      isOver = true;
      await second.close();
      await system.close();
    }
  },
};
