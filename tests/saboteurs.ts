import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Edit, Saboteur } from './saboteur.ts';
import { saboteurs } from './saboteur-list.ts';

// npm run saboteurs [-- name ...]: removes one protection of money after the other, each in a copy of the source, and
// requires the named test to pass before and fail after.

const root = resolve(import.meta.dirname, '..');
const copies = join(root, '.cache', 'saboteurs');
const copied = ['src', 'tests', 'docs/requirements'];

interface Outcome {
  readonly status: 'passed' | 'failed' | 'absent';
  readonly said: string;
}

const makeCopy = async (name: string): Promise<string> => {
  const folder = join(copies, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of copied) await cp(join(root, part), join(folder, part), { recursive: true });
  for (const file of await readdir(root)) {
    if (/\.(json|ts|mjs)$/.test(file)) await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

const applyEdit = async (folder: string, { file, find, replace }: Edit): Promise<void> => {
  const path = join(folder, file);
  const [before = '', ...after] = (await readFile(path, 'utf8')).split(find);
  if (after.length !== 1) throw new Error(`${file} contains "${find}" ${after.length} times, not once`);
  await writeFile(path, before + replace + after.join(''));
};

interface Report {
  readonly testResults: { readonly assertionResults: { readonly title: string; readonly status: string }[] }[];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const runTest = async (folder: string, { file, name }: Saboteur['test']): Promise<Outcome> => {
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const words = ['run', '--project', 'server', file, '-t', escaped(name), '--reporter=json', `--outputFile=${report}`];
  const said = await new Promise<string>((done) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    execFile(process.execPath, [vitest, ...words], { cwd: folder, maxBuffer: 1e8 }, (_, stdout, stderr) => {
      done(stdout + stderr);
    });
  });
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  const results = (JSON.parse(text) as Report).testResults.flatMap(({ assertionResults }) => assertionResults);
  const found = results.find(({ title }) => title === name);
  return { status: found?.status === 'passed' || found?.status === 'failed' ? found.status : 'absent', said };
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const complaint = (before: Outcome, after: Outcome): string | null => {
  if (before.status !== 'passed') return `the test is ${before.status} even untouched`;
  if (after.status === 'passed') return 'the test stayed green';
  return after.status === 'absent' ? `the test did not run: ${after.said.slice(-500)}` : null;
};

const runSaboteur = async (saboteur: Saboteur): Promise<boolean> => {
  const folder = await makeCopy(saboteur.name);
  const before = await runTest(folder, saboteur.test);
  for (const edit of saboteur.edits) await applyEdit(folder, edit);
  const found = complaint(before, await runTest(folder, saboteur.test));
  print(`${found === null ? 'caught ' : 'AT LARGE'} ${saboteur.name}: ${saboteur.about}`);
  print(`         ${found ?? `red: ${saboteur.test.name}`}`);
  await rm(folder, { recursive: true, force: true });
  return found === null;
};

const wanted = process.argv.slice(2);
const chosen = saboteurs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) throw new Error(`the saboteurs are ${saboteurs.map(({ name }) => name).join(', ')}`);
let atLarge = 0;
for (const saboteur of chosen) if (!(await runSaboteur(saboteur))) atLarge += 1;
print(atLarge === 0 ? `all ${chosen.length} saboteurs were caught` : `${atLarge} saboteurs are at large`);
process.exitCode = atLarge === 0 ? 0 : 1;
