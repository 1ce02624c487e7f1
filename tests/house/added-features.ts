import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './borders/borders.ts';
import { placeOf, targetOf } from './borders/rooms.ts';
import { isCode, isTest, root, type SourceFile } from './source-tree.ts';
import type { Violation } from './violation.ts';

// What adding a feature edits outside its folder: one line or entry in each of these files, and nothing else.
export const featureLists = [
  'src/server/features/all-features.ts',
  'src/contract/refusal-codes.ts',
  'src/member-app/modal-host.tsx',
  'src/office-app/all-screens.ts',
];
// Instead of a modal, a feature may add a screen of the member app.
const insteadOfModal = ['src/member-app/all-screens.ts'];

// A separate file that passes data from another feature to a modal or a screen.
const ownPart = /^src\/member-app\/(modals|screens)\/[a-z-]+-part\.tsx$/;

// The foundation of a shell: sessions, the operator's data, the contents of the home screen.
export const builtOn: readonly { readonly path: string; readonly feature: string; readonly reason: string }[] = [
  ...[
    'src/office-app/office-app.tsx',
    'src/office-app/frame/office-frame.tsx',
    'src/office-app/frame/with-staff.tsx',
  ].map((path) => ({ path, feature: 'auth', reason: 'who is logged in decides what the back office shows' })),
  { path: 'src/member-app/session/use-log-out.ts', feature: 'auth', reason: 'the menu of the app ends the session' },
  { path: 'src/member-app/session/login-part.ts', feature: 'auth', reason: 'a session that ended leads to the login' },
  {
    path: 'src/member-app/session/browser-ticket.ts',
    feature: 'auth',
    reason: 'the browser of a chat app hands the session over',
  },
  ...['reset-staff', 'engage-staff'].map((name) => ({
    path: `src/server/operator/${name}.ts`,
    feature: 'auth',
    reason: 'a command adds or resets a login of the staff',
  })),
  ...['seed-demo', 'start-sandbox'].map((name) => ({
    path: `src/server/start/${name}.ts`,
    feature: 'auth',
    reason: 'the demonstration has staff of its own',
  })),
  ...['seed-demo-operator', 'operator-command'].map((name) => ({
    path: `src/server/operator/${name}.ts`,
    feature: 'operator',
    reason: 'a command changes what the operator sets',
  })),
  {
    path: 'src/server/operator/seed-demo-operator.ts',
    feature: 'bonus',
    reason: 'the demonstration has offers of its own',
  },
  ...['session/guard.ts', 'app-frame.tsx', 'home/use-notice.ts', 'home/agreement-dialog.tsx'].map((path) => ({
    path: `src/member-app/${path}`,
    feature: 'lookup',
    reason: 'the frame of the app shows what the operator says of itself',
  })),
  ...['home-actions.tsx', 'home-screen.tsx', 'use-open-account.ts', 'game-carousels.tsx'].map((name) => ({
    path: `src/member-app/home/${name}`,
    feature: 'wallet',
    reason: 'the home screen is the wallet',
  })),
  {
    path: 'src/member-app/modals/fresh-wallet-of.ts',
    feature: 'wallet',
    reason: 'the results of several features show the new balance alike',
  },
  { path: 'src/member-app/query-client.ts', feature: 'wallet', reason: 'balances are read again after each press' },
  {
    path: 'src/member-app/modals/use-name-of.ts',
    feature: 'wallet',
    reason: 'the statement and a timeline name wallets, games and banks alike',
  },
  {
    path: 'src/member-app/modals/transfer-accounts-of.ts',
    feature: 'wallet',
    reason: 'two parts read the wallet alike',
  },
  {
    path: 'src/member-app/modals/transfer-accounts-of.ts',
    feature: 'transfer',
    reason: 'two parts read the wallet alike',
  },
  ...['use-open-account.ts', 'game-carousels.tsx'].map((name) => ({
    path: `src/member-app/home/${name}`,
    feature: 'game',
    reason: 'the home screen shows the games',
  })),
  {
    path: 'src/member-app/home/recent-statement.tsx',
    feature: 'statement',
    reason: 'the home screen shows the last lines',
  },
];

const { imports: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

export interface Entering {
  readonly path: string;
  readonly feature: string;
}

// Each file outside all features, and the features it imports.
export const enteringFiles = (files: readonly SourceFile[]): Entering[] =>
  files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file.path))
    .filter(({ path }) => (placeOf(path)?.feature ?? null) === null)
    .flatMap((file) => {
      const entered = importsOf(file).map(({ specifier }) => targetOf(file.path, specifier, names));
      const features = new Set(entered.flatMap((target) => (target === null ? [] : (placeOf(target)?.feature ?? []))));
      return [...features].filter((feature) => feature !== '*').map((feature) => ({ path: file.path, feature }));
    });

export const scatteredViolations = (entering: readonly Entering[]): Violation[] =>
  entering
    .filter(({ path }) => ![...featureLists, ...insteadOfModal].includes(path) && !ownPart.test(path))
    .filter((one) => !builtOn.some(({ path, feature }) => path === one.path && feature === one.feature))
    .map(({ path, feature }) => ({
      where: path,
      line: '',
      rule: `A file outside the feature ${feature} has to know it, besides the lists that name every feature.`,
      instead: `an entry in one of ${featureLists.join(', ')}, or a part under member-app/modals or member-app/screens`,
    }));
