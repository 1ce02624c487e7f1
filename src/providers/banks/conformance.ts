import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { BankPort, Payout, RawNotice } from './port.ts';

// What a bank adapter is tried against. Notices of the bank are kept as they arrived, bytes and all.
export interface BankTrial {
  port: BankPort;
  feedWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  payoutWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  receive(transfer: { toAccountNo: string; amount: bigint; fromName: string }): Promise<{ reference: string }>;
  notices: RawNotice[];
  // Waits until the bank has nothing more to deliver.
  quiet(): Promise<void>;
  // How often the bank really paid the reference.
  timesPaid(reference: string): Promise<number>;
  // Shifts the adapter's clock against the bank's.
  shiftClock(ms: number): void;
  close(): Promise<void>;
}

const payoutOf = (amount: bigint): Payout => ({
  reference: randomUUIDv7(),
  fromAccountNo: '1112223334',
  to: { bankCode: 'KBANK', accountNo: '0987654321', name: 'สมชาย ใจดี' },
  amount,
  currency: 'BAHT',
});

let accounts = 0;
const freshAccount = (): string => String(7_000_000_000 + accounts++);

const feedRules = (trial: () => BankTrial): void => {
  const receiveThree = async (toAccountNo: string): Promise<string[]> => {
    const references: string[] = [];
    for (const amount of [100n, 20_025n, 3_000_000n])
      references.push((await trial().receive({ toAccountNo, amount, fromName: 'ທ້າວ ສົມ' })).reference);
    return references;
  };

  it('reads the receipts of one account, each once, in the order they were booked', async () => {
    const accountNo = freshAccount();
    const references = await receiveThree(accountNo);
    await trial().receive({ toAccountNo: freshAccount(), amount: 1n, fromName: 'other' });
    const page = await trial().port.feed({ accountNo, after: null });
    if (page.kind !== 'done') throw new Error(page.reason);
    expect(page.value.lines.map((line) => line.bankReference)).toEqual(references);
    expect(page.value.lines.map((line) => line.amount)).toEqual([100n, 20_025n, 3_000_000n]);
    expect(page.value.lines[0]?.from.name).toBe('ທ້າວ ສົມ');

    const later = await trial().receive({ toAccountNo: accountNo, amount: 5n, fromName: 'late' });
    const next = await trial().port.feed({ accountNo, after: page.value.next });
    expect(next.kind === 'done' && next.value.lines.map((line) => line.bankReference)).toEqual([later.reference]);
    const none = next.kind === 'done' ? await trial().port.feed({ accountNo, after: next.value.next }) : null;
    expect(none?.kind === 'done' && none.value.lines).toEqual([]);
    expect(none?.kind === 'done' && none.value.next).toBe(next.kind === 'done' && next.value.next);
  });

  it.each(['duplicate', 'reorder'] as const)(
    'a feed that comes %s still gives each line once, in order',
    async (kind) => {
      const accountNo = freshAccount();
      const references = await receiveThree(accountNo);
      await trial().feedWeather(kind, { seconds: 0 });
      const page = await trial().port.feed({ accountNo, after: null });
      expect(page.kind === 'done' && page.value.lines.map((line) => line.bankReference)).toEqual(references);
    },
  );

  it('a closed door is a refusal', async () => {
    await trial().feedWeather('refuse');
    expect((await trial().port.feed({ accountNo: freshAccount(), after: null })).kind).toBe('refused');
  });

  it.each(['timeout-before', 'timeout-after', 'down', 'garbage'] as const)(
    'a feed under %s is unknown',
    async (kind) => {
      await trial().feedWeather(kind, { seconds: 30 });
      expect((await trial().port.feed({ accountNo: freshAccount(), after: null })).kind).toBe('unknown');
    },
  );

  it('F-11 a feed of another account is not believed', async () => {
    await trial().feedWeather('garbage', { form: 'mismatch' });
    expect(await trial().port.feed({ accountNo: freshAccount(), after: null })).toEqual({
      kind: 'unknown',
      reason: 'mismatch account',
    });
  });
};

const noticeRules = (trial: () => BankTrial): void => {
  const noticeOf = async (reference: string): Promise<RawNotice> => {
    await trial().quiet();
    const raw = trial().notices.find(({ body }) => body.includes(reference));
    if (raw === undefined) throw new Error('no notice arrived');
    return raw;
  };
  const receive = async (): Promise<{ raw: RawNotice; reference: string }> => {
    const { reference } = await trial().receive({ toAccountNo: freshAccount(), amount: 20_025n, fromName: 'สมชาย' });
    return { raw: await noticeOf(reference), reference };
  };

  it('a notice of the bank is read as the feed would tell it', async () => {
    const { raw, reference } = await receive();
    const notice = trial().port.readNotice(raw);
    expect(notice.ok && notice.lines.map((line) => [line.bankReference, line.amount])).toEqual([[reference, 20_025n]]);
  });

  it('F-18 forged, stale, re-serialised and unsigned notices are refused', async () => {
    const { raw } = await receive();
    const { body, headers } = raw;
    const signature = headers['x-bank-signature'] ?? '';
    const otherBody = body.replace('200.25', '900.25');
    expect(otherBody).not.toBe(body);
    const forged: RawNotice[] = [
      { body: otherBody, headers },
      { body: JSON.stringify(JSON.parse(body), null, 1), headers },
      { body: `${body} `, headers },
      { body, headers: { ...headers, 'x-bank-signature': undefined } },
      { body, headers: { ...headers, 'x-bank-signature': '' } },
      { body, headers: { ...headers, 'x-bank-signature': signature.slice(0, 63) } },
      {
        body,
        headers: { ...headers, 'x-bank-signature': signature.replace(/./, (first) => (first === '0' ? '1' : '0')) },
      },
      { body, headers: { ...headers, 'x-bank-timestamp': undefined } },
      { body, headers: { ...headers, 'x-bank-timestamp': String(Number(headers['x-bank-timestamp']) + 1) } },
      { body: 'null', headers },
      { body: '', headers: {} },
    ];
    for (const notice of forged) expect(trial().port.readNotice(notice).ok).toBe(false);
    expect(trial().port.readNotice(raw).ok).toBe(true);
  });

  it('F-18 a genuine notice is refused once it is older than five minutes', async () => {
    const { raw } = await receive();
    trial().shiftClock(299_000);
    expect(trial().port.readNotice(raw).ok).toBe(true);
    trial().shiftClock(302_000);
    expect(trial().port.readNotice(raw)).toEqual({ ok: false, reason: 'stale' });
    trial().shiftClock(0);
  });

  it('every delivery of one notice carries one notice id', async () => {
    await trial().feedWeather('duplicate');
    const { reference } = await receive();
    const copies = trial().notices.filter(({ body }) => body.includes(reference));
    expect(copies.length).toBeGreaterThan(1);
    const ids = copies.map((raw) => trial().port.readNotice(raw)).map((notice) => notice.ok && notice.noticeId);
    expect(new Set(ids).size).toBe(1);
  });

  it('a notice that was cut on its way is refused and comes again whole', async () => {
    await trial().feedWeather('garbage');
    const { reference } = await trial().receive({ toAccountNo: freshAccount(), amount: 1n, fromName: 'x' });
    await expect.poll(() => trial().notices.filter(({ body }) => body.includes(reference)).length).toBeGreaterThan(0);
    await trial().feedWeather('fine');
    await trial().quiet();
    const read = trial()
      .notices.filter(({ body }) => body.includes(reference))
      .map((raw) => trial().port.readNotice(raw).ok);
    expect(read[0]).toBe(false);
    expect(read.at(-1)).toBe(true);
  });
};

const payoutRules = (trial: () => BankTrial): void => {
  it('pays once and knows it afterwards', async () => {
    const payout = payoutOf(123_456n);
    const outcome = await trial().port.payOut(payout);
    if (outcome.kind !== 'done') throw new Error(outcome.reason);
    const { bankReference } = outcome.value;
    expect(await trial().port.queryPayout(payout)).toEqual({ kind: 'done', bankReference });
    expect(await trial().port.payOut(payout)).toEqual(outcome);
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a reference used for other money is no success', async () => {
    const payout = payoutOf(100n);
    await trial().port.payOut(payout);
    expect((await trial().port.payOut({ ...payout, amount: 200n })).kind).toBe('unknown');
    expect((await trial().port.queryPayout({ reference: payout.reference, amount: 200n })).kind).toBe('unknown');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a reference the bank never heard of is absent', async () => {
    expect(await trial().port.queryPayout({ reference: randomUUIDv7() })).toEqual({ kind: 'absent' });
  });

  it('a refused payout stays refused under its reference', async () => {
    await trial().payoutWeather('refuse');
    const payout = payoutOf(100n);
    expect((await trial().port.payOut(payout)).kind).toBe('refused');
    await trial().payoutWeather('fine');
    expect((await trial().port.queryPayout(payout)).kind).toBe('refused');
    expect((await trial().port.payOut(payout)).kind).toBe('refused');
    expect(await trial().timesPaid(payout.reference)).toBe(0);
  });

  it.each([
    ['timeout-before', 0],
    ['timeout-after', 1],
    ['down', 0],
    ['garbage', 1],
  ] as const)('%s is unknown until asked, and a second sending pays no second time', async (kind, effects) => {
    await trial().payoutWeather(kind, { seconds: 30 });
    const payout = payoutOf(5_000n);
    expect((await trial().port.payOut(payout)).kind).toBe('unknown');
    expect((await trial().port.queryPayout({ reference: payout.reference })).kind).toBe('unknown');
    await trial().payoutWeather('fine');
    expect((await trial().port.queryPayout(payout)).kind).toBe(effects === 1 ? 'done' : 'absent');
    expect((await trial().port.payOut(payout)).kind).toBe('done');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const)(
    'F-11 a payout is not confirmed by a broken answer: %s',
    async (form) => {
      await trial().payoutWeather('garbage', { form });
      const payout = payoutOf(7_700n);
      expect((await trial().port.payOut(payout)).kind).toBe('unknown');
      expect((await trial().port.queryPayout(payout)).kind).toBe('unknown');
    },
  );

  it('an order that arrives twice pays once', async () => {
    await trial().payoutWeather('duplicate');
    const payout = payoutOf(900n);
    expect((await trial().port.payOut(payout)).kind).toBe('done');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a slow answer within the time is an answer', async () => {
    await trial().payoutWeather('slow', { seconds: 0.1 });
    expect((await trial().port.payOut(payoutOf(900n))).kind).toBe('done');
  });
};

export const bankConformance = (name: string, start: () => Promise<BankTrial>): void => {
  describe(name, () => {
    let trial: BankTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(async () => {
      await trial.feedWeather('fine');
      await trial.payoutWeather('fine');
    });
    afterAll(() => trial.close());
    feedRules(() => trial);
    noticeRules(() => trial);
    payoutRules(() => trial);
  });
};
