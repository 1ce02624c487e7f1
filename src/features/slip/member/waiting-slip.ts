import { requestKey } from '#ask/request-key.ts';

// A picture chosen or shared, until it is sent. In IndexedDB, so that a reload or a login in between does not lose it.
export interface WaitingSlip {
  readonly file: Blob;
  readonly name: string;
  // When it was chosen, in milliseconds.
  readonly at: number;
  // The key of its press and the method the key was made for; a shared picture has neither yet.
  readonly key: string | null;
  readonly bankCode: string | null;
}

// The service worker writes pictures shared by other apps into the same place.
const placeName = 'waiting-slip';
const rowKey = 'slip';
const waitsMs = 15 * 60_000;

let inMemory: WaitingSlip | null = null;

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

const isWaiting = (row: unknown): row is WaitingSlip =>
  typeof row === 'object' && row !== null && 'file' in row && row.file instanceof Blob && 'at' in row;

// Browsers may block the place: the picture then stays in memory for the visit.
export const keepSlip = async (slip: WaitingSlip): Promise<void> => {
  inMemory = slip;
  await inPlace('readwrite', (rows) => rows.put(slip, rowKey)).catch(() => undefined);
};

export const forgetSlip = async (): Promise<void> => {
  inMemory = null;
  await inPlace('readwrite', (rows) => rows.delete(rowKey)).catch(() => undefined);
};

// The picture that waits, if it is not older than a quarter of an hour.
export const findSlip = async (): Promise<WaitingSlip | null> => {
  const row = await inPlace<unknown>('readonly', (rows) => rows.get(rowKey)).catch(() => inMemory);
  if (!isWaiting(row)) return null;
  if (Math.abs(Date.now() - row.at) <= waitsMs) return row;
  await forgetSlip();
  return null;
};

// A repeat with the same picture for the same method has the key of the first, so that it cannot count twice.
export const keyedFor = (slip: WaitingSlip, bankCode: string): WaitingSlip & { readonly key: string } =>
  slip.key !== null && slip.bankCode === bankCode
    ? { ...slip, key: slip.key }
    : { ...slip, key: requestKey(), bankCode };
