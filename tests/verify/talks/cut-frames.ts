import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { buildMember } from '#support/people.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';
import { listen } from './listener.ts';
import { say, untilTrue } from './say.ts';

const lines = 4;

// A way to the server whose first connection is cut when so many pieces have passed it, in both directions together; a frame
// is sent as one piece. Later connections stay.
const cutAfter = async (target: string, pieces: number) => {
  const { hostname, port } = new URL(target);
  let passed = 0;
  let isCut = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pass = (to: typeof far) => (data: Buffer) => {
      passed += 1;
      if (!isCut && passed === pieces) {
        isCut = true;
        near.destroy();
        far.destroy();
      } else to.write(data);
    };
    near
      .on('data', pass(far))
      .on('error', () => undefined)
      .on('close', () => far.destroy());
    far
      .on('data', pass(near))
      .on('error', () => undefined)
      .on('close', () => near.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${String(own)}`, isCut: () => isCut, close: () => proxy.close() };
};

// Returns whether the cut came before the end of the talk, and whether the listener had all lines in the end.
const talkWithCut = async (system: System, pieces: number): Promise<{ isCut: boolean; isWhole: boolean }> => {
  const member = await buildMember(system.context, {});
  const line = await cutAfter(system.url, pieces);
  const listener = listen({ url: line.url, ...member });
  for (let nth = 1; nth <= lines; nth += 1)
    await say({ url: system.url, token: member.token, text: `line ${String(nth)}` });
  const isWhole = await untilTrue(() => listener.has(lines), 20_000);
  const isCut = line.isCut();
  listener.close();
  line.close();
  return { isCut, isWhole: isWhole && listener.lines.size === lines };
};

// The connection on which the server hears of commits is cut while a line is committed.
const talkWithoutAnnouncement = async (system: System): Promise<boolean> => {
  const member = await buildMember(system.context, {});
  const listener = listen({ url: system.url, ...member });
  await untilTrue(() => listener.isJoined(), 20_000);
  const cut = system.owner.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'krapao-listening'`,
  );
  await Promise.all([cut, say({ url: system.url, token: member.token, text: 'meanwhile' })]);
  const isWhole = await untilTrue(() => listener.has(1), 20_000);
  listener.close();
  return isWhole;
};

export const cutFrames: Check = {
  id: 'C-04',
  about: 'the connection of a listener cut at each frame, and the server’s own between commit and announcement',
  run: async (scale) => {
    const system = await startSystem();
    try {
      let [cuts, lost, unheard] = [0, 0, 0];
      for (let pieces = 1; pieces <= 60; pieces += 1) {
        const { isCut, isWhole } = await talkWithCut(system, pieces);
        if (isCut) cuts += 1;
        if (!isWhole) lost += 1;
        if (!isCut && pieces > 10) break;
      }
      const announcements = scale.of(20);
      for (let nth = 0; nth < announcements; nth += 1) if (!(await talkWithoutAnnouncement(system))) unheard += 1;
      return verdictOf(
        { 'every line came in the end, once': lost === 0 && unheard === 0, 'frames were cut': cuts > 8 },
        [
          `${String(cuts)} frames cut`,
          `${String(announcements)} announcements cut`,
          `${String(lost + unheard)} talks with a hole`,
        ],
      );
    } finally {
      await system.close();
    }
  },
};
