import { io, type Socket } from 'socket.io-client';
import type { ChatMessage, JoinAnswer } from '#features/chat/contract.ts';

// A client of the chat that fetches what it lacks, as the app does.
export interface Listener {
  // The lines it has, by their numbers.
  readonly lines: ReadonlyMap<number, ChatMessage>;
  // Lines that it was sent or fetched again in another form.
  readonly changed: () => number;
  readonly isJoined: () => boolean;
  // Waits until it has all lines up to this number.
  has(last: number): boolean;
  // Cuts the connection, which is opened again at once.
  cut(): void;
  // Hears nothing for so long.
  rest(ms: number): void;
  close(): void;
}

export interface Listens {
  readonly url: string;
  readonly memberId: string;
  readonly token: string;
  // From where, for a server that believes what a proxy says of it.
  readonly address?: string;
  // How long it waits to be let in; as the socket of the chat by default.
  readonly connectMs?: number;
  // How many times longer than a client of the app it waits for an answer.
  readonly patience?: number;
  // When a line is heard for the first time.
  readonly heard?: (line: ChatMessage) => void;
}

const connectUsualMs = 8_000;
const answerMs = 10_000;

export const listen = ({ url, memberId, token, address, heard, patience = 1, connectMs }: Listens): Listener => {
  const lines = new Map<number, ChatMessage>();
  let changed = 0;
  let isJoined = false;
  let isClosed = false;
  const socket: Socket = io(url, {
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionAttempts: Infinity,
    timeout: connectMs ?? connectUsualMs,
    forceNew: true,
    ...(address === undefined ? {} : { extraHeaders: { 'x-forwarded-for': address } }),
  });
  const take = (line: ChatMessage): void => {
    const known = lines.get(line.seq);
    if (known === undefined) heard?.(line);
    else if (known.messageId !== line.messageId) changed += 1;
    lines.set(line.seq, line);
  };
  const gapless = (): number => {
    let last = 0;
    while (lines.has(last + 1)) last += 1;
    return last;
  };
  const join = async (): Promise<void> => {
    isJoined = false;
    const question = { room: `wallet-${memberId}`, token, after: gapless() };
    const answer = (await socket
      .timeout(answerMs * patience)
      .emitWithAck('join', question)
      .catch(() => null)) as (JoinAnswer & { message?: string }) | null;
    if (!socket.connected) return;
    if (answer === null || answer.message !== undefined) return void setTimeout(() => void join(), 500 * Math.random());
    isJoined = true;
    for (const line of answer.messages) take(line);
    if (answer.more) await join();
  };
  socket.on('connect', () => void join());
  socket.on('disconnect', () => (isJoined = false));
  socket.on('messaging', (line: ChatMessage) => {
    take(line);
    if (line.seq > gapless()) void join();
  });
  return {
    lines,
    changed: () => changed,
    isJoined: () => isJoined,
    has: (last) => gapless() >= last,
    cut: () => socket.io.engine.close(),
    rest: (ms) => {
      socket.disconnect();
      setTimeout(() => (isClosed ? undefined : socket.connect()), ms);
    },
    close: () => {
      isClosed = true;
      socket.disconnect();
    },
  };
};
