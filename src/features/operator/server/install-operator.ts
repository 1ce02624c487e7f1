import type { Context } from '#server/context.ts';
import type { DepositAccountFields, GameFields } from '#contract/operator-changes.ts';
import { byCommand } from '#server/records/acts-by.ts';
import { insertFirstRows } from '#server/records/operator-changes-table.ts';
import { columnsOf } from './column-names.ts';

export interface FirstRows {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly games: readonly (GameFields & { readonly code: string })[];
  readonly accounts: readonly (DepositAccountFields & { readonly accountId: string })[];
}

// The first settings, games and accounts of an operator. Once any exist it changes nothing and returns false.
export const installOperator = async (
  context: Pick<Context, 'database' | 'now' | 'newId'>,
  first: FirstRows,
  by: string,
): Promise<boolean> => {
  const rows = [
    ...Object.entries(first.settings).map(([name, value]) => ({ kind: 'setting', row: { name, value } })),
    ...first.games.map((game) => ({ kind: 'game', row: columnsOf(game) })),
    ...first.accounts.map((account) => ({ kind: 'deposit_account', row: columnsOf(account) })),
  ];
  const asked = { rows, by: await byCommand(context, by, 'install operator'), at: context.now() };
  return context.database.transaction((sql) => insertFirstRows(sql, asked));
};
