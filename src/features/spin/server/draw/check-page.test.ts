import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { SpinProof } from '../../contract.ts';
import { commitTo, drawSlice, hashWheel } from './draw-slice.ts';

// The page and the example that members and programmers get.
const root = new URL('../../../../../', import.meta.url);
const page = readFileSync(new URL('src/member-app/public/spin-check.html', root), 'utf8');
const example = (): SpinProof => JSON.parse(readFileSync(new URL('docs/spin/proof.json', root), 'utf8')) as SpinProof;

type Spin = SpinProof['spins'][number];

interface Checked {
  readonly fault: string | null;
  readonly n?: number;
}

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
const room: { checkSpins?: (proof: unknown) => Checked } & Record<string, unknown> = { TextEncoder };
room['globalThis'] = room;
runInContext(script, createContext(room));
const check = (proof: unknown): Checked => {
  const { fault, n } = room.checkSpins?.(proof) ?? { fault: 'no script' };
  return { fault, ...(n === undefined ? {} : { n }) };
};

const wheel = JSON.stringify([
  ['A', 'Aye', 5, 'A prize', '1000', '400000'],
  ['B', { th: 'บี', la: 'ບີ', en: 'Bee' }, 3, null, '0', '0'],
  ['C', 'Sea', 1_000_000, null, '0', '0'],
]);
const proofOf = (length: number): SpinProof => {
  const [seed, wheelHash] = [randomBytes(32), hashWheel(wheel)];
  const spins = Array.from({ length }, (_, place) => {
    const [nonce, clientSeed] = [place + 1, place === 0 ? '' : randomBytes(32).toString('hex')];
    const slice = drawSlice({ seed, wheelHash, clientSeed, nonce, weights: [5, 3, 1_000_000] });
    return { nonce, clientSeed, code: 'ABC'[slice] ?? '', spunAt: '2026-05-01T00:00:00.000Z' };
  });
  return { commitment: commitTo(seed, wheelHash), wheel, wheelHash, seed: seed.toString('hex'), spins };
};

it('the page is below 20 kB and names no other address', () => {
  expect(Buffer.byteLength(page)).toBeLessThan(20_000);
  expect(page).not.toMatch(/https?:|\/\/[a-z]|\ssrc=|href=|fetch\(|XMLHttpRequest|import\(/i);
});

it('the page says everything in Thai, Lao and English', () => {
  const [texts, languages] = runInContext('[texts, languages]', room) as [Record<string, string[]>, string[][]];
  expect(languages.map(([code]) => code)).toEqual(['th', 'lo', 'en']);
  const scripts = [/[\u0e00-\u0e7f]/, /[\u0e80-\u0eff]/, /[a-z]/];
  for (const [key, spoken] of Object.entries(texts))
    expect(
      scripts.map((script, place) => script.test(spoken[place] ?? '')),
      key,
    ).toEqual([true, true, true]);
});

it.for([
  ['python3', 'check.py'],
  ['perl', 'check.pl'],
] as const)(
  'the program for %s confirms the product’s draws and finds a changed one',
  ([language, program], { skip }) => {
    skip(spawnSync(language, ['--version']).error !== undefined, `${language} is not installed here`);
    const folder = mkdtempSync(join(tmpdir(), 'spin-check-'));
    const said = (proof: SpinProof) => {
      writeFileSync(join(folder, 'proof.json'), JSON.stringify(proof));
      const path = new URL(`docs/spin/${program}`, root).pathname;
      const { status, stdout } = spawnSync(language, [path, join(folder, 'proof.json')], { encoding: 'utf8' });
      return [status, stdout.trim()];
    };
    const proof = proofOf(200);
    expect(said(proof)).toEqual([0, 'correct: 200 spins']);
    const [first, ...others] = proof.spins as [Spin, ...Spin[]];
    expect(said({ ...proof, spins: [{ ...first, code: first.code === 'A' ? 'B' : 'A' }, ...others] })).toEqual([
      1,
      'wrong: spin 1 should have come out on another slice',
    ]);
    rmSync(folder, { recursive: true });
  },
);

it('the page confirms the product’s draws of 1,000 spins', () => {
  expect(check(proofOf(1_000))).toEqual({ fault: null, n: 1_000 });
});

it('the example in the documentation is right', () => {
  expect(check(example())).toEqual({ fault: null, n: 12 });
});

it('its SHA-256 agrees with the standard one, at each length around a block', () => {
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 500]) {
    room['bytes'] = new Uint8Array(length).fill(length);
    const expected = createHash('sha256').update(new Uint8Array(length).fill(length)).digest('hex');
    expect(runInContext('hexOf(sha256(bytes))', room)).toBe(expected);
  }
});

const honest = proofOf(5);
const [first, second, ...others] = honest.spins as [Spin, Spin];
it.each([
  ['another result', { spins: [first, { ...second, code: 'Z' }, ...others] }, { fault: 'drawn', n: 2 }],
  ['a spin left out', { spins: [first, ...others] }, { fault: 'gap', n: 2 }],
  ['other odds', { wheel: wheel.replace('1000000', '2000000') }, { fault: 'wheel' }],
  ['other odds with their hash', { wheel: '[]', wheelHash: hashWheel('[]') }, { fault: 'commitment' }],
  ['another seed', { seed: '0'.repeat(64) }, { fault: 'commitment' }],
  ['a seed that is still sealed', { seed: null }, { fault: 'sealed' }],
  ['no spins', { spins: [] }, { fault: 'noProof' }],
])('the page says what is wrong with a proof with %s', (_name, change, expected) => {
  expect(check({ ...honest, ...change })).toEqual(expected);
});

it.each([null, 7, 'text', {}, []])('the page calls %j no proof', (value) => {
  expect(check(value)).toEqual({ fault: 'noProof' });
});
