import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Transfer } from '../../bank/bank.ts';
import { readQrImage } from '../../bank/read-qr-image.ts';
import { slipCodeOf } from '../../bank/slip-code.ts';
import { drawSlip } from './draw-slip.ts';
import { slipStyleFor, slipStyles } from './slip-styles.ts';

const sentFrom = (bankCode: string): Transfer => ({
  kind: 'transfer',
  from: { bankCode, accountNo: '0987654321', name: 'สมชาย ใจดี' },
  to: { bankCode: bankCode === 'BCEL' ? 'BCEL' : 'SCB', accountNo: '0142000002', name: 'บริษัท กระเป๋า จำกัด' },
  amount: 2_500_000_000n,
  currency: bankCode === 'BCEL' ? 'LAK' : 'BAHT',
  at: new Date('2026-11-22T03:30:00Z'),
  reference: '20261122103000000001',
  slipReference: 'FT26326ABCDE',
  number: 7,
});

it('there are slips of eight banks at least, light and dark, in three languages', () => {
  expect(new Set(slipStyles.map(({ bankCode }) => bankCode)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(slipStyles.map(({ language }) => language))).toEqual(new Set(['th', 'lo', 'en']));
  expect(slipStyles.filter(({ name }) => name.endsWith('-dark')).length).toBeGreaterThanOrEqual(4);
  expect(new Set(slipStyles.map(({ name }) => name)).size).toBe(slipStyles.length);
});

it.each(slipStyles.map((style) => [style.name, style] as const))(
  'the code of the slip %s is read back from the picture',
  async (_, style) => {
    const transfer = sentFrom(style.bankCode);
    expect(await readQrImage(await drawSlip(transfer, style))).toBe(slipCodeOf(transfer));
  },
);

it('a slip is drawn with no code, with that of another slip, or with two', async () => {
  const style = slipStyleFor('KBANK');
  const [own, other] = [sentFrom('KBANK'), { ...sentFrom('SCB'), slipReference: 'OTHER0001' }];
  const code = slipCodeOf(other) ?? '';
  expect(await readQrImage(await drawSlip(own, style, []))).toBeNull();
  expect(await readQrImage(await drawSlip(own, style, [code]))).toBe(code);
  for (const name of ['kbank', 'ktb'])
    expect([slipCodeOf(own), code]).toContain(
      await readQrImage(await drawSlip(own, slipStyleFor('KBANK', name), [slipCodeOf(own) ?? '', code])),
    );
});

it('long names fit on the page, and signs in them stay text', async () => {
  const transfer = sentFrom('SCB');
  const name = `บริษัท ${'กระเป๋า & <ลูก> '.repeat(12)} จำกัด`;
  const style = slipStyleFor('SCB');
  const picture = await sharp(await drawSlip({ ...transfer, to: { ...transfer.to, name } }, style)).metadata();
  expect(picture.width).toBe(style.width);
});

it('a bank without a form of its own has a plain slip, in the language of its country', () => {
  expect(slipStyleFor('UOBT')).toMatchObject({ name: 'plain', language: 'th' });
  expect(slipStyleFor('LDB')).toMatchObject({ name: 'plain', language: 'lo' });
  expect(slipStyleFor('SCB', 'no such style').name).toBe('scb');
});
