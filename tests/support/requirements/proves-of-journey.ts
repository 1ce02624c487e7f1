import { test } from '@playwright/test';
import { requirements } from './requirement-list.ts';

const known = new Set(requirements.map(({ id }) => id));

// Says which rows of docs/requirements the running journey proves.
export const proves = (...ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`docs/requirements has no row ${unknown.join(', ')}`);
  for (const id of ids) test.info().annotations.push({ type: 'proves', description: id });
};
