import type { ChatMessage } from '#features/chat/contract.ts';
import { type OpensTalk, stockSocket } from './talk-socket.ts';

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
  // The stock client of Socket.IO by default.
  readonly openSocket?: OpensTalk;
  // When a line is heard for the first time.
  readonly heard?: (line: ChatMessage) => void;
}

const connectUsualMs = 8_000;
const answerMs = 10_000;

export const listen = (listens: Listens): Listener => {
  const { url, memberId, token, address, heard, connectMs = connectUsualMs } = listens;
  const lines = new Map<number, ChatMessage>();
  let changed = 0;
  let isJoined = false;
  let isClosed = false;
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
    const answer = await socket.join(question, answerMs);
    if (!socket.isOpen()) return;
    if (answer === null || answer.message !== undefined) return void setTimeout(() => void join(), 500 * Math.random());
    isJoined = true;
    for (const line of answer.messages) take(line);
    if (answer.more) await join();
  };
  const openSocket = listens.openSocket ?? stockSocket;
  const socket = openSocket(
    { url, connectMs, address },
    {
      opened: () => void join(),
      closed: () => (isJoined = false),
      line: (line) => {
        take(line);
        if (line.seq > gapless()) void join();
      },
    },
  );
  return {
    lines,
    changed: () => changed,
    isJoined: () => isJoined,
    has: (last) => gapless() >= last,
    cut: () => socket.cut(),
    rest: (ms) => {
      socket.close();
      setTimeout(() => (isClosed ? undefined : socket.open()), ms);
    },
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
};
