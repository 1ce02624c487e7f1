import { toMinorUnits, toWireNumber } from '#money/money-wire.ts';

// The database's functions take fields by the names of their columns.
const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldName = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

// Amounts are hundredths in the tables.
const amounts: readonly string[] = ['dailyCap', 'frozenAmount', 'amount', 'minimum'];
const stored = (name: string, value: unknown): unknown =>
  amounts.includes(name) && value !== null ? Number(toMinorUnits(value)) : value;
const shown = (name: string, value: unknown): unknown =>
  amounts.includes(name) && typeof value === 'number' ? toWireNumber(BigInt(value)) : value;

export const columnsOf = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnName(name), stored(name, value)]));

export const fieldsOf = (columns: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [fieldName(name), shown(fieldName(name), value)]));
