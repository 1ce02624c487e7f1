import type { StoredType } from '../../pictures/pictures.ts';

const endings = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
} as const satisfies Record<StoredType, string>;

// Of a file that people sent: nothing in it runs, is sniffed, framed, stored or sent to another site.
export const fileHeaders = (type: StoredType, name: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `inline; filename="${name}.${endings[type]}"`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});
