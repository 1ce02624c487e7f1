import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeOperator } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { slipCorpus, slipCorpusPart } from '#support/whole-system/slip-corpus/slip-corpus.ts';
import { playSlips } from '#support/whole-system/slip-corpus/play-slips.ts';
import { noon } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
server.clock.set(noon);

// npm run verify plays all and reads what became of them.
const figuresFile = process.env['SLIP_FIGURES'];
const corpus = figuresFile === undefined ? slipCorpusPart : slipCorpus;

// SCB and BCEL: here only a slip names the member, while the feed shows who paid.
const creditedByFeed = ['01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000003'];

it('the corpus has at least 200 pictures, and no two are alike in kind, style and damage', () => {
  expect(slipCorpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(slipCorpus.map(({ name }) => name)).size).toBe(slipCorpus.length);
});

it(
  'pictures of slips, damaged, forged, reused and stolen, end as their making says, and no credit is wrong',
  {
    timeout: 1_800_000,
  },
  async () => {
    proves('OP-097');
    for (const object of creditedByFeed)
      await changeOperator(server, { kind: 'deposit_account', object, fields: { mode: 'MANUAL' } });
    server.clock.advance(6_000);
    const played = await playSlips(server, corpus);
    if (figuresFile !== undefined) writeFileSync(figuresFile, JSON.stringify(played));
    expect(played.wrongCredits).toEqual([]);
    expect(played.differences).toEqual([]);
    // The check of npm run verify judges them itself, and shows every one.
    const judged = figuresFile === undefined ? played.slips : [];
    expect(judged.map(({ slip, became }) => `${slip.name}: ${became}`)).toEqual(
      judged.map(({ slip, expected }) => `${slip.name}: ${expected}`),
    );
  },
);
