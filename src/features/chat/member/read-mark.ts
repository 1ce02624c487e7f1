import { ask } from '#ask/ask.ts';
import { readStored, store } from '#ask/browser-storage.ts';
import { chatCalls } from '../contract.ts';
import { askUnread } from './ask-unread.ts';

export interface Owner {
  readonly userId: string | null;
  readonly guestId: string | null;
}

const reportAfterMs = 1_000;

// Up to which line of a talk this browser has shown it, kept here and reported to the server, so that no other place counts
// those lines as unread.
export class ReadMark {
  readonly #owner: Owner;
  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: number;
  // What the server answered last.
  #reported = Infinity;
  // Called when the server has taken a report.
  onReported: (() => void) | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#key = `chat-seen-${owner.userId ?? owner.guestId ?? ''}`;
    this.#seen = Number(readStored('local', this.#key) ?? 0);
  }

  readonly seen = (): number => this.#seen;

  // Whether the line is later than what was shown so far. It is reported once a second has passed without more.
  readonly show = (seq: number): boolean => {
    const isNew = seq > this.#seen;
    if (isNew) this.#keep(seq);
    if (isNew || seq > this.#reported) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.flush, reportAfterMs);
    }
    return isNew;
  };

  // What was counted is gone: the database was restored.
  readonly goBack = (seq: number): void => void (this.#seen = Math.min(this.#seen, seq));

  // What another browser has shown; true if that is more than this one. No visitor has another browser.
  readonly learn = async (signal: AbortSignal): Promise<boolean> => {
    if (this.#owner.userId === null) return false;
    const waiting = await askUnread(signal).catch(() => null);
    if (waiting === null) return false;
    this.#reported = waiting.readSeq;
    if (this.#reported <= this.#seen) return false;
    this.#keep(this.#reported);
    return true;
  };

  // Reports at once what waits.
  readonly flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#report(this.#seen);
  };

  #keep(seq: number): void {
    this.#seen = seq;
    store('local', this.#key, String(seq));
  }

  // A visitor's talk is marked without a token, even if the browser has a member's.
  async #report(seq: number): Promise<void> {
    const asVisitor = this.#owner.userId === null;
    if (!(await ask(chatCalls.markRead, { ...this.#owner, seq }, { asVisitor })).ok) return;
    this.#reported = Math.max(seq, this.#reported);
    this.onReported?.();
  }
}
