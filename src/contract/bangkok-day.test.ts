import { expect, it } from 'vitest';
import { bangkokDay, bangkokMidnight, bangkokMinuteOfDay } from './bangkok-day.ts';

it('a day of Bangkok begins at 17:00 UTC of the day before', () => {
  const [last, first] = [new Date('2026-11-20T16:59:59.999Z'), new Date('2026-11-20T17:00:00Z')];
  expect([bangkokDay(last), bangkokDay(first)]).toEqual(['2026-11-20', '2026-11-21']);
  expect([bangkokMidnight(last), bangkokMidnight(first)]).toEqual([new Date('2026-11-19T17:00:00Z'), first]);
  expect([bangkokMinuteOfDay(last), bangkokMinuteOfDay(first)]).toEqual([1439, 0]);
});
