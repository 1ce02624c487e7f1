import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pressKey } from '#ui/press/press-key.ts';
import { forgetEarly } from '#ask/early-answers.ts';
import { keysOf } from '#contract/stream.ts';

const everything = [...new Set(Object.values(keysOf).flat())];

// Changes that follow each other this closely are read together; the first of them at once.
const pauseMs = 200;
// The server waits a little longer than this after a commit before it reports it, so a read that began later than this
// before has the change.
const toldAfterMs = 20;

// Reads again what the member sees of what changed. Waits until no press is under way and the page is visible; what was read
// meanwhile is not read twice.
export class ReadAgain {
  readonly #client: QueryClient;
  readonly #began = new WeakMap<object, number>();
  readonly #unwatch: () => void;
  // The keys, and when the change was heard.
  readonly #waiting = new Map<QueryKey, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readAt = 0;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#unwatch = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') this.#began.set(event.query, Date.now());
    });
    document.addEventListener('visibilitychange', this.#read);
  }

  readonly again = (topics: readonly string[] | null): void => {
    // A screen that is not there yet would take one as its first answer.
    forgetEarly();
    const keys = topics === null ? everything : topics.flatMap((topic) => keysOf[topic] ?? everything);
    for (const key of keys) this.#waiting.set(key, Date.now());
    if (Date.now() - this.#readAt > pauseMs) return this.#read();
    this.#wait();
  };

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#read);
    this.#unwatch();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#read, pauseMs);
  }

  readonly #read = (): void => {
    if (this.#waiting.size === 0 || document.visibilityState !== 'visible') return;
    if (this.#client.isMutating({ mutationKey: pressKey }) > 0) return this.#wait();
    this.#readAt = Date.now();
    for (const [queryKey, heardAt] of this.#waiting) {
      const isOlder = (query: Query): boolean => (this.#began.get(query) ?? 0) < heardAt - toldAfterMs;
      void this.#client.invalidateQueries({ queryKey, predicate: isOlder });
    }
    this.#waiting.clear();
  };
}
