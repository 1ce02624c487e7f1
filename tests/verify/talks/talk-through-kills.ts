import { setTimeout as sleep } from 'node:timers/promises';
import { buildMember } from '#support/people.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';
import { listen } from './listener.ts';
import { say, untilTrue } from './say.ts';
import { startSecond } from './second-process.ts';

const talks = 20;

const talkThrough = async (system: System, rounds: number) => {
  const second = await startSecond(system);
  const urls = [system.url, second.url];
  const people = await Promise.all(Array.from({ length: talks }, () => buildMember(system.context, {})));
  const listeners = people.map((member) => urls.map((url) => listen({ url, ...member })));
  let isOver = false;
  let said = 0;
  const write = async (person: number): Promise<number> => {
    const { token } = people[person] ?? { token: '' };
    let lines = 0;
    while (!isOver) {
      await say({ url: urls[lines % 2] ?? '', token, text: `ข้อความที่ ${String(lines + 1)}` });
      lines += 1;
      said += 1;
      await sleep(150 * Math.random());
    }
    return lines;
  };
  const writing = people.map((_, person) => write(person));
  try {
    for (let round = 0; round < rounds; round += 1) {
      await sleep(2_000);
      if (round % 3 === 0) await second.killAndStart();
      else if (round % 3 === 1) await system.killDatabase();
      else {
        await system.kill();
        await system.start();
      }
    }
    await sleep(1_000);
    isOver = true;
    const lasts = await Promise.all(writing);
    const complete = await untilTrue(
      () => listeners.every((pair, person) => pair.every((one) => one.has(lasts[person] ?? 0))),
      60_000,
    );
    const doubled = listeners.flat().reduce((sum, one) => sum + one.changed(), 0);
    const beyond = listeners.filter((pair, person) => pair.some(({ lines }) => lines.size !== lasts[person])).length;
    return { said, complete, doubled, beyond };
  } finally {
    isOver = true;
    for (const one of listeners.flat()) one.close();
    await second.close();
  }
};

export const talkThroughKills: Check = {
  id: 'C-01',
  about: 'two processes, each listened to, and PostgreSQL are killed in the middle of talks',
  run: async (scale) => {
    const rounds = Math.max(3, scale.of(9));
    const system = await startSystem();
    try {
      const { said, complete, doubled, beyond } = await talkThrough(system, rounds);
      return verdictOf(
        {
          'every listener at both processes has every line': complete,
          'no line under two numbers or twice': doubled === 0 && beyond === 0,
        },
        [`${String(rounds)} kills`, `${String(talks)} talks`, `${String(said)} lines`],
      );
    } finally {
      await system.close();
    }
  },
};
