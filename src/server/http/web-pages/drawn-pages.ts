import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../../settings.ts';

const folder = fileURLToPath(new URL('../../../../build/first-paint/', import.meta.url));
const notFound = '/not-found';

// Addresses of the app that are drawn in the browser: what they show depends on the member, or on the link.
const isDrawnThere = (path: string): boolean =>
  path === '/user' || path.startsWith('/user/') || path === '/launch-ended';

// The public screens, drawn at build time for one variant of the product. An address that nobody knows gets "Page Not
// Found". Null if the app draws the screen of this address itself.
export const drawnPages = (settings: Settings): ((path: string) => string | null) => {
  const variant = join(folder, settings.isLaos ? 'laos' : 'thai');
  const files = existsSync(variant) ? readdirSync(variant) : [];
  const pages = new Map(
    files.map((file) => [`/${basename(file, '.html')}`, readFileSync(join(variant, file), 'utf8')]),
  );
  return (path) => (isDrawnThere(path) ? null : (pages.get(path) ?? pages.get(notFound) ?? null));
};
