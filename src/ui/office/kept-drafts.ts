import { forget, readStored, store } from '#ask/browser-storage.ts';

const draftsKey = 'office-drafts';

// Whose draft it is, and of what.
export interface DraftPlace {
  readonly staffId: string;
  readonly about: string;
}

type Drafts = Readonly<Record<string, unknown>>;

const readDrafts = (): Drafts => {
  try {
    const drafts: unknown = JSON.parse(readStored('session', draftsKey) ?? 'null');
    return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
  } catch {
    return {};
  }
};

const nameOf = ({ staffId, about }: DraftPlace): string => `${staffId} ${about}`;

// What a person has begun to write stays in their tab over a reload, and over the login after a session that ended. An
// older version of the app may have written it: the caller checks its shape.
export const keptDraft = (place: DraftPlace): unknown => readDrafts()[nameOf(place)] ?? null;

// Null for nothing. A password is never part of a draft.
export const keepDraft = (place: DraftPlace, draft: unknown): void => {
  const { [nameOf(place)]: _before, ...others } = readDrafts();
  store('session', draftsKey, JSON.stringify(draft === null ? others : { ...others, [nameOf(place)]: draft }));
};

// A person who logs out leaves nothing behind in the tab.
export const forgetDrafts = (): void => forget('session', draftsKey);
