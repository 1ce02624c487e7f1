import { isDeepStrictEqual } from 'node:util';
import type { ChangeLine } from '../office-contract.ts';
import type { ChangeRow } from '#server/records/operator-changes-table.ts';
import { fieldsOf } from './column-names.ts';

const keyOf: Readonly<Record<ChangeRow['kind'], string>> = {
  setting: 'name',
  game: 'code',
  deposit_account: 'accountId',
  account_health: 'accountId',
  offer: 'code',
};

// A text in three languages is three values.
const isSpoken = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,la,th';

const flat = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
      isSpoken(value)
        ? ['th', 'la', 'en'].map((language) => [`${name}.${language}`, value[language]])
        : [[name, name === 'codes' ? asText(value) : value]],
    ),
  );

// The codes of a list and how often each may be used.
const asText = (value: unknown): unknown =>
  Array.isArray(value)
    ? (value as { code: string; quota: number | null }[]).map(({ code, quota }) =>
        quota === null ? code : `${code} × ${quota}`,
      )
    : value;

// The changed values, field by field; for a new row all fields but its key.
export const changedFields = ({ kind, before, after }: ChangeRow): ChangeLine['fields'] => {
  const shown = kind === 'offer' ? flat : (fields: Readonly<Record<string, unknown>>) => fields;
  // A field that an offer has not is empty; a new game or account names each.
  const usual = (value: unknown): unknown => (kind === 'offer' ? (value ?? null) : value);
  const from = shown(fieldsOf(before ?? {}));
  return Object.entries(shown(fieldsOf(after)))
    .filter(([name, to]) => name !== keyOf[kind] && !isDeepStrictEqual(usual(from[name]), to))
    .map(([name, to]) => ({ name, from: from[name] ?? null, to }));
};
