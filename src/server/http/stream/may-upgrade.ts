import type { IncomingMessage } from 'node:http';

export const streamPath = '/socket.io/';

// A WebSocket of the stream. Any other request that asks for an upgrade is an ordinary one, with the deadline of its body.
export const mayUpgrade = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'GET' && url?.split('?')[0] === streamPath;
