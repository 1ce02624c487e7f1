import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { GiftQuestion, WalletLinkPort } from './port.ts';

// The environment for testing an adapter: the other side, with its weather and with people who give and take gifts.
export interface WalletLinkTrial {
  port: WalletLinkPort;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  // Of a gift of 60.00 baht for so many receivers, who get equal shares.
  give(receivers: number): Promise<{ hash: string }>;
  takeByOther(gift: { hash: string }): Promise<void>;
  ours: string;
  close(): Promise<void>;
}

const giftRules = (trial: () => WalletLinkTrial): void => {
  const question = ({ hash }: { hash: string }): GiftQuestion => ({ hash, mobile: trial().ours });

  it('says what a gift holds for one receiver, and takes exactly that', async () => {
    const gift = question(await trial().give(1));
    expect(await trial().port.verify(gift)).toEqual({ kind: 'free', share: 6_000n, left: 6_000n });
    expect(await trial().port.redeem(gift)).toMatchObject({ kind: 'done', value: { amount: 6_000n } });
  });

  it('of a gift for several receivers, takes its own share and never the total', async () => {
    const gift = question(await trial().give(3));
    expect(await trial().port.verify(gift)).toEqual({ kind: 'free', share: null, left: 6_000n });
    expect(await trial().port.redeem(gift)).toMatchObject({ kind: 'done', value: { amount: 2_000n } });
  });

  it('a wallet takes a gift once: a repeat says that it was taken, and how much', async () => {
    const gift = question(await trial().give(3));
    await trial().port.redeem(gift);
    const taken = { kind: 'taken', ticket: { amount: 2_000n } };
    expect(await trial().port.redeem(gift)).toMatchObject(taken);
    expect(await trial().port.verify(gift)).toMatchObject(taken);
  });

  it('distinguishes a gift that others took from one that never was', async () => {
    const gift = await trial().give(1);
    await trial().takeByOther(gift);
    expect(await trial().port.redeem(question(gift))).toEqual({ kind: 'refused', reason: 'OUT_OF_STOCK' });
    expect(await trial().port.verify(question({ hash: 'NeverMade123' }))).toEqual({
      kind: 'refused',
      reason: 'NOT_FOUND',
    });
  });

  it('asks nothing about a hash or a wallet that is none', async () => {
    for (const asked of [question({ hash: '../../other' }), { hash: 'abcdefgh', mobile: '0' }]) {
      expect((await trial().port.verify(asked)).kind).toBe('unknown');
      expect((await trial().port.redeem(asked)).kind).toBe('unknown');
    }
  });
};

const unknownRules = (trial: () => WalletLinkTrial): void => {
  const question = ({ hash }: { hash: string }): GiftQuestion => ({ hash, mobile: trial().ours });

  it.each(['timeout-before', 'timeout-after', 'down'] as const)('%s is unknown', async (kind) => {
    const gift = question(await trial().give(2));
    await trial().weather(kind, { seconds: 30 });
    expect((await trial().port.redeem(gift)).kind).toBe('unknown');
    expect((await trial().port.verify(gift)).kind).toBe('unknown');
    await trial().weather('fine');
    expect((await trial().port.verify(gift)).kind).toBe(kind === 'timeout-after' ? 'taken' : 'free');
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge'] as const)('a broken answer is unknown: %s', async (form) => {
    const gift = question(await trial().give(2));
    await trial().weather('garbage', { form });
    expect((await trial().port.verify(gift)).kind).toBe('unknown');
    expect((await trial().port.redeem(gift)).kind).toBe('unknown');
    await trial().weather('fine');
    expect((await trial().port.verify(gift)).kind).toBe('taken');
  });

  it('a request delivered twice takes one share', async () => {
    const gift = question(await trial().give(3));
    await trial().weather('duplicate');
    expect(await trial().port.redeem(gift)).toMatchObject({ kind: 'done', value: { amount: 2_000n } });
    await trial().weather('fine');
    expect(await trial().port.verify(gift)).toMatchObject({ kind: 'taken', ticket: { amount: 2_000n } });
  });
};

export const walletLinkConformance = (name: string, start: () => Promise<WalletLinkTrial>): void => {
  describe(name, () => {
    let trial: WalletLinkTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());
    giftRules(() => trial);
    unknownRules(() => trial);
  });
};
