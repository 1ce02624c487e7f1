import { fromDecimalText } from '#money/money-wire.ts';
import { readEmvCode, readTags } from '../emv-code.ts';

const tagsOf = (payload: string): ReadonlyMap<string, string> | null => {
  const code = readEmvCode(payload);
  const isWhole = code?.checkTag === '63' && code.isChecksumRight && code.text === payload;
  return isWhole ? code.tags : null;
};

// Why a payload must not be shown to a member; null if it requests the amount in baht. Compares fields, never text:
// generators order the fields differently.
export const payloadFault = (payload: string, amount: bigint): string | null => {
  const tags = tagsOf(payload);
  if (tags === null) return 'payload checksum';
  if (tags.get('53') !== '764') return 'mismatch currency';
  return fromDecimalText(tags.get('54') ?? '') === amount ? null : 'mismatch amount';
};

export const billReferenceOf = (payload: string): string | null =>
  readTags(tagsOf(payload)?.get('30') ?? '')?.get('02') ?? null;
