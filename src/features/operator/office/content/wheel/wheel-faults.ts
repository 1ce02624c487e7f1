import { wheelLimits } from '#contract/wheel-limits.ts';
import { besideKey } from '../content-form.ts';
import { oddsOf } from './wheel-odds.ts';

interface Fault {
  // Of the field at which it is told.
  readonly name: string;
  readonly text: 'sliceCount' | 'codeTwice' | 'someWeight' | 'prizeMissing';
}

// What is wrong with a wheel as a whole, though each field for itself is right.
export const wheelFaults = (keys: readonly string[], value: unknown): readonly Fault[] => {
  const odds = oddsOf(value);
  if (odds === null) return [];
  const { slices, total } = odds;
  const codes = (value as { slices: readonly { code: unknown }[] }).slices.map(({ code }) => code);
  const isCountRight = slices.length >= wheelLimits.slicesMin && slices.length <= wheelLimits.slices;
  return [
    ...(isCountRight ? [] : [{ name: `${besideKey}.name.th`, text: 'sliceCount' } as const]),
    ...keys.flatMap((key, place): Fault[] => {
      const slice = slices[place];
      const pays = slice !== undefined && (slice.amount.BAHT > 0 || slice.amount.LAK > 0);
      return [
        ...(codes.indexOf(codes[place]) < place ? [{ name: `${key}.code`, text: 'codeTwice' } as const] : []),
        ...(total === 0 ? [{ name: `${key}.weight`, text: 'someWeight' } as const] : []),
        ...(pays && slice.prize === null ? [{ name: `${key}.prize.th`, text: 'prizeMissing' } as const] : []),
      ];
    }),
  ];
};
