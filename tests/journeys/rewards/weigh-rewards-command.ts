import { type Browser, expect, type Page } from '@playwright/test';
import { weighPage } from '../../../bench/weigh/login-bytes.ts';
import { storedFor } from '../figures/phone.ts';
import { slowdownOf } from '../figures/slowdown.ts';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';
import { type Member, member, memberAddress } from '../support/members.ts';
import { languages, wordsOf } from '../support/words.ts';

// node weigh-rewards-command.ts <turns>: prints as JSON the bytes of home and of the reward screens, and each turn of the wheel.

const bahtForCoin = 500;

// Counts the frames in which the wheel stands otherwise than in the frame before, until the prize is told.
const countFrames = (): Promise<{ frames: number; seconds: number; longestMs: number }> => {
  const { promise, resolve } = Promise.withResolvers<{ frames: number; seconds: number; longestMs: number }>();
  const canvas = document.querySelector('canvas');
  let [shown, frames, longestMs] = [canvas?.style.transform, 0, 0];
  let [began, last] = [0, 0];
  const onFrame = (at: number): void => {
    const now = canvas?.style.transform;
    if (now !== shown) {
      if (began === 0) began = at;
      else {
        frames += 1;
        longestMs = Math.max(longestMs, at - last);
      }
      [shown, last] = [now, at];
    }
    if (document.querySelector('dialog[open]') === null) requestAnimationFrame(onFrame);
    else resolve({ frames, seconds: (last - began) / 1_000, longestMs });
  };
  requestAnimationFrame(onFrame);
  return promise;
};

const turn = async (page: Page): Promise<{ ofSixty: number; longestMs: number }> => {
  const t = wordsOf('en');
  const counted = page.evaluate(countFrames);
  await page.getByRole('button', { name: t('spin') }).click();
  const { frames, seconds, longestMs } = await counted;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('close'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  return { ofSixty: frames / seconds, longestMs };
};

const measureFrames = async (browser: Browser, plan: { someone: Member; turns: number }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addInitScript(
      (entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
      },
      storedFor(plan.someone, 'en'),
    );
    const page = await context.newPage();
    await page.goto(`${memberAddress()}/user/spin`, { waitUntil: 'networkidle' });
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: await slowdownOf(browser) });
    const turns: Awaited<ReturnType<typeof turn>>[] = [];
    for (let count = 0; count < plan.turns; count += 1) turns.push(await turn(page));
    return turns;
  } finally {
    await context.close();
  }
};

const turnCount = Number(process.argv[2]);
const browser = await launchBrowser();
try {
  const someone = await member({ balance: turnCount * bahtForCoin });
  // In the language in which its scripts weigh most.
  const weigh = async (name: string) => {
    const inEach = [];
    for (const language of languages)
      inEach.push(
        await weighPage(browser, { address: `${memberAddress()}/user/${name}`, stored: storedFor(someone, language) }),
      );
    return inEach.reduce((one, other) => (other.scripts > one.scripts ? other : one));
  };
  const bytes = { home: await weigh('home'), bonus: await weigh('bonus'), spin: await weigh('spin') };
  const turns = await measureFrames(browser, { someone, turns: turnCount });
  console.log(JSON.stringify({ bytes, turns, slowdown: await slowdownOf(browser) }));
} finally {
  await browser.close();
}
