import type { Socket } from 'socket.io-client';

interface Shared {
  readonly url: string;
  readonly socket: Promise<Socket>;
  holders: number;
}

export interface HeldSocket {
  readonly socket: Socket;
  // The last one who releases it closes it.
  readonly release: () => void;
}

let shared: Shared | null = null;

// Without a time limit, a connection that is cut before the server has opened it is given up only after 20 seconds.
const socketOptions = {
  transports: ['websocket'],
  reconnectionDelay: 500,
  reconnectionAttempts: Infinity,
  timeout: 8_000,
};

// Loaded when it is first needed.
const connect = async (url: string): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  return io(url, socketOptions);
};

const shareOf = (url: string): Shared => {
  if (shared?.url === url) return shared;
  shared = { url, socket: connect(url), holders: 0 };
  return shared;
};

// The connection to a server, one for all parts of the page. Null if its code could not be loaded.
export const holdSocket = async (url: string): Promise<HeldSocket | null> => {
  const share = shareOf(url);
  share.holders += 1;
  const release = (socket: Socket | null): void => {
    share.holders -= 1;
    if (share.holders > 0) return;
    if (shared === share) shared = null;
    socket?.disconnect();
  };
  const socket = await share.socket.catch(() => null);
  if (socket !== null) return { socket, release: () => release(socket) };
  release(null);
  return null;
};
