import type { Browser } from '@playwright/test';
import { memberAddress } from '../support/members.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone } from './phone.ts';

// node paint-command.ts <rounds>: prints as JSON when /login and the reference at BARE_ADDRESS are painted, round by round.

interface Paints {
  readonly firstMs: number;
  readonly largestMs: number;
}

const paintsOf = async (browser: Browser, address: string): Promise<Paints> => {
  await using phone = await openPhone(browser, { stored: { locale: 'th' } });
  await phone.page.goto(address, { waitUntil: 'networkidle' });
  return await phone.page.evaluate(async () => {
    const entriesOf = (type: string): Promise<PerformanceEntryList> => {
      const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>();
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      return promise;
    };
    const paints = await entriesOf('paint');
    const largest = await entriesOf('largest-contentful-paint');
    return {
      firstMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestMs: largest.at(-1)?.startTime ?? Number.NaN,
    };
  });
};

const rounds = Number(process.argv[2]);
const bareAddress = process.env['BARE_ADDRESS'] ?? '';
await using opened = await openPhoneBrowser();
const { browser } = opened;
const measured: { login: Paints; bare: Paints }[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const bare = await paintsOf(browser, bareAddress);
  measured.push({ bare, login: await paintsOf(browser, `${memberAddress()}/login`) });
}
// The first round warms the machine up.
console.log(JSON.stringify(measured.slice(1)));
