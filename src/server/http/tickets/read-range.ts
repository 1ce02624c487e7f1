import type { Part } from '../../pictures/pictures.ts';

// The part of a file that a Range header names: null for the whole, also where several parts are named or the header has
// another form, which HTTP permits; 'outside' if nothing of it is there.
export const readRange = (header: string | undefined, size: number): Part | 'outside' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  return from < size && from <= to ? { from, to } : 'outside';
};
