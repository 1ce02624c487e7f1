// Pictures that people send: slips, chat, evidence. What a browser sent is never kept nor served, only what was decoded
// and encoded again.

export const pictureBytesMax = 10 * 1024 * 1024;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

// TYPE: neither PNG nor JPEG by its content. BYTES: empty or above 10 MB. PIXELS: more than can be decoded safely.
// BROKEN: begins as a picture and cannot be decoded.
export type PictureRefusal = 'TYPE' | 'BYTES' | 'PIXELS' | 'BROKEN';

// codes: the text of every QR code that was found, each once. unavailable: nothing was learnt about the picture; the
// same one may be read later.
export type PictureRead =
  | { readonly kind: 'read'; readonly picture: Picture; readonly codes: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: PictureRefusal }
  | { readonly kind: 'unavailable' };

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg';
}

// A key is the owner's, such as `slip/<uuid>`: lower-case letters, digits and hyphens in up to four steps.
export interface PictureStore {
  // Replaces what is there.
  put(key: string, picture: Pick<Picture, 'bytes' | 'type'>): Promise<void>;
  get(key: string): Promise<StoredPicture | null>;
  // Nothing happens where there is none.
  remove(key: string): Promise<void>;
}

export interface Pictures {
  // Decodes in a process of its own. Never throws for what the bytes are.
  read(bytes: Uint8Array): Promise<PictureRead>;
  readonly store: PictureStore;
  close(): Promise<void>;
}
