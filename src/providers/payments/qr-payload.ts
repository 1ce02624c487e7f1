import { parse } from 'promptparse';
import { fromDecimalText } from '#money/money-wire.ts';

// Why a payload must not be shown to a member; null if it requests the amount in baht. Compares fields, never text:
// generators order the fields differently.
export const payloadFault = (payload: string, amount: bigint): string | null => {
  const qr = parse(payload, true, true);
  if (qr === null) return 'payload checksum';
  if (qr.getTagValue('53') !== '764') return 'mismatch currency';
  return fromDecimalText(qr.getTagValue('54') ?? '') === amount ? null : 'mismatch amount';
};

export const billReferenceOf = (payload: string): string | null =>
  parse(payload, true, true)?.getTagValue('30', '02') ?? null;
