import { randomUUIDv7 } from 'node:crypto';
import { parse } from 'promptparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import { paymentReferenceOf, type PaymentPort } from './port.ts';

// The environment for testing a payment adapter: the other side, with its weather and with people who pay.
export interface PaymentTrial {
  port: PaymentPort;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  pay(payment: { payload: string; amount?: bigint }): Promise<{ reference: string }>;
  close(): Promise<void>;
}

const newReference = (): string => paymentReferenceOf(randomUUIDv7());
const anHourMs = 3_600_000;

const made = async (trial: PaymentTrial, amount: bigint) => {
  const reference = newReference();
  const outcome = await trial.port.createQr({ reference, amount, expiresInMs: anHourMs });
  if (outcome.kind !== 'done') throw new Error(outcome.reason);
  return { reference, ...outcome.value };
};

const qrRules = (trial: () => PaymentTrial): void => {
  it('makes a payload that carries our reference and the exact amount', async () => {
    for (const amount of [1n, 105n, 10_025n, 4_999_999n]) {
      const { reference, payload } = await made(trial(), amount);
      const qr = parse(payload, true, true);
      expect(qr?.getTagValue('30', '02')).toBe(reference);
      expect(qr?.getTagValue('54')).toBe(`${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`);
    }
  });

  it('never promises a longer life than requested or than the gateway gives', async () => {
    const before = Date.now();
    const { expiresAt } = await made(trial(), 10_000n);
    expect(expiresAt.getTime()).toBeGreaterThan(before);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
    const short = await trial().port.createQr({ reference: newReference(), amount: 100n, expiresInMs: 1000 });
    expect(short.kind === 'done' && short.value.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('distinguishes an unknown reference from a waiting one', async () => {
    expect(await trial().port.inquire({ reference: newReference() })).toEqual({ kind: 'absent' });
    const { reference } = await made(trial(), 5_000n);
    expect(await trial().port.inquire({ reference })).toEqual({ kind: 'waiting' });
  });

  it('reports every payment of one code with the bank’s own reference and the amount really paid', async () => {
    const { reference, payload } = await made(trial(), 10_000n);
    const first = await trial().pay({ payload });
    const second = await trial().pay({ payload, amount: 10_001n });
    const inquiry = await trial().port.inquire({ reference });
    expect(inquiry.kind === 'paid' && inquiry.payments.map((paid) => [paid.bankReference, paid.amount])).toEqual([
      [first.reference, 10_000n],
      [second.reference, 10_001n],
    ]);
  });

  it('reports money that arrives for a cancelled code', async () => {
    const { reference, payload } = await made(trial(), 20_000n);
    expect((await trial().port.cancel({ reference })).kind).toBe('done');
    expect((await trial().port.cancel({ reference })).kind).toBe('done');
    await trial().pay({ payload });
    expect((await trial().port.inquire({ reference })).kind).toBe('paid');
    expect((await trial().port.cancel({ reference })).kind).toBe('refused');
  });
};

const repeatRules = (trial: () => PaymentTrial): void => {
  it('a reference is used for one code only', async () => {
    const { reference } = await made(trial(), 100n);
    expect((await trial().port.createQr({ reference, amount: 200n, expiresInMs: anHourMs })).kind).toBe('refused');
  });

  it('a slow answer within the timeout counts', async () => {
    await trial().weather('slow', { seconds: 0.1 });
    expect((await made(trial(), 100n)).payload).not.toBe('');
  });

  it('a refusal is reported as refused and has no effect', async () => {
    await trial().weather('refuse');
    const reference = newReference();
    expect((await trial().port.createQr({ reference, amount: 100n, expiresInMs: anHourMs })).kind).toBe('refused');
    await trial().weather('fine');
    expect(await trial().port.inquire({ reference })).toEqual({ kind: 'absent' });
  });
};

const unknownRules = (trial: () => PaymentTrial): void => {
  it.each(['timeout-before', 'timeout-after', 'down', 'garbage'] as const)('%s is unknown', async (kind) => {
    const known = await made(trial(), 700n);
    await trial().weather(kind, { seconds: 30 });
    const reference = newReference();
    expect((await trial().port.createQr({ reference, amount: 100n, expiresInMs: anHourMs })).kind).toBe('unknown');
    expect((await trial().port.inquire({ reference: known.reference })).kind).toBe('unknown');
    expect((await trial().port.cancel({ reference: known.reference })).kind).toBe('unknown');
    await trial().weather('fine');
    const wasMade = kind === 'timeout-after' || kind === 'garbage';
    expect((await trial().port.inquire({ reference })).kind).toBe(wasMade ? 'waiting' : 'absent');
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge'] as const)(
    'a paid code is not believed from a broken answer: %s',
    async (form) => {
      const { reference, payload } = await made(trial(), 900n);
      await trial().pay({ payload });
      await trial().weather('garbage', { form });
      expect((await trial().port.inquire({ reference })).kind).toBe('unknown');
    },
  );

  it('a request delivered twice makes one code', async () => {
    await trial().weather('duplicate');
    const { reference, payload } = await made(trial(), 300n);
    await trial().weather('fine');
    await trial().pay({ payload });
    const inquiry = await trial().port.inquire({ reference });
    expect(inquiry.kind === 'paid' && inquiry.payments.length).toBe(1);
  });
};

export const paymentConformance = (name: string, start: () => Promise<PaymentTrial>): void => {
  describe(name, () => {
    let trial: PaymentTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());
    qrRules(() => trial);
    repeatRules(() => trial);
    unknownRules(() => trial);
  });
};
