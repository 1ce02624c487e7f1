import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

// before: the COMMIT never reaches PostgreSQL. after: it is executed, and its response is lost.
export type Cut = 'before' | 'after';

export interface TcpProxy {
  // The address with this proxy's host and port.
  through(url: string): string;
  // Plans the fate of the next commits, one each; null lets one pass. All others pass.
  plan(cuts: readonly (Cut | null)[]): void;
  // How many commits passed or were cut since the last plan.
  commits(): number;
  cuts(): number;
  close(): Promise<void>;
}

// A simple query of PostgreSQL's protocol: Q, the length, the text, a zero.
const commitMessage = 'Q\0\0\0\u000bcommit\0';
// A batch of moves, or of request keys, is one statement and commits on its own. It gets a name when first sent, and is later
// bound by that name.
const batchNaming = /(?<name>k\d+)\0[^\0]*(?:public\.post_with_records\(|idempotency[^\0]*unnest\()/;
const binding = /B[^]{4}\0(?<name>k\d+)\0/g;

const createCommitWatch = () => {
  const batchNames = new Set<string | undefined>();
  return (data: Buffer): boolean => {
    const text = data.toString('latin1');
    const named = batchNaming.exec(text)?.groups?.['name'];
    if (named !== undefined) batchNames.add(named);
    if (text.includes(commitMessage)) return true;
    return [...text.matchAll(binding)].some(({ groups }) => batchNames.has(groups?.['name']));
  };
};

interface Plan {
  readonly isCommit: (data: Buffer) => boolean;
  cuts: (Cut | null)[];
  commits: number;
  done: number;
}

const join = (client: Socket, server: Socket, plan: Plan): void => {
  let losesAnswer = false;
  const end = () => {
    client.destroy();
    server.destroy();
  };
  client.on('data', (data: Buffer) => {
    if (!plan.isCommit(data)) return server.write(data);
    plan.commits += 1;
    const cut = plan.cuts.shift() ?? null;
    if (cut !== null) plan.done += 1;
    if (cut === 'before') return end();
    losesAnswer = cut === 'after';
    return server.write(data);
  });
  server.on('data', (data) => (losesAnswer ? end() : client.write(data)));
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.setNoDelay(true);
    one.on('error', end);
    one.on('end', () => other.end());
    one.on('close', end);
  }
};

// Sits between the server and its database and cuts connections exactly at COMMIT.
export const startTcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const plan: Plan = { isCommit: createCommitWatch(), cuts: [], commits: 0, done: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    join(client, upstream, plan);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    through: (url) => {
      const changed = new URL(url);
      changed.hostname = '127.0.0.1';
      changed.port = String(own);
      changed.searchParams.delete('host');
      return changed.href;
    },
    plan: (cuts) => Object.assign(plan, { cuts: [...cuts], commits: 0, done: 0 }),
    commits: () => plan.commits,
    cuts: () => plan.done,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
