import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type DraftPlace, keepDraft, keptDraft } from '#ui/office/kept-drafts.ts';
import { useStaffId } from '#ui/office/office-staff.tsx';
import { type Extras, extraKinds, noExtras } from './extras.ts';
import { noFile, type StaffFile } from './staff-file.ts';

interface Sending {
  readonly what: string;
  readonly id: string;
}

export const notSending: Sending = { what: '', id: '' };

export interface Draft {
  // Two texts: what was written for colleagues never stands where it would be sent to the customer.
  readonly answer: string;
  readonly note: string;
  readonly isNote: boolean;
  readonly extras: Extras;
  readonly file: StaffFile;
  // One id for what is sent, kept over repeats, so that a lost answer is not written twice, also with a note between; changed,
  // it is another answer.
  readonly sending: Readonly<Record<'answer' | 'note', Sending>>;
}

const noDraft: Draft = {
  answer: '',
  note: '',
  isNote: false,
  extras: noExtras,
  file: noFile,
  sending: { answer: notSending, note: notSending },
};

export const isStarted = ({ answer, note, extras, file }: Draft): boolean =>
  `${answer}${note}`.trim() !== '' || extras.kind !== 'none' || file.name !== null;

const keptSending = z.object({ what: z.string(), id: z.string() });
// A file that had not arrived is chosen again.
const keptFile = z.object({
  name: z.nullable(z.string()),
  path: z.nullable(z.string()),
  kind: z.enum(['image', 'video']),
});
const keptShape = z.record(
  z.string(),
  z.object({
    answer: z.string(),
    note: z.string(),
    isNote: z.boolean(),
    extras: z.object({ kind: z.enum(extraKinds), titles: z.string(), name: z.string(), subtitle: z.string() }),
    file: keptFile,
    sending: z.object({ answer: keptSending, note: keptSending }),
  }),
);

const keptFrom = (place: DraftPlace): [string, Draft][] => {
  const { data = {} } = z.safeParse(keptShape, keptDraft(place));
  return Object.entries(data).map(([id, draft]) => [id, { ...draft, file: arrivedFile({ ...noFile, ...draft.file }) }]);
};

const arrivedFile = ({ name, path, kind }: StaffFile): StaffFile =>
  path === null ? noFile : { ...noFile, name, path, kind, part: 1 };

// What a person has begun to write, by talk. Not a query of its own for each: the
// cache reports a change late, and a field that is typed into would lose the place of its cursor.
class Drafts {
  readonly #drafts: Map<string, Draft>;
  readonly #place: DraftPlace;
  readonly #listeners = new Set<() => void>();
  #started: readonly string[];

  readonly #isCurrent: (drafts: Drafts) => boolean;

  constructor(place: DraftPlace, isCurrent: (drafts: Drafts) => boolean) {
    this.#place = place;
    this.#isCurrent = isCurrent;
    this.#drafts = new Map(keptFrom(place));
    this.#started = [...this.#drafts.keys()];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly of = (conversationId: string): Draft => this.#drafts.get(conversationId) ?? noDraft;

  // The talks with a draft; the same list until one begins or ends.
  readonly started = (): readonly string[] => this.#started;

  readonly change = (conversationId: string, change: (now: Draft) => Draft): void => {
    const [before, draft] = [this.of(conversationId), change(this.of(conversationId))];
    this.#drafts.set(conversationId, draft);
    if (isStarted(before) !== isStarted(draft))
      this.#started = [...this.#drafts].flatMap(([id, one]) => (isStarted(one) ? [id] : []));
    this.#keep();
    for (const listener of this.#listeners) listener();
  };

  readonly #keep = (): void => {
    // A file may still arrive after the person has logged out.
    if (!this.#isCurrent(this)) return;
    const kept = [...this.#drafts]
      .map(([id, draft]) => [id, { ...draft, file: arrivedFile(draft.file) }] as const)
      .filter(([, draft]) => isStarted(draft));
    keepDraft(this.#place, kept.length === 0 ? null : Object.fromEntries(kept));
  };

  // A talk in which nothing is begun opens for an answer.
  readonly leave = (conversationId: string): void => {
    if (!isStarted(this.of(conversationId))) this.#drafts.delete(conversationId);
  };
}

const draftsKey = ['chat-drafts'] as const;

// Kept with what the screens have read, so that they go when the person logs out.
const draftsIn = (client: QueryClient, staffId: string): Drafts => {
  const known = client.getQueryData<Drafts>(draftsKey);
  if (known !== undefined) return known;
  const drafts = new Drafts({ staffId, about: 'chats' }, (one) => client.getQueryData(draftsKey) === one);
  client.setQueryDefaults(draftsKey, { gcTime: Infinity });
  client.setQueryData(draftsKey, drafts);
  return drafts;
};

export const useDrafts = (): Drafts => draftsIn(useQueryClient(), useStaffId());

export const useDraft = (conversationId: string) => {
  const drafts = useDrafts();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(conversationId));
  useEffect(() => () => drafts.leave(conversationId), [drafts, conversationId]);
  return { draft, change: (change: (now: Draft) => Draft) => drafts.change(conversationId, change) };
};

export const useStartedDrafts = (): readonly string[] => {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, drafts.started);
};
