import { ask } from '#ask/ask.ts';
import { readStored, store } from '#ask/browser-storage.ts';
import { seqMax } from '#contract/shapes/fields.ts';
import { chatCalls } from '../contract.ts';
import { askUnread } from './ask-unread.ts';

export interface Owner {
  readonly userId: string | null;
  readonly guestId: string | null;
}

const reportAfterMs = 1_000;

// The last report of each talk, so that a screen opened again does not ask before it has arrived.
const reports = new Map<string, Promise<unknown>>();

// Up to which line a talk was read: kept in this browser and reported to the server, which knows it of all browsers of a
// member.
export class ReadMark {
  readonly #owner: Owner;
  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: number;
  // In this visit.
  #shown = 0;
  // What the server knows. As long as nothing is known of that, nothing is reported twice.
  #reported = Infinity;
  // Called when the server has taken a report.
  onReported: (() => void) | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#key = `chat-seen-${owner.userId ?? owner.guestId ?? ''}`;
    this.#seen = Number(readStored('local', this.#key) ?? 0);
  }

  readonly seen = (): number => this.#seen;

  // Whether the line is later than what was read so far. It is reported once a second has passed without more.
  readonly show = (seq: number): boolean => {
    const isNew = seq > this.#seen;
    this.#shown = Math.max(seq, this.#shown);
    if (isNew) this.#keep(seq);
    if (isNew || seq > this.#reported) this.#reportLater();
    return isNew;
  };

  // The database was restored: what was read after this line, and reported, may be lost there.
  readonly goBack = (seq: number): void => {
    this.#shown = Math.min(this.#shown, seq);
    this.#reported = 0;
    this.#keep(Math.min(this.#seen, seq));
  };

  // What the server knows counts, unless more was shown meanwhile: another browser may have read more, and a report of this
  // one may be lost. True if that changes anything. No visitor has another browser.
  readonly learn = async (signal: AbortSignal): Promise<boolean> => {
    if (this.#owner.userId === null) return false;
    await reports.get(this.#key);
    const before = this.#seen;
    try {
      const waiting = await askUnread(signal);
      if (waiting === null) return false;
      this.#reported = waiting.readSeq;
      this.#keep(Math.max(waiting.readSeq, this.#shown));
    } catch {
      if (signal.aborted) return false;
      this.#reported = 0;
    }
    if (this.#shown > this.#reported) this.#reportLater();
    return this.#seen !== before;
  };

  // Reports at once what waits.
  readonly flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#report(this.#shown);
  };

  #keep(seq: number): void {
    this.#seen = seq;
    store('local', this.#key, String(seq));
  }

  #reportLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, reportAfterMs);
  }

  // The page may be closing. A visitor's talk is marked without a token, even if the browser has a member's. A report that
  // was lost is sent again when the talk is seen again.
  async #report(seq: number): Promise<void> {
    const asVisitor = this.#owner.userId === null;
    // A larger one is a time, of a backend that does not number its lines.
    const upTo = seq <= seqMax ? { seq } : {};
    const asked = ask(chatCalls.markRead, { ...this.#owner, ...upTo }, { asVisitor, outlivesPage: true });
    reports.set(this.#key, asked);
    const { ok } = await asked;
    this.#reported = ok ? seq : Math.min(seq - 1, this.#reported);
    if (ok) this.onReported?.();
  }
}
