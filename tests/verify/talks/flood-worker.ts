import { workerData } from 'node:worker_threads';
import { io } from 'socket.io-client';

export interface Flooding {
  readonly url: string;
  readonly perSecond: number;
  readonly address: string;
  // How many joins were sent.
  readonly counted: SharedArrayBuffer;
}

const { url, perSecond, address, counted } = workerData as Flooding;
const count = new Int32Array(counted);
const sockets = 100;
const tickMs = 20;

// Joins with false tokens, in a thread of its own. A connection that the server ends is opened again.
const open = () => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    extraHeaders: { 'x-forwarded-for': address },
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  return socket;
};

const opened = Array.from({ length: sockets }, open);
let next = 0;
setInterval(() => {
  for (let at = 0; at < (perSecond * tickMs) / 1_000; at += 1) {
    next += 1;
    const socket = opened[next % sockets];
    if (socket?.connected !== true) continue;
    socket.emit('join', { room: 'wallet-somebody', token: `false ${String(next)}` }, () => undefined);
    Atomics.add(count, 0, 1);
  }
}, tickMs);
