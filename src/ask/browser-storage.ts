// Web views may block or wipe storage: every access is wrapped, and values that cannot be stored stay in memory for the
// visit.
type Place = 'local' | 'session';

const memory: Record<Place, Map<string, string>> = { local: new Map(), session: new Map() };

const storageOf = (place: Place): Storage | null => {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
};

export const readStored = (place: Place, key: string): string | null => {
  try {
    return storageOf(place)?.getItem(key) ?? memory[place].get(key) ?? null;
  } catch {
    return memory[place].get(key) ?? null;
  }
};

export const store = (place: Place, key: string, value: string): void => {
  memory[place].delete(key);
  try {
    const storage = storageOf(place);
    if (storage === null) throw new Error('storage is blocked');
    storage.setItem(key, value);
  } catch {
    memory[place].set(key, value);
  }
};

export const forget = (place: Place, key: string): void => {
  memory[place].delete(key);
  try {
    storageOf(place)?.removeItem(key);
  } catch {
    // Blocked storage keeps nothing, so there is nothing to remove.
  }
};
