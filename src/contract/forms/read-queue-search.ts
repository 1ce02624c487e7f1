import { phoneOf } from './phone-form.ts';

// The possible meanings of a search text: each part is null if the text cannot be one.
export interface QueueSearch {
  readonly phoneEnd: string | null;
  // The whole phone in every spelling in which it may be stored.
  readonly phones: readonly string[];
  // The ids that begin with the text.
  readonly idFrom: string | null;
  readonly idTo: string | null;
  // The id that ends with the text: staff see its last digits.
  readonly idEnd: string | null;
  readonly reference: string;
  readonly amount: bigint | null;
}

const idLength = 32;
const asId = (digits: string): string =>
  [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');

const amountOf = (text: string): bigint | null => {
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(text.replace(/^[฿₭]|,/g, '')) ?? [];
  return whole === '' ? null : BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
};

export const readQueueSearch = (text: string, isLaos: boolean): QueueSearch => {
  const words = text.trim();
  const digits = words.replace(/[\s-]/g, '').toLowerCase();
  const isPhoneEnd = /^[0-9]{4,15}$/.test(digits);
  const isId = /^[0-9a-f]{8,32}$/.test(digits);
  return {
    phoneEnd: isPhoneEnd ? digits : null,
    phones: isPhoneEnd ? phoneOf(digits, isLaos).spellings : [],
    idFrom: isId ? asId(digits.padEnd(idLength, '0')) : null,
    idTo: isId ? asId(digits.padEnd(idLength, 'f')) : null,
    idEnd: /^[0-9a-f]{8,12}$/.test(digits) ? digits : null,
    reference: words,
    amount: amountOf(words),
  };
};
