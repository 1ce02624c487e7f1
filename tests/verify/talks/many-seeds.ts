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
// While processes are killed, a client is away as long as its process; what has not settled waits until nobody kills.
const settlesWithinMs = 30_000;
// Then everybody comes back, however slow the machine, and a client that has joined hears of its lines.
const backWithinMs = 600_000;
const hearsWithinMs = 120_000;

// The next number of a seed.
const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const triesMax = 30;

// The check's own connections wait behind the load that it makes.
const patiently = async <Answer>(asking: () => Promise<Answer>, tries = 1): Promise<Answer> => {
  try {
    return await asking();
  } catch (error) {
    if (tries === triesMax) throw error;
    await sleep(1_000);
    return patiently(asking, tries + 1);
  }
};

interface World {
  readonly system: System;
  readonly urls: readonly [string, string];
  readonly staff: readonly [TestStaff, TestStaff];
  // All that were ever opened.
  readonly opened: Listener[];
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

interface Ended {
  readonly seed: number;
  readonly clients: readonly Listener[];
  // The lines of the table, or null if it does not have every line once.
  readonly table: string | null;
}

const listOf = ({ lines }: Listener): string =>
  [...lines.values()]
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ seq, messageId }) => `${String(seq)} ${messageId}`)
    .join(',');

const isSettled = ({ clients, table }: Ended): boolean => clients.every((one) => listOf(one) === table);

const tableOf = async ({ system, memberId, said }: Talk): Promise<string | null> => {
  const rows = await patiently(() =>
    system.owner.rows<{ seq: bigint; key: string }>(
      'select seq, message_key as key from chat_message where conversation_id = $1 order by seq',
      [memberId],
    ),
  );
  const keys = rows.map(({ key }) => key).toSorted();
  const isWhole = rows.every(({ seq }, at) => Number(seq) === at + 1) && keys.join() === said.toSorted().join();
  return isWhole ? rows.map(({ seq, key }) => `${String(seq)} ${key}`).join(',') : null;
};

const runSeed = async (world: World, seed: number): Promise<Ended> => {
  const { memberId, token } = await patiently(() => buildMember(world.system.context, {}));
  const clients = [0, 1, 2].map((place) => listen({ url: world.urls[place % 2] ?? '', memberId, token }));
  world.opened.push(...clients);
  const talk = { ...world, memberId, token, clients, said: [] };
  const roll = dice(seed);
  for (let nth = 0; nth < steps; nth += 1) await step(talk, roll);
  const ended = { seed, clients, table: await tableOf(talk) };
  const isOver = await untilTrue(() => ended.table === null || isSettled(ended), settlesWithinMs);
  if (isOver) for (const one of clients) one.close();
  return ended;
};

const runSeeds = async (world: World, count: number): Promise<Ended[]> => {
  const ended: Ended[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      ended.push(await runSeed(world, next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ended;
};

const faultsOf = ({ seed, clients, table }: Ended): string[] => {
  const named = (what: string): string => `seed ${String(seed)}: ${what}`;
  if (table === null) return [named('the table lacks a line or has one twice')];
  return clients.flatMap((one, place) => {
    const stands = one.isJoined() ? 'joined' : 'away';
    const count = `${String(one.lines.size)} of ${String(table.split(',').length)} lines, ${String(one.changed())} changed`;
    const isRight = listOf(one) === table && one.changed() === 0;
    return isRight ? [] : [named(`client ${String(place)} ${stands} with ${count}`)];
  });
};

// Once nobody kills any more.
const settle = async (ended: readonly Ended[]): Promise<{ late: number; areBack: boolean; faults: string[] }> => {
  const late = ended.filter((one) => one.table !== null && !isSettled(one));
  const areBack = await untilTrue(
    () => late.every((one) => isSettled(one) || one.clients.every((client) => client.isJoined())),
    backWithinMs,
  );
  await untilTrue(() => late.every(isSettled), hearsWithinMs);
  return { late: late.length, areBack, faults: ended.flatMap(faultsOf) };
};

export const manySeeds: Check = {
  id: 'C-03',
  about: 'seeds of three clients and two of staff who send, repeat, cut and rest, at two processes that are killed',
  run: async (scale) => {
    const count = scale.of(seedsMax);
    const system = await startSystem();
    const second = await startSecond(system);
    const opened: Listener[] = [];
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
      const world: World = { system, urls: [system.url, second.url], staff, opened };
      const kill = killing();
      const ended = await runSeeds(world, count);
      isOver = true;
      await kill;
      const { late, areBack, faults } = await settle(ended);
      return verdictOf(
        { 'all clients come back': areBack, 'every client equals the table, each line once': faults.length === 0 },
        [
          `${String(count)} seeds`,
          `${String(kills)} kills`,
          `${String(late)} settled only after the last`,
          faults.slice(0, 5).join(', ') || 'no fault',
        ],
      );
    } finally {
      isOver = true;
      for (const one of opened) one.close();
      await second.close();
      await system.close();
    }
  },
};
