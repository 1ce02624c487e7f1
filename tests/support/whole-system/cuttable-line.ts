import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  // The database's address through this line.
  readonly url: string;
  // The address with this line's host and port.
  through(url: string): string;
  readonly cuts: number;
  // How many connections were opened through this line.
  readonly connections: number;
  // Cuts the connection after this many more requests have gone through, before the last response returns.
  cutAfter(questions: number): void;
  // Swallows all bytes of the current connections and keeps them open, as when a host or a route is gone.
  silence(): void;
  // The same for one connection, from the response to the last of this many requests.
  silenceAfter(questions: number): void;
  // Cuts all connections and accepts no new ones until it is restored, as in a failover.
  breakOff(): void;
  // The same after this many more requests have arrived; the last one does not go through.
  breakAfter(questions: number): void;
  fix(): void;
  close(): Promise<void>;
}

interface Plan {
  readonly sockets: Set<Socket>;
  readonly hushes: Set<() => void>;
  // How many requests are left before the last one's connection is cut, or falls silent, or all are cut.
  untilCut: number;
  untilSilence: number;
  untilBreak: number;
  isBroken: boolean;
  cuts: number;
  connections: number;
}

const settleMs = 5;
const never = Number.POSITIVE_INFINITY;

const breakOff = (plan: Plan): void => {
  plan.isBroken = true;
  for (const socket of plan.sockets) socket.destroy();
};

const join = (near: Socket, far: Socket, plan: Plan): void => {
  let isCut = false;
  let isSilent = false;
  const hush = () => (isSilent = true);
  plan.hushes.add(hush);
  near.on('data', (data) => {
    if (isSilent) return;
    plan.untilBreak -= 1;
    if (plan.untilBreak === 0) return breakOff(plan);
    plan.untilSilence -= 1;
    isSilent = plan.untilSilence === 0;
    plan.untilCut -= 1;
    isCut ||= plan.untilCut === 0;
    if (isCut) plan.cuts += 1;
    far.write(data);
    // PostgreSQL has read and executed the request before its side of the connection closes.
    if (isCut) {
      near.destroy();
      setTimeout(() => far.end(), settleMs);
    }
  });
  far.on('data', (data) => {
    if (!isCut && !isSilent) near.write(data);
  });
  near.on('close', () => {
    plan.hushes.delete(hush);
    if (!isCut) far.destroy();
  });
  far.on('close', () => near.destroy());
};

const listen = async (target: URL, plan: Plan) => {
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (plan.isBroken) return void near.destroy();
    plan.connections += 1;
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      plan.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => plan.sockets.delete(socket));
    }
    join(near, far, plan);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return { server, port: address.port };
};

// A line to PostgreSQL that can be cut, or fall silent, exactly between the arrival of a request and its response.
export const openCuttableLine = async (url: string): Promise<CuttableLine> => {
  const [untilCut, untilSilence, untilBreak] = [never, never, never];
  const start = { sockets: new Set<Socket>(), hushes: new Set<() => void>(), isBroken: false, cuts: 0, connections: 0 };
  const plan: Plan = { ...start, untilCut, untilSilence, untilBreak };
  const { server, port } = await listen(new URL(url), plan);
  const through = (wanted: string): string => {
    const near = new URL(wanted);
    near.host = `127.0.0.1:${String(port)}`;
    near.searchParams.delete('host');
    return near.href;
  };
  return {
    url: through(url),
    through,
    get cuts() {
      return plan.cuts;
    },
    get connections() {
      return plan.connections;
    },
    cutAfter: (questions) => void (plan.untilCut = questions),
    silence: () => {
      for (const hush of plan.hushes) hush();
    },
    silenceAfter: (questions) => void (plan.untilSilence = questions),
    breakOff: () => breakOff(plan),
    breakAfter: (questions) => void (plan.untilBreak = questions),
    fix: () => void (plan.isBroken = false),
    close: async () => {
      for (const socket of plan.sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
