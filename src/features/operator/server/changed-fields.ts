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

// The changed values, field by field; for a new row all fields but its key.
export const changedFields = ({ kind, before, after }: ChangeRow): ChangeLine['fields'] => {
  const from = fieldsOf(before ?? {});
  return Object.entries(fieldsOf(after))
    .filter(([name, to]) => name !== keyOf[kind] && !isDeepStrictEqual(from[name], to))
    .map(([name, to]) => ({ name, from: from[name] ?? null, to }));
};
