import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DisturbanceDetail } from '../trial.ts';
import type { SlipPort } from './port.ts';
import { readSlipProof, type SlipProof } from './slip-proof.ts';

// The environment for testing a slip-checking adapter: the service with its weather, and banks that move money.
export interface SlipTrial {
  port: SlipPort;
  weather(kind: string, more?: DisturbanceDetail): Promise<void>;
  // A transfer, with the text of the code on its slip and the reference the sender's bank gave it.
  transfer(order: SlipOrder): Promise<{ slipReference: string; slipCode: string }>;
  timesAsked(slipCode: string): Promise<number>;
  close(): Promise<void>;
}

export interface SlipOrder {
  fromBankCode: string;
  toBankCode: string;
  amount: number;
}

const order: SlipOrder = { fromBankCode: 'KBANK', toBankCode: 'SCB', amount: 1234.56 };

const proofOf = (text: string): SlipProof => {
  const proof = readSlipProof(text);
  if (proof === null) throw new Error('the slip has no code');
  return proof;
};

const foundRules = (trial: () => SlipTrial): void => {
  it.each([
    ['KBANK', 'SCB', 1234.56, 'BAHT'],
    ['SCB', 'SCB', 0.01, 'BAHT'],
    ['GSB', 'KBANK', 99_999_999.99, 'BAHT'],
    ['KTB', 'GSB', 500, 'BAHT'],
    ['BBL', 'SCB', 20, 'BAHT'],
    ['TRUEMONEY', 'SCB', 300.25, 'BAHT'],
    ['BCEL', 'BCEL', 25_000_000, 'LAK'],
    ['BCEL', 'SCB', 150, 'BAHT'],
  ])('finds a transfer from %s to %s of %d', async (fromBankCode, toBankCode, amount, currency) => {
    const { slipReference, slipCode } = await trial().transfer({ fromBankCode, toBankCode, amount });
    const answer = await trial().port.lookUp(proofOf(slipCode));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    expect(answer.transfer).toMatchObject({
      sendingBankCode: fromBankCode,
      reference: slipReference,
      amount: BigInt(Math.round(amount * 100)),
      currency,
    });
    expect(Math.abs(Date.now() - answer.transfer.at.getTime())).toBeLessThan(60_000);
  });

  it('tells both accounts masked, with at least four of their digits, and names shortened', async () => {
    const { slipCode } = await trial().transfer(order);
    const answer = await trial().port.lookUp(proofOf(slipCode));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    const { from, to } = answer.transfer;
    expect([from.bankCode, to.bankCode]).toEqual(['KBANK', 'SCB']);
    for (const { accountNo } of [from, to]) expect(accountNo).toMatch(/^(?=.*[xX*])(?:\D*\d){4,}\D*$/);
    expect(from.name).toMatch(/^สมชาย ใ/);
  });

  it('answers a repeated question like the first', async () => {
    const proof = proofOf((await trial().transfer(order)).slipCode);
    expect(await trial().port.lookUp(proof)).toEqual(await trial().port.lookUp(proof));
    await trial().weather('duplicate');
    expect((await trial().port.lookUp(proof)).kind).toBe('found');
  });

  it('a slow answer within the timeout counts', async () => {
    const proof = proofOf((await trial().transfer(order)).slipCode);
    await trial().weather('slow', { seconds: 0.1 });
    expect((await trial().port.lookUp(proof)).kind).toBe('found');
  });
};

const absentRules = (trial: () => SlipTrial): void => {
  it('a slip nobody wrote is absent', async () => {
    const text = '0041000600000101030040220014242082547BPM049885102TH910434DF';
    expect(await trial().port.lookUp(proofOf(text))).toEqual({ kind: 'absent' });
  });

  it('a slip that is not published yet is absent, and found later', async () => {
    const proof = proofOf((await trial().transfer(order)).slipCode);
    await trial().weather('late', { seconds: 3600 });
    expect(await trial().port.lookUp(proof)).toEqual({ kind: 'absent' });
    await trial().weather('late', { seconds: 0 });
    expect((await trial().port.lookUp(proof)).kind).toBe('found');
  });
};

const unknownRules = (trial: () => SlipTrial): void => {
  it.each(['timeout-before', 'timeout-after', 'down'])('%s is unknown and asked once', async (kind) => {
    const { slipCode } = await trial().transfer(order);
    await trial().weather(kind, { seconds: 30 });
    expect((await trial().port.lookUp(proofOf(slipCode))).kind).toBe('unknown');
    expect(await trial().timesAsked(slipCode)).toBe(kind === 'timeout-after' ? 1 : 0);
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const)(
    '%s in place of an answer is unknown',
    async (form) => {
      const { slipCode } = await trial().transfer(order);
      await trial().weather('garbage', { form });
      expect((await trial().port.lookUp(proofOf(slipCode))).kind).toBe('unknown');
    },
  );

  it('a used-up quota is unknown, and staff read why', async () => {
    const proof = proofOf((await trial().transfer(order)).slipCode);
    await trial().weather('quota');
    expect(await trial().port.lookUp(proof)).toEqual({ kind: 'unknown', reason: 'quota' });
  });
};

export const slipConformance = (name: string, start: () => Promise<SlipTrial>): void => {
  describe(name, () => {
    let trial: SlipTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());
    foundRules(() => trial);
    absentRules(() => trial);
    unknownRules(() => trial);
  });
};
