import type { IncomingMessage, Server } from 'node:http';

// Node has one limit for all requests, so that one is the longest, and the shorter one of ordinary calls is kept here.
const deadlines = new WeakMap<IncomingMessage, number>();

// More time for the body of a caller whom the gate knows.
export const grantBodyTime = (request: IncomingMessage, ms: number): void => {
  deadlines.set(request, performance.now() + ms);
};

const cutOff = (server: Server, { socket }: IncomingMessage): void => {
  const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (!server.emit('clientError', late, socket))
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
  socket.destroySoon();
};

interface BodyLimits {
  readonly ordinaryMs: number;
  readonly everyMs: number;
}

// Cuts off requests whose body does not arrive in time. Most have all of it at once and are never watched.
export const watchBodies = (server: Server, { ordinaryMs, everyMs }: BodyLimits): void => {
  const arriving = new Map<IncomingMessage, number>();
  server.on('request', (request: IncomingMessage) => {
    const began = performance.now();
    setImmediate(() => {
      if (!request.complete) arriving.set(request, began + ordinaryMs);
    });
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [request, ordinary] of arriving) {
      const isOver = request.complete || request.destroyed;
      const isLate = !isOver && now > (deadlines.get(request) ?? ordinary);
      if (isOver || isLate) arriving.delete(request);
      if (isLate) cutOff(server, request);
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(check));
};
