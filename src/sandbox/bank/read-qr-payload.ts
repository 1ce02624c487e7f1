import { parse } from 'promptparse';
import type { Currency } from '#money/currency.ts';
import { fromDecimalText } from '#money/money-wire.ts';

// What a banking app reads from a QR image before it pays.
export interface ReadQr {
  amount: bigint | null;
  currency: Currency;
  target:
    | { kind: 'bill'; billerId: string; ref1: string }
    | { kind: 'proxy'; accountNo: string }
    // A merchant of BCEL OnePay, or a receiver of any bank of Laos.
    | { kind: 'merchant'; number: string };
}

const billAid = 'A000000677010112';
const proxyAid = 'A000000677010111';
const lapNet = 'A005266284662577';

const currencyOf = (isoNumber: string | undefined): Currency | null =>
  isoNumber === '764' ? 'BAHT' : isoNumber === '418' ? 'LAK' : null;

// 0066801234567 is the PromptPay form of the phone number 0801234567.
const accountOfProxy = (value: string): string => value.replace(/^0066(\d{9})$/, '0$1');

const targetOf = (tag: (id: string, sub?: string) => string | undefined): ReadQr['target'] | null => {
  const billerId = tag('30', '01');
  const ref1 = tag('30', '02');
  if (tag('30', '00') === billAid && billerId !== undefined && ref1 !== undefined)
    return { kind: 'bill', billerId, ref1 };
  const proxy = tag('29', '01') ?? tag('29', '02') ?? tag('29', '03');
  if (tag('29', '00') === proxyAid && proxy !== undefined) return { kind: 'proxy', accountNo: accountOfProxy(proxy) };
  const isOnePay = tag('33', '00') === 'BCEL' && tag('33', '01') === 'ONEPAY';
  const merchant = isOnePay ? tag('33', '02') : tag('38', '00') === lapNet ? tag('38', '03') : undefined;
  if (merchant !== undefined && merchant !== '') return { kind: 'merchant', number: merchant };
  return null;
};

// The library's reader goes back and forth for ever on these.
const negativeLength = /-[4-9]/;

// Null if the text is no EMVCo payload, its checksum is wrong, or it names nobody that a bank here can pay.
export const readQrPayload = (payload: string): ReadQr | null => {
  if (negativeLength.test(payload)) return null;
  const qr = parse(payload.trim(), true, true);
  if (qr === null) return null;
  const tag = (id: string, sub?: string): string | undefined => qr.getTagValue(id, sub);
  const target = targetOf(tag);
  const currency = currencyOf(tag('53'));
  const amountText = tag('54');
  const amount = amountText === undefined ? null : fromDecimalText(amountText);
  if (target === null || currency === null || (amountText !== undefined && amount === null)) return null;
  return { amount, currency, target };
};
