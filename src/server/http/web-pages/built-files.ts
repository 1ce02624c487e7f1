import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

// The folder that holds each file of some folders, by the file's path in the address. As one list for one route: with a route
// for each file, as the library adds them, a start takes a fifth of a second longer.
export const builtFiles = (root: string, folders: readonly string[] = ['']): ReadonlyMap<string, string> =>
  new Map(
    folders
      .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [`/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`, root]),
  );
