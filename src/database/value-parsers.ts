import pg from 'pg';

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const dateArray = 1182;
const textArray = 1009;

type Nested = string | null | Nested[];

const toBigints = (value: Nested): unknown => {
  if (Array.isArray(value)) return value.map(toBigints);
  return value === null ? null : BigInt(value);
};

// 64-bit integers become bigint, and dates stay the text the database wrote, never a local midnight.
export const createValueParsers = (): pg.CustomTypesConfig => {
  const readTextArray = pg.types.getTypeParser(textArray as number) as (text: string) => Nested;
  const parsers = new Map<number, (text: string) => unknown>([
    [int8, BigInt],
    [int8Array, (text) => toBigints(readTextArray(text))],
    [date, (text) => text],
    [dateArray, readTextArray],
  ]);
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as unknown)) as pg.CustomTypesConfig['getTypeParser'],
  };
};
