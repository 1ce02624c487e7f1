import type { FakeSocket } from './fake-socket.tsx';

interface Line {
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  readonly send: (packet: string) => void;
  readonly close: () => void;
}

const ping = '2';
const pingMs = 5_000;

// A WebSocket to the same server, in the wire format of Socket.IO. Until the server can be connected to, it closes.
export const webSocketTo = (server: FakeSocket): new (url: string) => Line =>
  class implements Line {
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    readonly #pings = setInterval(() => this.#say(ping), pingMs);

    constructor(url: string) {
      server.urls.push(url);
      setTimeout(() => {
        const signs = { pingInterval: pingMs, pingTimeout: 3_000 };
        if (server.isFull) return;
        if (server.isReachable) this.#say(`0${JSON.stringify(signs)}`);
        else this.onclose?.();
      }, 0);
    }

    readonly #raw = (data: string): void => this.#say(data);

    readonly #again = (message: unknown): void => this.#say(`42${JSON.stringify(['again', message])}`);

    readonly #cut = (): void => {
      this.#rest();
      this.onclose?.();
    };

    #rest(): void {
      clearInterval(this.#pings);
      server.off('again', this.#again);
      server.off('raw', this.#raw);
      server.off('disconnect', this.#cut);
    }

    #say(data: string): void {
      if (data !== ping || !server.isSilent) this.onmessage?.({ data });
    }

    send(packet: string): void {
      const [, id, question] = /^42(\d+)(.*)$/s.exec(packet) ?? [];
      if (packet === '40') {
        server.on('again', this.#again);
        server.on('raw', this.#raw);
        server.on('disconnect', this.#cut);
        server.connect();
        this.#say('40{"sid":"a"}');
      } else if (question !== undefined) {
        const [name, asked] = JSON.parse(question) as [string, Record<string, unknown>];
        server
          .timeout(60_000)
          .emit(name, asked, (error, answer) => error ?? this.#say(`43${String(id)}${JSON.stringify([answer])}`));
      }
    }

    close(): void {
      this.#rest();
      server.disconnect();
    }
  };
