import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

// A secret is never in the settings themselves: they name an environment variable, read at the start, or a file, read
// again for every call, so that replacing its content replaces the secret without a restart.
export const secretField = z.union([
  z.strictObject({ env: z.string().check(z.minLength(1)) }),
  z.strictObject({ file: z.string().check(z.minLength(1)) }),
]);
export type SecretReference = z.output<typeof secretField>;

const contentOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch {
    return null;
  }
};

// Null if there is no secret now. A file that is empty or missing later, as while it is being replaced, leaves the last
// content in force.
export const secretReader = (
  reference: SecretReference,
  lookUp: (name: string) => string | undefined,
): (() => string) | null => {
  const read = 'env' in reference ? () => lookUp(reference.env) ?? null : () => contentOf(reference.file);
  let last = read();
  if (last === null || last === '') return null;
  return () => (last = read() ?? last ?? '');
};
