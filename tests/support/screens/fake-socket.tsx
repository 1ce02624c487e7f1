import { withSettings } from './build-settings.tsx';
type Told = (...values: never[]) => void;
type Acknowledged = (error: Error | null, answer?: unknown) => void;

// As the one of socket.io-client, as far as our code uses it.
export class FakeSocket {
  connected = false;
  connections = 0;
  // By a WebSocket: see web-socket-to.tsx.
  isReachable = true;
  isSilent = false;
  // Its turn does not come.
  isFull = false;
  readonly urls: string[] = [];
  readonly asked: { readonly name: string; readonly question: Record<string, unknown> }[] = [];
  // No answer comes for null.
  answer: (question: Record<string, unknown>, name: string) => unknown = () => null;
  readonly #told = new Map<string, Set<Told>>();

  on(name: string, told: Told): void {
    this.#told.set(name, (this.#told.get(name) ?? new Set()).add(told));
  }

  off(name: string, told: Told): void {
    this.#told.get(name)?.delete(told);
  }

  tell(name: string, ...values: unknown[]): void {
    for (const told of this.#told.get(name) ?? []) told(...(values as never[]));
  }

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.connections += 1;
    this.tell('connect');
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.tell('disconnect');
  }

  timeout(ms: number) {
    return {
      emit: (name: string, question: Record<string, unknown>, done: Acknowledged): void => {
        this.asked.push({ name, question });
        const answer = this.answer(question, name);
        if (answer === null) setTimeout(() => done(new Error('timeout')), ms);
        else done(null, answer);
      },
    };
  }
}

export const setChatUrl = (url: string): void => withSettings({ VITE_CHAT_URL: url });
