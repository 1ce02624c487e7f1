import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ownPolicy } from './own-policy.ts';

const pathOf = (from: string): string => fileURLToPath(new URL(`../../../${from}`, import.meta.url));
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the page that checks spins may run its own script and style and load nothing at all', () => {
  const path = pathOf('member-app/public/spin-check.html');
  const page = readFileSync(path, 'utf8');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(ownPolicy(path)?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('a page without a policy of its own gets that of the answer', () => {
  expect(ownPolicy(pathOf('office-app/index.html'))).toBeNull();
});
