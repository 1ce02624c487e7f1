type Told = (message?: unknown) => void;
type Answered = (error: Error | null, answer?: unknown) => void;

interface Awaited {
  readonly done: Answered;
  readonly timer: ReturnType<typeof setTimeout>;
}

// A server lets its clients in one by one, so a turn may come late; the library waits as long.
const openMs = 20_000;
const signMs = 8_000;
const retryMs = 500;
const retryMaxMs = 5_000;

// Packets of Engine.IO 4 and, behind its `4`, of Socket.IO 5.
const ping = '2';
const pong = '3';
const join = '40';
const leave = '41';
const event = '42';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const lineUrl = (url: string): string => {
  const line = new URL('/socket.io/?EIO=4&transport=websocket', url);
  line.protocol = line.protocol.replace('http', 'ws');
  return line.href;
};

// Text events with answers in the wire format of Socket.IO, over a WebSocket alone. Behaves as the socket of socket.io-client,
// ten times as large: reconnects, except after the server has ended the connection. See docs/decisions/0051.
export class PlainSocket {
  connected = false;
  readonly #url: string;
  readonly #told = new Map<string, Set<Told>>();
  readonly #awaited = new Map<number, Awaited>();
  #line: WebSocket | null = null;
  #lastId = 0;
  #tries = 0;
  #signMs = openMs;
  #missing: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#url = lineUrl(url);
  }

  on(name: string, told: Told): void {
    this.#told.set(name, (this.#told.get(name) ?? new Set()).add(told));
  }

  connect(): void {
    if (this.#line !== null) return;
    clearTimeout(this.#retry);
    const line = new WebSocket(this.#url);
    this.#line = line;
    line.onmessage = ({ data }) => this.#read(String(data));
    line.onclose = () => this.#lose();
    this.#signMs = openMs;
    this.#expectSign();
  }

  disconnect(): void {
    clearTimeout(this.#retry);
    if (this.connected) this.#line?.send(leave);
    this.#end();
  }

  // An answer that does not come in time, or a connection that is lost meanwhile, is an error.
  timeout(ms: number): { readonly emit: (name: string, question: unknown, done: Answered) => void } {
    const emit = (name: string, question: unknown, done: Answered): void => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(() => this.#answer(id, new Error('no answer in time')), ms);
      this.#awaited.set(id, { done, timer });
      if (this.connected) this.#line?.send(`${event}${String(id)}${JSON.stringify([name, question])}`);
    };
    return { emit };
  }

  #read(packet: string): void {
    if (packet === ping) {
      this.#line?.send(pong);
      return this.#expectSign();
    }
    if (packet.startsWith(leave)) return this.#end();
    const [, type, id, body] = /^(0|4[0234])(\d*)(.*)$/s.exec(packet) ?? [];
    let value: unknown;
    try {
      value = body === undefined || body === '' ? null : JSON.parse(body);
    } catch {
      return this.#lose();
    }
    if (type === '0') this.#greet(value);
    else if (type === join) this.#enter();
    else if (type === event && Array.isArray(value)) this.#tell(String(value[0]), value[1]);
    else if (type === '43' && Array.isArray(value)) this.#answer(Number(id), null, value[0]);
    else if (type === '44') this.#end();
  }

  // The server says how often it gives a sign of life.
  #greet(value: unknown): void {
    const { pingInterval, pingTimeout } = isRecord(value) ? value : {};
    this.#signMs = Number(pingInterval) + Number(pingTimeout) || signMs;
    this.#expectSign();
    this.#line?.send(join);
  }

  #enter(): void {
    this.connected = true;
    this.#tries = 0;
    this.#tell('connect');
  }

  #expectSign(): void {
    clearTimeout(this.#missing);
    this.#missing = setTimeout(() => this.#lose(), this.#signMs);
  }

  #tell(name: string, message?: unknown): void {
    for (const told of this.#told.get(name) ?? []) told(message);
  }

  #answer(id: number, error: Error | null, answer?: unknown): void {
    const awaited = this.#awaited.get(id);
    this.#awaited.delete(id);
    clearTimeout(awaited?.timer);
    awaited?.done(error, answer);
  }

  // Not all pages come back in the same moment.
  #lose(): void {
    const delay = Math.min(retryMaxMs, retryMs * 2 ** this.#tries * (0.5 + Math.random()));
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), delay);
    this.#end();
  }

  // Does not wait for the browser to close a line that may be dead.
  #end(): void {
    const line = this.#line;
    if (line === null) return;
    clearTimeout(this.#missing);
    this.#line = null;
    line.onmessage = null;
    line.onclose = null;
    line.close();
    const wasConnected = this.connected;
    this.connected = false;
    if (wasConnected) this.#tell('disconnect');
    for (const id of this.#awaited.keys()) this.#answer(id, new Error('the connection is lost'));
  }
}
