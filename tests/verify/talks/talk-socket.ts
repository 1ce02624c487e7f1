import { io } from 'socket.io-client';
import type { ChatMessage, JoinAnswer } from '#features/chat/contract.ts';

export interface JoinQuestion {
  readonly room: string;
  readonly token: string;
  readonly after: number;
}

// What a listener hears of its connection, which is opened again until the socket is closed.
export interface TalkEvents {
  readonly opened: () => void;
  readonly closed: () => void;
  readonly line: (line: ChatMessage) => void;
}

export type TalkAnswer = JoinAnswer & { readonly message?: string };

export interface TalkSocket {
  readonly isOpen: () => boolean;
  // Null if no answer came in time.
  join(question: JoinQuestion, answerMs: number): Promise<TalkAnswer | null>;
  // Cuts the connection, which is opened again at once.
  cut(): void;
  open(): void;
  close(): void;
}

export interface TalkPlace {
  readonly url: string;
  // How long it waits to be let in.
  readonly connectMs: number;
  // From where, for a server that believes what a proxy says of it.
  readonly address?: string | undefined;
}

export type OpensTalk = (place: TalkPlace, events: TalkEvents) => TalkSocket;

export const reconnectMs = 500;

// The stock client of Socket.IO.
export const stockSocket: OpensTalk = ({ url, connectMs, address }, { opened, closed, line }) => {
  const socket = io(url, {
    transports: ['websocket'],
    reconnectionDelay: reconnectMs,
    reconnectionAttempts: Infinity,
    timeout: connectMs,
    forceNew: true,
    ...(address === undefined ? {} : { extraHeaders: { 'x-forwarded-for': address } }),
  });
  socket.on('connect', opened);
  socket.on('disconnect', closed);
  socket.on('messaging', line);
  return {
    isOpen: () => socket.connected,
    join: (question, answerMs) =>
      (socket.timeout(answerMs).emitWithAck('join', question) as Promise<TalkAnswer>).catch(() => null),
    cut: () => socket.io.engine.close(),
    open: () => void socket.connect(),
    close: () => void socket.disconnect(),
  };
};
