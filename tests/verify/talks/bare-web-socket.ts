import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

interface Frame {
  readonly kind: 'text' | 'end' | 'other';
  readonly text: string;
  readonly rest: Buffer;
}

const kinds: Readonly<Record<number, Frame['kind']>> = { 1: 'text', 8: 'end' };

// The first frame of a server, which has no mask, or null until it is there as a whole.
const firstFrame = (bytes: Buffer): Frame | null => {
  const [head = 0, short = 0] = bytes;
  const from = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < from) return null;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < from + length) return null;
  const text = bytes.toString('utf8', from, from + length);
  return { kind: kinds[head & 0x0f] ?? 'other', text, rest: bytes.subarray(from + length) };
};

// A frame of a client has a mask; one of zeros changes nothing.
const textFrame = (text: string): Buffer => {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body]);
};

export interface BareWebSocket {
  send(text: string): void;
  end(): void;
}

interface BareEvents {
  // Any bytes came.
  readonly heard: () => void;
  readonly text: (text: string) => void;
  // Once, from either end.
  readonly ended: () => void;
}

// A WebSocket (RFC 6455) of whole text frames up to 64 kB, without a library.
export const openBareWebSocket = (url: URL, { heard, text, ended }: BareEvents): BareWebSocket => {
  const socket = connect(Number(url.port), url.hostname);
  let bytes: Buffer = Buffer.alloc(0);
  let isUpgraded = false;
  const end = (): void => void socket.destroy();
  const upgrade = (): void => {
    const at = bytes.indexOf('\r\n\r\n');
    if (at < 0) return;
    isUpgraded = bytes.toString('latin1', 0, at).startsWith('HTTP/1.1 101');
    bytes = bytes.subarray(at + 4);
    if (!isUpgraded) end();
  };
  const takeFrames = (): void => {
    for (let frame = firstFrame(bytes); frame !== null && !socket.destroyed; frame = firstFrame(bytes)) {
      bytes = frame.rest;
      if (frame.kind === 'end') end();
      if (frame.kind === 'text') text(frame.text);
    }
  };
  socket.on('connect', () => {
    const asked = [
      `GET ${url.pathname}${url.search} HTTP/1.1`,
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    socket.write(`${asked.join('\r\n')}\r\n\r\n`);
  });
  socket.on('data', (data: Buffer) => {
    heard();
    bytes = bytes.length === 0 ? data : Buffer.concat([bytes, data]);
    if (!isUpgraded) upgrade();
    if (isUpgraded) takeFrames();
  });
  socket.on('error', () => undefined);
  socket.on('close', ended);
  return { send: (one) => void socket.write(textFrame(one)), end };
};
