import { expect, it } from 'vitest';
import { segments } from '../../segments.config.ts';

// A long text as the build writes it, with a bar for each break point.
const broken = (text: string): string => {
  const { transform } = segments();
  if (typeof transform !== 'function') throw new TypeError('The plugin transforms nothing.');
  const built: unknown = Reflect.apply(transform, null, [`'${text}'`, '/src/features/bonus/strings.ts']);
  const { code } = built as { readonly code: string };
  return code.replaceAll("'", '').replaceAll('\u200b', '|');
};

it.each([
  ['จะถอนได้เมื่อยอดเงินรวม', 'จะ|ถอน|ได้|เมื่อ|ยอด|เงิน|รวม'],
  ['กีฬาและคาสิโน', 'กีฬา|และ|คาสิโน'],
])('%s breaks between its words, not inside one', (text, expected) => {
  expect(broken(text)).toBe(expected);
});
