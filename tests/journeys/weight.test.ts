import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { keptFigures, weighLogin } from '../../bench/weigh/login-bytes.ts';
import { journey } from './support/journey.ts';
import { memberAddress } from './support/members.ts';

const worseAtMost = 1.15;

journey('W1 W3 /login sends no more scripts, fonts and styles than the kept figures allow', async ({ browser }) => {
  const baseline = new URL('../../bench/baseline.json', import.meta.url);
  const kept = JSON.parse(await readFile(baseline, 'utf8')) as Record<string, number>;
  const login = await weighLogin(browser, memberAddress());
  for (const [name, figure] of Object.entries(keptFigures(login))) {
    expect(figure, `${name} is ${figure} B, bench/baseline.json has ${kept[name]}`).toBeLessThanOrEqual(
      (kept[name] ?? 0) * worseAtMost,
    );
    expect(figure).toBeGreaterThan(0);
  }
  expect(login.th.requestsElsewhere).toBe(0);
});
