import { expect, type Page } from '@playwright/test';
import { median } from '../../bench/median.ts';
import { journey } from './support/journey.ts';
import { logInAsStaff } from './support/office-steps.ts';

const waitingInAll = 1_000;
const framesGoal = 50;
const turns = 5;

const lineAt = (place: number): object => ({
  withdrawalId: `01a1f8b7-725b-7e04-bbd6-${String(place).padStart(12, '0')}`,
  status: 'REQUESTED',
  amount: 100 + place,
  currency: 'BAHT',
  memberId: `01a1f8b7-725b-7e04-bbd7-${String(place).padStart(12, '0')}`,
  memberName: `Somchai ${String(place)}`,
  memberPhone: 'xxxxxx1210',
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: 'xxxxxx1210',
  createdAt: new Date(Date.UTC(2026, 10, 20) + place * 1_000).toISOString(),
  endedAt: null,
  needsTwo: false,
});

// As the server answers: the longest wait first, so that a new withdrawal is the last.
const serveQueue = async (page: Page): Promise<{ count: number }> => {
  const queue = { count: waitingInAll };
  await page.route('**/api/withdrawals?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [shown, limit] = [Number(asked.get('page')), Number(asked.get('limit'))];
    const from = (shown - 1) * limit;
    const items = Array.from({ length: Math.min(limit, queue.count - from) }, (_, place) => lineAt(from + place));
    const counts = { waiting: queue.count, second: 0, sent: 0 };
    const oldestAt = new Date(Date.UTC(2026, 10, 20)).toISOString();
    return route.fulfill({ json: { counts, oldestAt, hasMore: from + limit < queue.count, items } });
  });
  return queue;
};

// Scrolls the list down and up for two seconds; returns the frames a second.
const scrollList = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const list = document.querySelector('main section');
    const scrolledMs = 2_000;
    const { promise, resolve } = Promise.withResolvers<number>();
    const [began, way] = [performance.now(), (list?.scrollHeight ?? 0) - (list?.clientHeight ?? 0)];
    let frames = 0;
    const step = (): void => {
      const passed = performance.now() - began;
      if (passed >= scrolledMs) return resolve((frames * 1_000) / passed);
      frames += 1;
      list?.scrollTo(0, way * Math.abs(Math.sin((passed / scrolledMs) * Math.PI)));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return promise;
  });

journey(
  'a queue of 1,000 withdrawals scrolls at 50 frames a second, and new ones move no row that is shown',
  async ({ visit }) => {
    const office = await visit({ app: 'office', language: 'en', width: 1280 });
    const { page } = office;
    const queue = await serveQueue(page);
    await logInAsStaff(office, 'somchai');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText('Somchai 0');
    await expect(page.getByRole('button', { name: 'To approve 1000' })).toBeVisible();

    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const frames: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) frames.push(Math.round(await scrollList(page)));
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const row = rows.filter({ hasText: 'Somchai 30' });
    await row.hover();
    const before = await row.boundingBox();
    queue.count += 20;
    await expect(page.getByRole('button', { name: 'To approve 1020' })).toBeVisible();
    expect(await row.boundingBox()).toEqual(before);

    const pages = waitingInAll / 50 + 1;
    for (let at = 1; at < pages; at += 1) {
      await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
      await expect(rows.first()).toContainText(`Somchai ${String(at * 50)}`);
    }
    await expect(rows).toHaveCount(20);
    console.log(`frames a second at 4x slowdown: ${frames.join(' ')}`);
    expect(median(frames)).toBeGreaterThanOrEqual(framesGoal);
  },
);
