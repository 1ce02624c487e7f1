import { ask } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import { chatCalls, type ChatMessage, type JoinAnswer } from '../contract.ts';
import { gapPage, historyPage, mergeBySeq, numberedByTime } from '../rules.ts';
import { type ChatState, failedBy, firstChatState, type Pending } from './first-chat-state.ts';
import { byTime, dropOutgoing, keepOutgoing, listOutgoing, type Outgoing, timeAfter } from './outgoing-box.ts';
import { type Owner, ReadMark } from './read-mark.ts';

// A network that drops everything cannot be told from a slow one before nothing has come for this long.
const slowMs = 3_000;

// The talk as this browser knows it: what the server has said, in the order of its numbers and without holes, and what
// waits to be sent. Every line has its id before the first try, so a repeat writes nothing twice.
export class ChatTalk {
  readonly owner: Owner;
  readonly mark: ReadMark;
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #abort = new AbortController();
  #state: ChatState;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #epoch: string | null = null;
  // How often the talk was read from the beginning again; an answer from before that is dropped.
  #beginnings = 0;
  // Lines that the server refused; they are sent again only when the writer presses.
  readonly #refused = new Set<string>();
  // Lines that the server has taken. Those of an earlier visit may stand before what is read.
  readonly #taken = new Set<string>();
  // The backend does not number its lines.
  #isByTime = false;
  // Lines of the last answer of the history, also those that were not asked for.
  #answered = 0;

  constructor(owner: Owner) {
    this.owner = owner;
    this.#name = owner.userId ?? owner.guestId ?? '';
    this.mark = new ReadMark(owner);
    this.#state = { ...firstChatState, seenSeq: this.mark.seen() };
  }

  readonly state = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  // Sends what waits and reads what is missing. One run at a time; a request meanwhile leads to one more run.
  readonly refresh = (): Promise<void> => {
    if (this.#running !== null) this.#isAskedAgain = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  // What is missing is read from the last known line on, not from the next: if another line has its number, or none, the
  // database was restored.
  readonly knownBefore = (): number | undefined => {
    const last = this.#lastSeq();
    return last === undefined ? undefined : last - 1;
  };

  // A line that the server sent. Lines before it may be missing.
  readonly hear = (line: ChatMessage): void => {
    const last = this.#lastSeq();
    if (last === undefined || line.seq > last + 1) void this.refresh();
    else this.#add([line]);
  };

  // The stream runs from here on. If the database was restored, lines on the screen may be lost there, so all are read
  // again.
  readonly joined = (answer: JoinAnswer): void => {
    const isOther = this.#epoch !== null && this.#epoch !== answer.epoch;
    this.#epoch = answer.epoch;
    this.#change({ isLive: true });
    const last = this.#lastSeq();
    if (last === undefined) return void this.refresh();
    if (isOther || answer.last < last) return this.#beginAgain(answer.last);
    for (const line of answer.messages) this.hear(line);
    if (answer.more) void this.refresh();
  };

  // Until the next answer nobody knows whether the server can be reached.
  readonly left = (): void => this.#change({ isLive: false, isLost: this.#state.isLive || this.#state.isLost });

  readonly write = (text: string, type: Outgoing['type'] = 'text', lineId?: string): void => {
    // Who answers has read.
    this.mark.flush();
    const at = timeAfter(this.#state.pending.at(-1)?.at ?? '');
    const about = lineId === undefined ? {} : { lineId };
    const line = { messageId: requestKey(), talk: this.#name, type, text, at, ...about };
    this.#change({ pending: [...this.#state.pending, { ...line, status: 'sending' }] });
    void keepOutgoing(line).then(this.refresh);
  };

  readonly retry = (): void => {
    this.#refused.clear();
    this.#change({ pending: this.#state.pending.map((line) => ({ ...line, status: 'sending', isFinal: false })) });
    void this.refresh();
  };

  readonly drop = (messageId: string): void => {
    this.#change({ pending: this.#state.pending.filter((line) => line.messageId !== messageId) });
    void dropOutgoing(messageId);
  };

  readonly loadOlder = async (): Promise<void> => {
    const before = this.#state.lines[0]?.seq ?? 0;
    if (!this.#state.hasOlder || before <= 1) return;
    const older = await this.#history({ before });
    if (older === null) return;
    this.#add(older);
    this.#change({ hasOlder: this.#answered === historyPage });
  };

  // What is shown, on a page that is seen, is reported as read.
  readonly markSeen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.mark.show(this.#state.lines.at(-1)?.seq ?? 0)) this.#change({ seenSeq: this.mark.seen() });
  };

  // Returns what stops it; after that nothing is asked or changed until it is started again.
  readonly start = (onRead?: () => void): (() => void) => {
    this.mark.onReported = onRead;
    const abort = new AbortController();
    this.#abort = abort;
    void this.mark.learn(abort.signal).then((isChanged) => {
      if (isChanged) this.#change({ seenSeq: this.mark.seen() });
    });
    return () => {
      this.mark.flush();
      abort.abort();
    };
  };

  // A visitor's talk is read without a token, even if the browser has a member's.
  #options() {
    return { signal: this.#abort.signal, asVisitor: this.owner.userId === null };
  }

  #change(changes: Partial<ChatState>): void {
    if (this.#abort.signal.aborted) return;
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #lastSeq(): number | undefined {
    return this.#state.lines.at(-1)?.seq;
  }

  #beginAgain(seen: number): void {
    this.#beginnings += 1;
    this.mark.goBack(seen);
    this.#change({ lines: [], hasOlder: false, seenSeq: this.mark.seen() });
    void this.refresh();
  }

  #add(came: readonly ChatMessage[]): void {
    const ids = new Map(this.#state.lines.map(({ seq, messageId }) => [seq, messageId]));
    const other = came.find(({ seq, messageId }) => (ids.get(seq) ?? messageId) !== messageId);
    if (other !== undefined) return this.#beginAgain(other.seq - 1);
    const lines = mergeBySeq(this.#state.lines, came);
    const arrived = new Set(lines.map(({ messageId }) => messageId));
    this.#change({ lines, pending: this.#state.pending.filter(({ messageId }) => !arrived.has(messageId)) });
  }

  async #run(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      if (this.#abort.signal.aborted) return;
      await this.#sendWaiting();
      const taken = new Set(this.#taken);
      if (!(await this.#readMissing())) continue;
      this.#change({ pending: this.#state.pending.filter(({ messageId }) => !taken.has(messageId)) });
    } while (this.#isAskedAgain);
  }

  async #history(more: { before?: number; after?: number }): Promise<ChatMessage[] | null> {
    const limit = more.after === undefined ? historyPage : gapPage;
    const skip = more.before === undefined ? 0 : this.#state.lines.length;
    const question = { ...this.owner, limit, ...(this.#isByTime ? { skip } : { skip: 0, ...more }) };
    const beginnings = this.#beginnings;
    const slow = setTimeout(() => this.#change({ isLost: true }), slowMs);
    const asked = await ask(chatCalls.listHistory, question, this.#options());
    clearTimeout(slow);
    this.#change({ isLost: !asked.ok && asked.refusal.outcome === 'unknown' });
    if (!asked.ok || beginnings !== this.#beginnings) return null;
    this.#answered = asked.answer.length;
    this.#isByTime ||= asked.answer.some(({ seq }) => seq === 0);
    return this.#isByTime ? numberedByTime(asked.answer, more) : asked.answer;
  }

  // Whether all was read, up to the end.
  async #readMissing(): Promise<boolean> {
    const after = this.knownBefore();
    const came = await this.#history(after === undefined ? {} : { after });
    if (came === null) return false;
    if (after !== undefined && came.at(-1)?.seq !== after + 1) {
      this.#beginAgain(after);
      return false;
    }
    this.#add(came);
    if (after === undefined) this.#change({ isLoaded: true, hasOlder: came.length === historyPage });
    else if (came.length === gapPage) return this.#readMissing();
    return true;
  }

  // Lines of an earlier visit, or of another tab, stand and are sent in the order in which all were written.
  async #sendWaiting(): Promise<void> {
    const kept = await listOutgoing(this.#name);
    const shown = new Set(this.#state.lines.map(({ messageId }) => messageId));
    // Its answer was lost, or another visit of the same browser sent it.
    for (const { messageId } of kept) if (shown.has(messageId)) await dropOutgoing(messageId);
    const known = new Set([...this.#state.lines, ...this.#state.pending].map(({ messageId }) => messageId));
    const found = kept.filter(({ messageId }) => !known.has(messageId));
    if (found.length > 0) {
      const earlier = found.map((line): Pending => ({ ...line, status: 'sending' }));
      this.#change({ pending: [...earlier, ...this.#state.pending].toSorted(byTime) });
    }
    const waiting = new Set(kept.map(({ messageId }) => messageId));
    for (const line of this.#state.pending) {
      if (!waiting.has(line.messageId) || this.#refused.has(line.messageId)) continue;
      if (!(await this.#wasDecided(line))) return;
    }
  }

  // False if no answer came; the next line then waits too, so that the order is kept.
  async #wasDecided({ messageId, text, type, lineId }: Pending): Promise<boolean> {
    const payload = type === 'media' ? { filePath: text } : { message: text, lineId };
    const message = { message_type: type, payload };
    const question = { ...this.owner, message, messageId };
    const asked = await ask(chatCalls.sendMessage, question, this.#options());
    if (asked.ok) {
      await dropOutgoing(messageId);
      this.#taken.add(messageId);
      return true;
    }
    const { refusal } = asked;
    const isLost = refusal.outcome !== 'refused';
    // Without an answer nothing that stands behind this line is being sent either.
    const isMeant = (line: Pending): boolean => line.messageId === messageId || (isLost && line.status === 'sending');
    this.#change({ pending: this.#state.pending.map((line) => (isMeant(line) ? failedBy(line, refusal) : line)) });
    if (isLost) return false;
    this.#refused.add(messageId);
    return true;
  }
}
