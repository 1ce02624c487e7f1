import { type OpensTalk, reconnectMs, type TalkAnswer, type TalkEvents } from './talk-socket.ts';
import { openBareWebSocket, type BareWebSocket } from './bare-web-socket.ts';

const longestWaitMs = 5_000;
const checkMs = 1_000;

// One timer gives up the connections that are silent for too long.
const watched = new Set<() => void>();
setInterval(() => {
  for (const check of watched) check();
}, checkMs).unref();

interface Connection {
  join(question: unknown, answerMs: number): Promise<TalkAnswer | null>;
  end(): void;
}

// One connection, from its opening to its end: Engine.IO 4 and Socket.IO 5 over a WebSocket.
const connectOnce = (place: { url: string; connectMs: number }, { opened, closed, line }: TalkEvents): Connection => {
  let silentMs = place.connectMs;
  let heardAt = performance.now();
  let asked = 0;
  const answers = new Map<number, (answer: TalkAnswer | null) => void>();
  const check = (): void => {
    if (performance.now() - heardAt > silentMs) socket.end();
  };
  const takeEvent = (packet: string): void => {
    const at = packet.indexOf('[');
    const [first, second] = JSON.parse(packet.slice(at)) as unknown[];
    if (packet.startsWith('43')) answers.get(Number(packet.slice(2, at)))?.(first as TalkAnswer);
    else if (first === 'messaging') line(second as Parameters<typeof line>[0]);
  };
  const take = (packet: string): void => {
    if (packet === '2') socket.send('3');
    else if (packet.startsWith('0')) {
      const { pingInterval, pingTimeout } = JSON.parse(packet.slice(1)) as {
        pingInterval: number;
        pingTimeout: number;
      };
      silentMs = pingInterval + pingTimeout;
      socket.send('40');
    } else if (packet.startsWith('40')) opened();
    else if (packet.startsWith('42') || packet.startsWith('43')) takeEvent(packet);
    else socket.end();
  };
  const ended = (): void => {
    watched.delete(check);
    for (const settle of answers.values()) settle(null);
    closed();
  };
  const url = new URL('/socket.io/?EIO=4&transport=websocket', place.url);
  const socket: BareWebSocket = openBareWebSocket(url, {
    heard: () => (heardAt = performance.now()),
    text: take,
    ended,
  });
  watched.add(check);
  return {
    join: (question, answerMs) => {
      asked += 1;
      const number = asked;
      const { promise, resolve } = Promise.withResolvers<TalkAnswer | null>();
      const giveUp = setTimeout(() => resolve(null), answerMs);
      answers.set(number, resolve);
      socket.send(`42${String(number)}${JSON.stringify(['join', question])}`);
      return promise.finally(() => {
        clearTimeout(giveUp);
        answers.delete(number);
      });
    },
    end: () => socket.end(),
  };
};

// The chat's protocol without a library, for thousands of clients beside calls that are measured: to connect and join
// takes about half of the processor time of the stock client. It opens its connection again as that one does.
export const thinSocket: OpensTalk = (place, { opened, closed, line }) => {
  let connection: Connection | null = null;
  let isOpen = false;
  let isWanted = true;
  let tries = 0;
  let retry: NodeJS.Timeout | undefined;
  const start = (): void => {
    connection = connectOnce(place, {
      opened: () => {
        [isOpen, tries] = [true, 0];
        opened();
      },
      closed: () => {
        [isOpen, connection] = [false, null];
        closed();
        if (!isWanted) return;
        retry = setTimeout(start, Math.min(longestWaitMs, reconnectMs * 2 ** tries) * (0.5 + Math.random()));
        tries += 1;
      },
      line,
    });
  };
  start();
  return {
    isOpen: () => isOpen,
    join: async (question, answerMs) => (await connection?.join(question, answerMs)) ?? null,
    cut: () => connection?.end(),
    open: () => {
      isWanted = true;
      if (connection === null) start();
    },
    close: () => {
      isWanted = false;
      clearTimeout(retry);
      connection?.end();
    },
  };
};
