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

interface Cut {
  // Before the end of the talk.
  readonly isListenerCut: boolean;
  readonly isSenderCut: boolean;
  // In the end the listener had each line once.
  readonly isWhole: boolean;
}

// Listener and sender each have a connection of their own, which is cut.
const talkWithCut = async (system: System, pieces: number): Promise<Cut> => {
  const member = await buildMember(system.context, {});
  const [down, up] = [await cutAfter(system.url, pieces), await cutAfter(system.url, pieces)];
  const listener = listen({ url: down.url, ...member });
  for (let nth = 1; nth <= lines; nth += 1)
    await say({ url: up.url, token: member.token, text: `line ${String(nth)}` });
  const isWhole = await untilTrue(() => listener.has(lines), 20_000);
  const cut = { isListenerCut: down.isCut(), isSenderCut: up.isCut() };
  listener.close();
  down.close();
  up.close();
  return { ...cut, isWhole: isWhole && listener.lines.size === lines };
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
  about:
    'the connections of a listener and of a sender cut at each frame, and the server’s own between commit and announcement',
  run: async (scale) => {
    const system = await startSystem();
    try {
      let [cuts, sentCuts, lost, unheard] = [0, 0, 0, 0];
      for (let pieces = 1; pieces <= 60; pieces += 1) {
        const { isListenerCut, isSenderCut, isWhole } = await talkWithCut(system, pieces);
        if (isListenerCut) cuts += 1;
        if (isSenderCut) sentCuts += 1;
        if (!isWhole) lost += 1;
        if (!isListenerCut && pieces > 10) break;
      }
      const announcements = scale.of(20);
      for (let nth = 0; nth < announcements; nth += 1) if (!(await talkWithoutAnnouncement(system))) unheard += 1;
      return verdictOf(
        {
          'every line came in the end, once': lost === 0 && unheard === 0,
          'frames were cut': cuts > 8 && sentCuts > 4,
        },
        [
          `${String(cuts)} frames cut, ${String(sentCuts)} of the sender`,
          `${String(announcements)} announcements cut`,
          `${String(lost + unheard)} talks with a hole`,
        ],
      );
    } finally {
      await system.close();
    }
  },
};
