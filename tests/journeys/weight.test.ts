import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { keptFigures, weighPublicScreens } from '../../bench/weigh/login-bytes.ts';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';
import { journey } from './support/journey.ts';
import { memberAddress } from './support/members.ts';

const worseAtMost = 1.15;

journey('W1 W3 no screen sends more bytes than the kept figures allow', async () => {
  // In Debian's shell, which nobody has, /contact comes to 18 % more.
  await using browser = await launchBrowser();
  const baseline = new URL('../../bench/baseline.json', import.meta.url);
  const kept = JSON.parse(await readFile(baseline, 'utf8')) as Record<string, number>;
  const weighed = await weighPublicScreens(browser, memberAddress());
  for (const [name, figure] of Object.entries(await keptFigures(weighed))) {
    expect(figure, `${name} is ${figure} B, bench/baseline.json has ${kept[name]}`).toBeLessThanOrEqual(
      (kept[name] ?? 0) * worseAtMost,
    );
    expect(figure).toBeGreaterThan(0);
  }
  const { requests, requestsElsewhere } = weighed.login.th;
  expect(requests, 'page, two fonts and three scripts').toBeLessThanOrEqual(6);
  expect(requestsElsewhere).toBe(0);
});
