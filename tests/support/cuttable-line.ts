import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  // The database's address through this line.
  readonly url: string;
  readonly cuts: number;
  // Cuts the connection after so many more questions have gone through, before the answer to the last comes back.
  cutAfter(questions: number): void;
  close(): Promise<void>;
}

const settleMs = 5;

// A line to PostgreSQL that can be cut exactly between a question's arrival and its answer.
export const openCuttableLine = async (url: string): Promise<CuttableLine> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let questionsLeft = Number.POSITIVE_INFINITY;
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let isCut = false;
    near.on('data', (data) => {
      questionsLeft -= 1;
      isCut ||= questionsLeft === 0;
      if (isCut) cuts += 1;
      far.write(data);
      // PostgreSQL has read and done the question before its end of the line goes.
      if (isCut) {
        near.destroy();
        setTimeout(() => far.end(), settleMs);
      }
    });
    far.on('data', (data) => {
      if (!isCut) near.write(data);
    });
    near.on('close', () => (isCut ? undefined : far.destroy()));
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(address.port);
  return {
    url: near.href,
    get cuts() {
      return cuts;
    },
    cutAfter: (questions) => {
      questionsLeft = questions;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
