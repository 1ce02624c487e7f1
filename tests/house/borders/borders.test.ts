import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { borderViolations, globalViolations, importsOf } from './borders.ts';
import { circleIn } from './circles.ts';
import { edgesMax, featureEdges, type FeatureEdge } from './feature-edges.ts';
import { placeOf, targetOf } from './rooms.ts';
import { isCode, isTest, miniature, root, tree } from '../source-tree.ts';
import { expectNone, reported } from '../violation.ts';

const { imports: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};
const settings = { names, edges: featureEdges };
const code = tree.filter((file) => isCode(file));

const edgesOfFiles = () =>
  code
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const target = targetOf(file.path, specifier, names);
        return target === null ? [] : [[file.path, target] as const];
      }),
    );

const edgesOfFeatures = () =>
  edgesOfFiles()
    .map(([from, to]) => [placeOf(from)?.feature ?? null, placeOf(to)?.feature ?? null] as const)
    .filter((edge): edge is readonly [string, string] => edge[0] !== null && edge[1] !== null && edge[0] !== edge[1]);

// The bad file is at `path`; returns what the rules report.
const saidOf = (path: string, text: string, edges: readonly FeatureEdge[] = []): string =>
  reported(borderViolations(miniature({ [path]: text }), { names, edges }));

describe('borders', () => {
  it('each room imports only what its row of the table permits', () => {
    expectNone(borderViolations(code, settings));
  });

  it('no server file uses a browser-like global, no file outside i18n writes numbers or dates', () => {
    expectNone(globalViolations(code));
  });

  it('imports between files have no cycle', () => {
    expect(circleIn(edgesOfFiles())?.join(' -> ') ?? 'none').toBe('none');
  });

  it('at most nine edges between features, each with a reason, each in use, and no cycle', () => {
    expect(featureEdges.length, 'edges between features').toBeLessThanOrEqual(edgesMax);
    for (const { from, to, reason } of featureEdges) expect(reason, `${from} -> ${to}`).toMatch(/\w+ \w+ \w+/);
    expect(circleIn(featureEdges.map(({ from, to }) => [from, to]))?.join(' -> ') ?? 'none').toBe('none');
    const used = new Set(edgesOfFeatures().map((edge) => edge.join(' -> ')));
    expect(featureEdges.map(({ from, to }) => `${from} -> ${to}`).filter((edge) => !used.has(edge))).toEqual([]);
  });
});

describe('the border rules can fail', () => {
  const refused: readonly (readonly [path: string, text: string, sentence: string])[] = [
    ['src/features/withdraw/contract.ts', "import { x } from './server/verb.ts';", '"feature contract" may not import'],
    ['src/features/withdraw/rules.ts', "import { readFile } from 'node:fs';", 'does not use the package node:fs'],
    ['src/features/withdraw/rules.ts', "import type { B } from '#features/bonus/contract.ts';", 'may not import'],
    [
      'src/server/http/register-routes.ts',
      "import { logIn } from '#features/auth/server/public.ts';",
      '"server" may not import',
    ],
    ['src/server/app.ts', "import { feature } from '#features/auth/server/feature.ts';", '"server" may not import'],
    ['src/i18n/texts.ts', "const x = import.meta.glob('#features/*/strings.ts');", '"i18n" may not import'],
    ['src/features/withdraw/strings.ts', "import { x } from '#ui/button.tsx';", '"feature strings" may not import'],
    ['src/features/withdraw/server/verb.ts', "import { useState } from 'react';", 'does not use the package react'],
    ['src/features/withdraw/server/verb.ts', "import pg from 'pg';", 'does not use the package pg'],
    ['src/features/withdraw/server/verb.ts', "import { t } from '../strings.ts';", 'src/features/withdraw/strings.ts'],
    [
      'src/features/withdraw/server/verb.ts',
      "import { p } from '#ledger/post-moves.ts';",
      'is no name that package.json opens',
    ],
    ['src/features/withdraw/server/verb.ts', "import { j } from '#providers/games/joker/client.ts';", 'may not import'],
    ['src/features/withdraw/server/verb.ts', "import { b } from '#features/bonus/server/grant.ts';", 'may not import'],
    ['src/features/withdraw/server/verb.ts', "import { a } from '#server/app.ts';", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "import type { V } from '../server/verb.ts';", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "import { c } from '../office-contract.ts';", 'may not import'],
    ['src/features/withdraw/rules.ts', "import type { c } from './office-contract.ts';", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "type V = import('../server/verb.ts').V;", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "export * from '../office/queue.tsx';", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "const v = await import('#ledger');", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "import { b } from '#features/bonus/member/b.tsx';", 'may not import'],
    ['src/features/withdraw/member/modal.tsx', "import * as z from 'zod';", 'does not use the package zod.'],
    ['src/ledger/hold.ts', "import { s } from '#providers/sms/port.ts';", '"ledger" may not import'],
    ['src/providers/games/pg/a.ts', "import { b } from '../../banks/port.ts';", '"providers" may not import'],
    ['src/providers/games/pg/a.ts', "import { d } from '#database/database.ts';", '"providers" may not import'],
    ['src/server/app.ts', "import { s } from '../sandbox/main.ts';", '"server" may not import'],
    ['src/server/app.ts', "import { v } from '#features/withdraw/server/verb.ts';", '"server" may not import'],
    ['src/sandbox/bank.ts', "import { a } from '#contract/endpoint.ts';", '"sandbox" may not import'],
    ['src/office-app/app.tsx', "import { m } from '#features/auth/member/login.tsx';", '"office-app" may not import'],
    ['src/member-app/app.tsx', "import { m } from '../ui/button.tsx';", 'by the # name'],
    ['src/features/withdraw/shared/verb.ts', 'export {};', 'lies in no room'],
    ['tests/journeys/a.test.ts', "import { m } from '../../src/money/money.ts';", '"tests/journeys" may not import'],
  ];

  it.each(refused)('%s with %s', (path, text, sentence) => {
    expect(saidOf(path, text)).toContain(sentence);
  });

  it('prints the place, the line, the sentence and what is permitted', () => {
    expect(saidOf('src/money/money.ts', "\nimport { sql } from '#database/database.ts';")).toBe(
      [
        'src/money/money.ts:2',
        "    import { sql } from '#database/database.ts';",
        '  The room "money" may not import src/database/database.ts.',
        '  Instead: one of these doors: own room',
      ].join('\n'),
    );
  });

  it('an edge between features must be listed', () => {
    const [path, text] = [
      'src/features/withdraw/server/verb.ts',
      "import { h } from '#features/bonus/server/public.ts';",
    ];
    expect(saidOf(path, text)).toContain('enters bonus, an edge that is not listed');
    expect(saidOf(path, text, [{ from: 'withdraw', to: 'bonus', reason: 'a bonus may hold the money' }])).toBe('');
  });

  it('a cycle is found and reported as the path around it', () => {
    expect(
      circleIn([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
      ]),
    ).toEqual(['b', 'c', 'b']);
  });

  it.each([
    [
      'src/features/auth/server/log-in.ts',
      'const token = localStorage.getItem("token");',
      "localStorage is a browser's",
    ],
    ['src/server/app.ts', 'const who = navigator.userAgent;', "navigator is a browser's"],
    ['src/features/wallet/member/w.tsx', 'export const w = (n: number) => n.toLocaleString();', 'one place only'],
    ['src/ui/w.tsx', 'const f = new Intl.NumberFormat();', 'one place only'],
  ])('%s with %s', (path, text, sentence) => {
    expect(reported(globalViolations(miniature({ [path]: text })))).toContain(sentence);
  });

  it('a name that only looks like a global passes', () => {
    const text = 'export const a = { navigator: 1 }; export const b = a.navigator;';
    expect(globalViolations(miniature({ 'src/server/a.ts': text }))).toEqual([]);
  });
});
