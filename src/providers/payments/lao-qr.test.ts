import { parse } from 'promptparse';
import { expect, it } from 'vitest';
import { laoQrPayload, type LaoReceiver } from './lao-qr.ts';

const onePay: LaoReceiver = { kind: 'ONEPAY', merchantId: 'mch5c2f0404102fb' };
const laoQr: LaoReceiver = { kind: 'LAO_QR', issuer: '27710418', receiverId: '0101200000030' };

// An independent checksum and an independent reader, so that our own do not verify themselves.
const crcOf = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
const read = (payload: string) => {
  const qr = parse(payload, true, true);
  if (qr === null) throw new Error('unreadable');
  return { of: (tag: string, sub?: string) => qr.getTagValue(tag, sub) ?? null };
};

it.each([
  [
    { receiver: onePay, amount: null, category: '5734', reference: null },
    '00020101021133380004BCEL0106ONEPAY0216mch5c2f0404102fb5204573453034185802LA6304',
  ],
  [
    { receiver: onePay, amount: 2_500_000_000n, category: '5734', reference: 'DEP000123' },
    '00020101021133380004BCEL0106ONEPAY0216mch5c2f0404102fb520457345303418540825000000' + '5802LA62130109DEP0001236304',
  ],
  [
    { receiver: laoQr, amount: null, category: '4829', reference: null },
    '00020101021138560016A0052662846625770108277104180203002031301012000000305204482953034185802LA6304',
  ],
])('writes the golden vector %#, and an independent reader reads it', (asked, content) => {
  const payload = laoQrPayload(asked);
  expect(payload).toBe(content + crcOf(content));
  const { of } = read(payload);
  expect(of('53')).toBe('418');
  expect(of('58')).toBe('LA');
  expect(of('54')).toBe(asked.amount === null ? null : String(asked.amount / 100n));
  expect(asked.receiver.kind === 'ONEPAY' ? of('33', '02') : of('38', '03')).toBe(
    asked.receiver.kind === 'ONEPAY' ? asked.receiver.merchantId : asked.receiver.receiverId,
  );
});

it('every checksum is four digits long and right, also those that begin with zero', () => {
  let withZero = 0;
  for (let sum = 1n; sum <= 2_000n; sum += 1n)
    for (const receiver of [onePay, laoQr]) {
      const amount = sum * sum * 700n;
      const payload = laoQrPayload({ receiver, amount, category: '5734', reference: `R${sum}` });
      expect(payload.slice(-4)).toBe(crcOf(payload.slice(0, -4)));
      const { of } = read(payload);
      expect(of('54')).toBe(String(amount / 100n));
      expect(of('62', '01')).toBe(`R${sum}`);
      if (payload.at(-4) === '0') withZero += 1;
    }
  expect(withZero).toBeGreaterThan(100);
});

it('parts of a kip, no amount at all, and a value that does not fit a tag are refused', () => {
  const asked = { receiver: onePay, amount: 100n, category: '5734', reference: null };
  for (const amount of [1n, 150n, 0n, -100n]) expect(() => laoQrPayload({ ...asked, amount })).toThrow('whole kip');
  for (const reference of ['', 'x'.repeat(100), 'ລາວ'])
    expect(() => laoQrPayload({ ...asked, reference })).toThrow('tag 01');
});
