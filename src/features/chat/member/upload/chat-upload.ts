import { storedToken } from '#ask/session.ts';
import { type Attachable, attachableOf } from '../../rules.ts';
import { ChatTalk } from '../chat-talk.ts';
import type { Owner } from '../read-mark.ts';
import { uploadFile } from './upload-file.ts';

export interface Attachment {
  readonly file: File;
  readonly kind: Attachable['kind'];
  // Shows it before it was sent.
  readonly preview: string;
  readonly status: 'uploading_file' | 'failed';
  // Why another try with this file would fail too; null for one that may succeed.
  readonly problem: Attachable['problem'];
  // The code with which the server refused it, such as too many files.
  readonly refusedAs: string | null;
  // The part that was sent, from 0 to 1.
  readonly part: number;
}

// What may not go, and why.
type Refused = Attachable & { readonly problem: NonNullable<Attachable['problem']> };

interface UploadState {
  readonly attachment: Attachment | null;
  readonly refused: Refused | null;
}

// The browser asks before the page is left.
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

// One file at a time: it is uploaded, then a line shows it. It goes on while the chat is closed and on other screens.
export class ChatUpload {
  readonly #owner: Owner;
  readonly #listeners = new Set<() => void>();
  #state: UploadState = { attachment: null, refused: null };
  #running: AbortController | null = null;
  // Of the session in which the upload began.
  #token: string | null = null;
  #talk: ChatTalk | null = null;
  #onFailed: () => void = () => undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  readonly state = (): UploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  // The talk on the screen takes the line. Returns what ends that.
  readonly joinTalk = (talk: ChatTalk): (() => void) => {
    this.#talk = talk;
    return () => {
      if (this.#talk === talk) this.#talk = null;
    };
  };

  // Called for a failure, also after the screen was left.
  readonly whenFailed = (onFailed: () => void): void => {
    this.#onFailed = onFailed;
  };

  readonly choose = (file: File): void => {
    const { kind, problem } = attachableOf(file);
    if (problem === null || this.#state.attachment?.problem != null) this.cancel();
    if (problem !== null) return this.#change({ refused: { kind, problem } });
    const preview = URL.createObjectURL(file);
    const attachment = {
      file,
      kind,
      preview,
      status: 'uploading_file',
      problem: null,
      refusedAs: null,
      part: 0,
    } as const;
    this.#change({ refused: null, attachment });
    void this.#upload(file, kind);
  };

  readonly retry = (): void => {
    const { attachment } = this.#state;
    if (attachment === null) return;
    this.#changeAttachment({ status: 'uploading_file', refusedAs: null, part: 0 });
    void this.#upload(attachment.file, attachment.kind);
  };

  readonly cancel = (): void => {
    this.#running?.abort();
    this.#rest();
    const { attachment } = this.#state;
    if (attachment === null) return;
    URL.revokeObjectURL(attachment.preview);
    this.#change({ attachment: null });
  };

  // As the lines do that wait; not once somebody else is logged in on this phone.
  readonly #retryOnline = (): void => {
    if (storedToken() === this.#token) this.retry();
  };

  #rest(): void {
    this.#running = null;
    removeEventListener('beforeunload', askBeforeLeaving);
    removeEventListener('online', this.#retryOnline);
  }

  #change(changes: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #changeAttachment(changes: Partial<Attachment>): void {
    const { attachment } = this.#state;
    if (attachment !== null) this.#change({ attachment: { ...attachment, ...changes } });
  }

  async #upload(file: File, kind: Attachable['kind']): Promise<void> {
    const stop = new AbortController();
    this.#rest();
    this.#running = stop;
    this.#token = storedToken();
    addEventListener('beforeunload', askBeforeLeaving);
    const { userId, guestId } = this.#owner;
    const asked = await uploadFile({
      file,
      kind,
      owner: { userId: userId ?? undefined, guestId: guestId ?? undefined },
      onProgress: (part) => (stop.signal.aborted ? undefined : this.#changeAttachment({ part })),
      signal: stop.signal,
      asVisitor: userId === null,
    });
    if (stop.signal.aborted) return;
    if (!asked.ok) {
      this.#rest();
      // The server has read its content.
      const { message, outcome } = asked.refusal;
      const problem = message === 'KEY_INVALID' ? 'fileUnsupported' : null;
      this.#changeAttachment({ status: 'failed', problem, refusedAs: outcome === 'refused' ? message : null });
      if (outcome !== 'refused') addEventListener('online', this.#retryOnline);
      return this.#onFailed();
    }
    (this.#talk ?? new ChatTalk(this.#owner)).write(asked.answer.path, 'media');
    this.cancel();
  }
}

const uploads = new Map<string, ChatUpload>();

// Of a talk whose screen was left and opened again it is the same one.
export const uploadOf = ({ owner }: ChatTalk): ChatUpload => {
  const name = owner.userId ?? owner.guestId ?? '';
  const upload = uploads.get(name) ?? new ChatUpload(owner);
  uploads.set(name, upload);
  return upload;
};
