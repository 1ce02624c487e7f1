import { readFileSync } from 'node:fs';

const written = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/;

// A page that can be saved and opened from a disk carries a policy of its own, which names its inline script by its
// hash; the answer's policy would forbid that script. Null for a page without one.
export const ownPolicy = (path: string): string | null => {
  const policy = written.exec(readFileSync(path, 'utf8'))?.[1];
  return policy === undefined ? null : `${policy}; frame-ancestors 'none'`;
};
