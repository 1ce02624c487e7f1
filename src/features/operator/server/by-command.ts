import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { type ChangeStatus, depositAccountFields, gameFields } from '#contract/operator-changes.ts';
import { knownDepositAccounts } from '#server/operator/operator-catalogue.ts';
import { Refusal } from '#server/refuse.ts';
import type { ChangeLine } from '../office-contract.ts';
import { byCommand, personOfKey } from '#server/records/acts-by.ts';
import { isSuspended } from '#server/records/staff-persons-table.ts';
import {
  findChange,
  recordApplied,
  recordDropped,
  listWaitingChanges,
  type WantedChange,
} from '#server/records/operator-changes-table.ts';
import { checkNewChange } from './check-change.ts';
import { checkAgain } from './decide-change.ts';
import { installOperator } from './install-operator.ts';
import { lineOf } from './list-changes.ts';
import { readOperator } from './list-operator.ts';
import { propose } from './propose-change.ts';

// What the command line does with the operator's rows. The person who runs a command names who decided; both names are
// audited, and a change that steers money needs two.

const refuse = (code: RefusalCode): never => {
  throw new Refusal(code);
};

// A suspended person changes and confirms nothing here either.
const byActive = async (context: Context, name: string, act: string) => {
  const by = await byCommand(context, name, act);
  const personId = personOfKey(by.key);
  if (personId !== null && (await isSuspended(context.database, personId))) refuse('NOT_PERMITTED');
  return by;
};

interface Answered {
  readonly changeId: string;
  readonly status: ChangeStatus;
}

export const changeByCommand = async (
  context: Context,
  { by, ...wanted }: WantedChange & { readonly by: string },
): Promise<Answered> => {
  await checkNewChange({ context, refuse }, wanted);
  const operationId = context.newId();
  const change = { wanted, by: await byActive(context, by, 'change operator') };
  const status = await context.database.transaction((sql) =>
    propose({ context, refuse }, { sql, operationId, now: context.now() }, change),
  );
  return { changeId: operationId, status };
};

export const decideByCommand = async (
  context: Context,
  { changeId, verdict, by }: { changeId: string; verdict: 'APPLIED' | 'DROPPED'; by: string },
): Promise<Answered> => {
  const isId = z.safeParse(z.uuid(), changeId).success;
  const change = (isId ? await findChange(context.database, changeId) : null) ?? refuse('NO_DATA');
  if (verdict === 'APPLIED') await checkAgain({ context, refuse }, change);
  const act = 'decide operator change';
  const [named, note] = verdict === 'APPLIED' ? [byActive, recordApplied] : [byCommand, recordDropped];
  const decision = { changeId, by: await named(context, by, act), at: context.now() };
  const status = await context.database.transaction((sql) => note({ sql, refuse }, decision));
  return { changeId, status };
};

const firstRows = z.object({
  settings: z.record(z.string(), z.unknown()),
  games: z.array(z.extend(gameFields, { code: z.string() })),
  accounts: z.array(depositAccountFields),
});

// The first rows of a new installation. Returns whether they were written; refuses CHANGE_INVALID.
export const installByCommand = async (
  context: Context,
  first: unknown,
  by: string,
): Promise<{ readonly isInstalled: boolean }> => {
  const read = z.safeParse(firstRows, first);
  if (!read.success) return refuse('CHANGE_INVALID');
  const { settings, games, accounts } = read.data;
  const changes = [
    ...Object.entries(settings).map(([object, value]) => ({ kind: 'setting', object, fields: { value } }) as const),
    ...games.map(({ code, ...fields }) => ({ kind: 'game', object: code, fields }) as const),
    ...accounts.map((fields) => ({ kind: 'deposit_account', object: 'new', fields }) as const),
  ];
  for (const change of changes) await checkNewChange({ context, refuse }, change);
  const named = accounts.map((account) => ({ ...account, accountId: context.newId() }));
  return { isInstalled: await installOperator(context, { settings, games, accounts: named }, by) };
};

const shown = 1_000;

export const listByCommand = async (context: Context): Promise<object> => {
  const accounts = await knownDepositAccounts(context);
  const rows = await listWaitingChanges(context.database, { limit: shown, offset: 0 });
  const waiting: ChangeLine[] = rows.map((row) => lineOf(row, accounts));
  const known = context.operatorSettings.map(({ name, about, usual, needsTwo }) => ({
    name,
    about,
    usual,
    needsTwo,
  }));
  return { ...(await readOperator(context)), knownSettings: known, waiting };
};
