import { expect, it } from 'vitest';
import { tree } from './source-tree.ts';

const textOf = (path: string): string => tree.find((file) => file.path === path)?.text ?? '';
const reading = textOf('src/contract/stream.ts');

// What members see that no event of their own changes, and why that is enough.
const settings = 'the operator changes it, for everybody';
const onOpening = 'read whenever its screen opens, and a press there is decided by the server';
const unchanged: Readonly<Record<string, string>> = {
  agreements: settings,
  banks: settings,
  banners: settings,
  conditions: settings,
  contact: settings,
  'deposit-methods': settings,
  enableChatWidget: settings,
  info: settings,
  'invite banners': settings,
  notice: settings,
  'refund banners': settings,
  registerOTP: settings,
  'slip-terms': settings,
  sources: settings,
  videos: settings,
  invites: onOpening,
  offers: onOpening,
  promotion: onOpening,
  spin: onOpening,
  'game credential': onOpening,
  'refresh slots': 'the reading itself, one for each game',
  'balances-after-qr': 'the reading itself, after a QR was paid',
  'qr-picture': 'a picture never changes',
};

it('every topic that the server announces says which screens read again', () => {
  const announced = tree.flatMap(({ path, text }) =>
    /^src\/(features|server|members|play|conditions)\//.test(path) && !path.includes('.test.')
      ? [...text.matchAll(/work\.event\(\s*'([a-z-]+)'/g)].map(([, topic]) => topic ?? '')
      : [],
  );
  expect(announced.length).toBeGreaterThan(10);
  const table = /keysOf[^=]*= \{([^}]*)\}/.exec(reading)?.[1] ?? '';
  for (const topic of new Set(announced)) expect(table, topic).toMatch(new RegExp(`^\\s*'?${topic}'?:`, 'm'));
});

it('every answer that a member’s screen keeps is read again after an event, or says why not', () => {
  const roots = tree.flatMap(({ path, text }) =>
    /^src\/(features\/[^/]+\/member|member-app)\//.test(path) && !path.includes('.test.')
      ? [...text.matchAll(/queryKey: \['([^']+)'/g)].map(([, root]) => root ?? '')
      : [],
  );
  expect(roots.length).toBeGreaterThan(10);
  for (const root of new Set(roots))
    expect(reading.includes(`['${root}'`) || unchanged[root] !== undefined, root).toBe(true);
});
