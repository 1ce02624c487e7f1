import type { Readable } from 'node:stream';

// What people send: slips, and pictures and videos of chats. A picture as a browser sent it is never kept nor served, only
// what was decoded and encoded again.

export const pictureBytesMax = 10 * 1024 * 1024;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'image/gif';
  readonly width: number;
  readonly height: number;
}

// TYPE: none of the permitted formats by its content. BYTES: empty or above 10 MB. PIXELS: more than can be decoded safely.
// BROKEN: begins as a picture and cannot be decoded.
export type PictureRefusal = 'TYPE' | 'BYTES' | 'PIXELS' | 'BROKEN';

// codes: the text of every QR code that was found, each once. unavailable: nothing was learnt about the picture; the
// same one may be read later.
export type PictureRead =
  | { readonly kind: 'read'; readonly picture: Picture; readonly codes: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: PictureRefusal }
  | { readonly kind: 'unavailable' };

export type StoredType = Picture['type'] | 'video/mp4' | 'video/quicktime';

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly type: StoredType;
}

// The first and the last byte.
export interface Part {
  readonly from: number;
  readonly to: number;
}

// A key is the owner's, such as `slip/<uuid>`: lower-case letters, digits and hyphens in up to four steps, and `.gif`, `.mp4`
// or `.mov` for what is no JPEG.
export interface PictureStore {
  // Replaces what is there.
  put(key: string, stored: StoredPicture): Promise<void>;
  get(key: string): Promise<StoredPicture | null>;
  // Bytes of it as they are read, for what is too large to be held as a whole.
  open(key: string, part: Part): Promise<Readable | null>;
  // Nothing happens where there is none.
  remove(key: string): Promise<void>;
}

export interface Pictures {
  // Decodes the PNG or JPEG in that file in a process of its own. Never throws for what it holds.
  read(path: string): Promise<PictureRead>;
  // Takes GIFs too, which stay animated, and searches no codes.
  readForTalk(path: string): Promise<PictureRead>;
  readonly store: PictureStore;
  close(): Promise<void>;
}
