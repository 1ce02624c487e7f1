import type { StoredType } from './pictures.ts';

const keyForm = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63}){0,3}(\.gif|\.mp4|\.mov)?$/;

// A key names a file in every store alike, and no path or address can hide in it.
export const pictureName = (key: string): string => {
  const ending = keyForm.exec(key);
  if (ending === null) throw new Error('a picture has a key of another form');
  return ending[2] === undefined ? `${key}.jpg` : key;
};

const endings = {
  'image/jpeg': '',
  'image/gif': '.gif',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
} as const satisfies Record<StoredType, string>;

export const keyOfType = (key: string, type: StoredType): string => key + endings[type];

const types: readonly StoredType[] = ['image/gif', 'video/mp4', 'video/quicktime'];

export const typeOfKey = (key: string): StoredType => types.find((type) => key.endsWith(endings[type])) ?? 'image/jpeg';
