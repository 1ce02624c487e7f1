import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { parse } from 'promptparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import { paymentReferenceOf, type BoundPayer, type Payer, type PaymentPort } from './port.ts';

// The environment for testing a payment adapter: the other side, with its weather and with people who pay.
export interface PaymentTrial {
  port: PaymentPort;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  // By default from the payer's own account.
  pay(payment: { payload: string; amount?: bigint }): Promise<{ reference: string }>;
  close(): Promise<void>;
  // What the gateway has or lacks beside what all of them have in common.
  traits: {
    amountMin: bigint;
    lifeMsMax: number;
    // It is queried by its own name of a code, which only its answer tells.
    hasOwnNames?: boolean;
    cancels: boolean;
    // The bank lets a code be paid more than once, and with another amount.
    takesFurtherMoney: boolean;
    // Payments bear the bank's reference and not a number of the gateway.
    usesBankNumbers?: boolean;
  };
}

export const trialPayer: Payer = { bankCode: 'SCB', accountNo: '1234567890', name: 'สมชาย ใจดี' };

const newReference = (): string => paymentReferenceOf(randomUUIDv7());
const anHourMs = 3_600_000;

const boundPayer = async ({ port }: PaymentTrial): Promise<BoundPayer> => {
  if (port.introduce === null) return { ...trialPayer, customer: null };
  const outcome = await port.introduce(trialPayer);
  if (outcome.kind !== 'done') throw new Error(outcome.reason);
  return { ...trialPayer, customer: outcome.value.customer };
};

const orderOf = async (trial: PaymentTrial, more: { amount?: bigint; expiresInMs?: number } = {}) => ({
  reference: newReference(),
  amount: trial.traits.amountMin,
  expiresInMs: anHourMs,
  payer: await boundPayer(trial),
  ...more,
});

const made = async (trial: PaymentTrial, more: { amount?: bigint; expiresInMs?: number } = {}) => {
  const order = await orderOf(trial, more);
  const outcome = await trial.port.createQr(order);
  if (outcome.kind !== 'done') throw new Error(outcome.reason);
  return { ...order, ...outcome.value };
};

// As after an answer that never arrived, and as about a code that nobody ever made.
const unanswered = (reference: string, { traits }: PaymentTrial) => ({
  reference,
  gatewayReference: traits.hasOwnNames === true ? randomUUID() : null,
  payer: null,
});

// What holds for every code, also for one without a gateway.
const codeRules = (trial: () => PaymentTrial): void => {
  it('makes a payload of the exact amount in baht, with a checksum that fits', async () => {
    const least = trial().traits.amountMin;
    for (const amount of [least, least + 105n, least + 10_025n, 4_999_999n]) {
      const qr = parse((await made(trial(), { amount })).payload, true, true);
      expect(qr?.getTagValue('53')).toBe('764');
      expect(qr?.getTagValue('54')).toBe(`${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`);
    }
  });

  it('never promises a longer life than requested or than the gateway gives', async () => {
    const before = Date.now();
    const { expiresAt } = await made(trial());
    expect(expiresAt.getTime()).toBeGreaterThan(before);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + trial().traits.lifeMsMax);
    const short = await made(trial(), { expiresInMs: 1000 });
    expect(short.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('an amount below the least is refused', async () => {
    const amount = trial().traits.amountMin - 1n;
    expect((await trial().port.createQr(await orderOf(trial(), { amount }))).kind).toBe('refused');
  });
};

const qrRules = (trial: () => PaymentTrial): void => {
  it('introducing a payer again gives the same customer', async () => {
    expect(await boundPayer(trial())).toEqual(await boundPayer(trial()));
  });

  it('distinguishes an unknown code from a waiting one', async () => {
    expect(await trial().port.inquire(unanswered(newReference(), trial()))).toEqual({ kind: 'absent' });
    expect(await trial().port.inquire(await made(trial()))).toEqual({ kind: 'waiting' });
  });
};

const paidOf = async (trial: PaymentTrial, qr: Awaited<ReturnType<typeof made>>) => {
  const inquiry = await trial.port.inquire(qr);
  return inquiry.kind === 'paid' ? inquiry.payments : [];
};

const paymentRules = (trial: () => PaymentTrial): void => {
  it('reports a payment with its payer, the amount really paid and one number, however often it is queried', async () => {
    const qr = await made(trial(), { amount: 12_345n });
    const { reference } = await trial().pay(qr);
    const [payment, ...more] = await paidOf(trial(), qr);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ amount: 12_345n, currency: 'BAHT', payer: { bankCode: 'SCB' } });
    expect(payment?.payer.accountNo).toMatch(/7890$/);
    expect(payment?.bankReference === reference).toBe(trial().traits.usesBankNumbers === true);
    expect(await paidOf(trial(), qr)).toEqual([payment]);
  });

  it('reports every payment of one code, or lets it be paid only once', async () => {
    const qr = await made(trial(), { amount: 10_000n });
    await trial().pay(qr);
    const again = trial().pay({ ...qr, amount: 4_001n });
    const refusal = await again.then(
      () => null,
      (error: unknown) => String(error),
    );
    const { takesFurtherMoney } = trial().traits;
    expect(refusal?.includes('QR_PAID') ?? false).toBe(!takesFurtherMoney);
    const payments = await paidOf(trial(), qr);
    expect(payments.map(({ amount }) => amount)).toEqual(takesFurtherMoney ? [10_000n, 4_001n] : [10_000n]);
    expect(new Set(payments.map(({ bankReference }) => bankReference)).size).toBe(payments.length);
  });

  it('a part of the amount is reported as that part, or goes to a person', async () => {
    const qr = await made(trial(), { amount: 20_000n });
    await trial().pay({ ...qr, amount: 5_000n });
    const inquiry = await trial().port.inquire(qr);
    const amounts = inquiry.kind === 'paid' ? inquiry.payments.map(({ amount }) => amount) : inquiry.kind;
    expect(amounts).toEqual(trial().traits.takesFurtherMoney ? [5_000n] : 'contradiction');
  });

  it('reports money that arrives for a cancelled code', async () => {
    const qr = await made(trial(), { amount: 20_000n });
    const cancelled = trial().traits.cancels ? 'done' : 'refused';
    expect((await trial().port.cancel(qr)).kind).toBe(cancelled);
    expect((await trial().port.cancel(qr)).kind).toBe(cancelled);
    await trial().pay(qr);
    expect(await paidOf(trial(), qr)).toHaveLength(1);
    expect((await trial().port.cancel(qr)).kind).toBe('refused');
  });
};

const repeatRules = (trial: () => PaymentTrial): void => {
  it('a reference is used for one code only, or each code has a name of its own', async () => {
    const first = await made(trial());
    const second = await trial().port.createQr({ ...first, amount: first.amount + 100n });
    const names = second.kind === 'done' ? [first.gatewayReference, second.value.gatewayReference] : [];
    expect(new Set(names).size).toBe(trial().traits.hasOwnNames === true ? 2 : 0);
    await trial().pay(first);
    expect((await paidOf(trial(), first)).map(({ amount }) => amount)).toEqual([first.amount]);
  });

  it('a slow answer within the timeout counts', async () => {
    await trial().weather('slow', { seconds: 0.1 });
    expect((await made(trial())).payload).not.toBe('');
  });

  it('a refusal is reported as refused and has no effect', async () => {
    const order = await orderOf(trial());
    await trial().weather('refuse');
    expect((await trial().port.createQr(order)).kind).toBe('refused');
    await trial().weather('fine');
    expect(await trial().port.inquire(unanswered(order.reference, trial()))).toEqual({ kind: 'absent' });
  });
};

const unknownRules = (trial: () => PaymentTrial): void => {
  it.each(['timeout-before', 'timeout-after', 'down', 'garbage'] as const)('%s is unknown', async (kind) => {
    const known = await made(trial());
    const order = await orderOf(trial());
    await trial().weather(kind, { seconds: 30 });
    const kinds = [
      (await trial().port.introduce?.(trialPayer))?.kind ?? 'unknown',
      (await trial().port.createQr(order)).kind,
      (await trial().port.inquire(known)).kind,
      trial().traits.cancels ? (await trial().port.cancel(known)).kind : 'unknown',
    ];
    expect(kinds).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    await trial().weather('fine');
    // Without the gateway's own name of it, a code cannot be queried.
    const inquiry = await trial().port.inquire(unanswered(order.reference, trial()));
    const wasMade = (kind === 'timeout-after' || kind === 'garbage') && trial().traits.hasOwnNames !== true;
    expect(inquiry.kind).toBe(wasMade ? 'waiting' : 'absent');
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge'] as const)(
    'a code is neither offered nor taken as paid because of a broken answer: %s',
    async (form) => {
      const qr = await made(trial());
      await trial().pay(qr);
      const order = await orderOf(trial());
      await trial().weather('garbage', { form });
      expect((await trial().port.inquire(qr)).kind).toBe('unknown');
      expect((await trial().port.createQr(order)).kind).toBe('unknown');
    },
  );

  it('a request delivered twice makes one code to pay', async () => {
    await trial().weather('duplicate');
    const qr = await made(trial());
    await trial().weather('fine');
    await trial().pay(qr);
    expect(await paidOf(trial(), qr)).toHaveLength(1);
  });
};

const suite = (
  name: string,
  start: () => Promise<PaymentTrial>,
  rules: readonly ((trial: () => PaymentTrial) => void)[],
): void => {
  describe(name, () => {
    let trial: PaymentTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());
    for (const rule of rules) rule(() => trial);
  });
};

export const paymentConformance = (name: string, start: () => Promise<PaymentTrial>): void =>
  suite(name, start, [codeRules, qrRules, paymentRules, repeatRules, unknownRules]);

// Of codes without a gateway, which nobody can be queried about.
export const codeConformance = (name: string, start: () => Promise<PaymentTrial>): void =>
  suite(name, start, [codeRules]);
