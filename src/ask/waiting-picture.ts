import { requestKey } from './request-key.ts';

// A picture chosen or shared, until it is sent. In IndexedDB, so that a reload or a login in between does not lose it.
export interface WaitingPicture {
  readonly file: Blob;
  readonly name: string;
  // When it was chosen, in milliseconds.
  readonly at: number;
  // The key of its press and the method the key was made for; a shared picture has neither yet.
  readonly key: string | null;
  readonly bankCode: string | null;
}

interface KeptPicture extends WaitingPicture {
  // Whose it is. The service worker cannot know: such a picture belongs to the first member who finds it.
  readonly memberId?: string | null;
}

// The service worker writes pictures shared by other apps into the same place.
const placeName = 'waiting-picture';
const rowKey = 'picture';
const waitsMs = 15 * 60_000;

let inMemory: KeptPicture | null = null;

const openPlace = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(placeName, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(placeName));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('the browser keeps no files')));
  });

const inPlace = async <T>(mode: IDBTransactionMode, act: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const place = await openPlace();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = place.transaction(placeName, mode);
      const request = act(transaction.objectStore(placeName));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(new Error('the file was not kept')));
    });
  } finally {
    place.close();
  }
};

const isWaiting = (row: unknown): row is KeptPicture =>
  typeof row === 'object' && row !== null && 'file' in row && row.file instanceof Blob && 'at' in row;

// Browsers may block the place: the picture then stays in memory for the visit.
export const keepPicture = async (picture: WaitingPicture, memberId: string | null): Promise<void> => {
  const kept: KeptPicture = { ...picture, memberId };
  inMemory = kept;
  await inPlace('readwrite', (rows) => rows.put(kept, rowKey)).catch(() => undefined);
};

export const forgetPicture = async (): Promise<void> => {
  inMemory = null;
  await inPlace('readwrite', (rows) => rows.delete(rowKey)).catch(() => undefined);
};

// The member's picture that waits, if it is not older than a quarter of an hour. One of another member is forgotten.
export const findPicture = async (memberId: string): Promise<WaitingPicture | null> => {
  const row = await inPlace<unknown>('readonly', (rows) => rows.get(rowKey)).catch(() => inMemory);
  if (!isWaiting(row)) return null;
  const isTheirs = (row.memberId ?? memberId) === memberId;
  if (!isTheirs || Math.abs(Date.now() - row.at) > waitsMs) {
    await forgetPicture();
    return null;
  }
  if (row.memberId !== memberId) await keepPicture(row, memberId);
  return row;
};

// A repeat with the same picture for the same method has the key of the first, so that it cannot count twice.
export const keyedFor = (picture: WaitingPicture, bankCode: string): WaitingPicture & { readonly key: string } =>
  picture.key !== null && picture.bankCode === bankCode
    ? { ...picture, key: picture.key }
    : { ...picture, key: requestKey(), bankCode };
