export type ToastKind = 'info' | 'success' | 'danger';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

const toastMs = 4_000;
const waitingMax = 3;

interface State {
  shown: Toast | null;
  waiting: readonly Toast[];
  regions: readonly symbol[];
}

// One toast at a time for 4 seconds; at most three wait, and a newer one replaces the oldest of them.
export class ToastQueue {
  #state: State = { shown: null, waiting: [], regions: [] };
  #nextId = 1;
  #leftMs = toastMs;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Toast | null => this.#state.shown;

  // The page's own region is at the bottom of the stack, that of the newest modal on top.
  readonly topRegion = (): symbol | null => this.#state.regions.at(-1) ?? null;

  readonly addRegion = (region: symbol, place: 'page' | 'modal'): (() => void) => {
    const others = this.#state.regions;
    this.#change({ regions: place === 'page' ? [region, ...others] : [...others, region] });
    return () => this.#change({ regions: this.#state.regions.filter((other) => other !== region) });
  };

  readonly show = (kind: ToastKind, text: string): void => {
    const toast = { id: this.#nextId, kind, text };
    this.#nextId += 1;
    if (this.#state.shown === null) this.#present(toast);
    else this.#change({ waiting: [...this.#state.waiting, toast].slice(-waitingMax) });
  };

  readonly pause = (): void => {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#leftMs -= performance.now() - this.#startedAt;
  };

  readonly resume = (): void => {
    if (this.#timer !== null || this.#state.shown === null) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.close, Math.max(0, this.#leftMs));
  };

  readonly close = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [next, ...waiting] = this.#state.waiting;
    if (next === undefined) {
      this.#change({ shown: null });
      return;
    }
    this.#state = { ...this.#state, waiting };
    this.#present(next);
  };

  readonly clear = (): void => {
    this.#state = { ...this.#state, waiting: [] };
    if (this.#state.shown !== null) this.close();
  };

  #present(toast: Toast): void {
    this.#leftMs = toastMs;
    this.#change({ shown: toast });
    this.resume();
  }

  #change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
