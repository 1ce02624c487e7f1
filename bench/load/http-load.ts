import { connect, type Socket } from 'node:net';

export interface HttpLoad {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  // The whole request as bytes, so that each call sends it without building it again.
  readonly request: () => string;
}

export interface HttpLoadResult {
  readonly perSecond: number;
  readonly answered: number;
  // Answers other than 200.
  readonly failed: number;
}

const endOfHead = '\r\n\r\n';

// Length of the first complete response in the text, or 0 if it is incomplete. Responses carry a content-length.
const wholeAnswer = (text: string): number => {
  const head = text.indexOf(endOfHead);
  if (head < 0) return 0;
  const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + endOfHead.length + Number(length);
  return text.length >= end ? end : 0;
};

const drive = (load: HttpLoad, until: number, count: (isOk: boolean) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(load.port, '127.0.0.1');
    let text = '';
    const next = (): void => {
      if (performance.now() >= until) socket.end();
      else socket.write(load.request());
    };
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('connect', next);
    socket.on('data', (part: string) => {
      text += part;
      const end = wholeAnswer(text);
      if (end === 0) return;
      count(text.startsWith('HTTP/1.1 200'));
      text = text.slice(end);
      next();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });

// Keeps each connection busy with one call at a time. Bare sockets, because a client library would use more of the two
// cores than the server it measures.
export const runHttpLoad = async (load: HttpLoad): Promise<HttpLoadResult> => {
  let answered = 0;
  let failed = 0;
  const start = performance.now();
  const until = start + load.seconds * 1000;
  const count = (isOk: boolean): void => {
    answered += 1;
    if (!isOk) failed += 1;
  };
  await Promise.all(Array.from({ length: load.connections }, () => drive(load, until, count)));
  return { perSecond: (answered - failed) / ((performance.now() - start) / 1000), answered, failed };
};
