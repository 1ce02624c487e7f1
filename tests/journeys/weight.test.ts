import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { bytesGoals, keptFigures, weighPublicScreens } from '../../bench/weigh/login-bytes.ts';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';
import { journey } from './support/journey.ts';
import { memberAddress } from './support/members.ts';

const worseAtMost = 1.15;

journey('W1 W2 W3 no screen sends more bytes than the kept figures and the goals allow', async () => {
  // In Debian's shell, which nobody has, /contact comes to 18 % more.
  await using browser = await launchBrowser();
  const baseline = new URL('../../bench/baseline.json', import.meta.url);
  const kept = JSON.parse(await readFile(baseline, 'utf8')) as Record<string, number>;
  const weighed = await weighPublicScreens(browser, memberAddress());
  const figures = await keptFigures(weighed);
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure, `${name} is ${figure} B, bench/baseline.json has ${kept[name]}`).toBeLessThanOrEqual(
      (kept[name] ?? 0) * worseAtMost,
    );
    expect(figure).toBeGreaterThan(0);
  }
  const goals: readonly (readonly [name: string, times: number, bare: string])[] = [
    ['scripts of /login', bytesGoals.scripts, 'scripts of bare React'],
    ['all of /login in Thai', bytesGoals.all, 'all of bare React'],
    ['scripts of /user/home', bytesGoals.homeScripts, 'scripts of bare React'],
  ];
  for (const [name, times, bare] of goals)
    expect(figures[name], `${name}, goal ${String(times)} times a page of React`).toBeLessThanOrEqual(
      (kept[bare] ?? 0) * times,
    );
  const { requests, requestsElsewhere } = weighed.login.th;
  expect(requests, 'page, two fonts and three scripts').toBeLessThanOrEqual(6);
  expect(requestsElsewhere).toBe(0);
});
