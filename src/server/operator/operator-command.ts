import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type RowKind, rowKinds } from '#contract/operator-changes.ts';
import { DatabaseUnusable } from '#database/connection.ts';
import { changeByCommand, decideByCommand, installByCommand, listByCommand } from '#features/operator/server/public.ts';
import type { Context } from '../context.ts';
import { sealedTables } from '../features/all-parts.ts';
import { countSealed } from '../records/seal/count-sealed.ts';
import { Refusal } from '../refuse.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { createContext } from '../start/create-context.ts';
import { createLog } from '../start/create-log.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { wireProviders } from '../start/wire-providers.ts';

// npm run operator: reads and changes games, deposit accounts and settings from the command line, by the same verbs as
// the back office.

const usage = `npm run operator -- list
npm run operator -- change game JOKER '{"isListed": false}' --by "your name" --because "why"
npm run operator -- change deposit_account new '{...}' --by ... --because ...     (or the id of an account)
npm run operator -- change setting withdrawLimits '{"value": {...}}' --by ... --because ...
npm run operator -- confirm <id of the change> --by "another name"
npm run operator -- drop <id of the change> --by "your name"
npm run operator -- install first-rows.json --by "your name"                      (only while there is nothing yet)
npm run operator -- keys                          (how many secrets still need CREDENTIALS_KEY_BEFORE)`;

const wrong = (): never => {
  throw new SettingsError(`the operator command is\n${usage}`);
};

const asObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : wrong();
  } catch {
    return wrong();
  }
};

const isKind = (kind: string): kind is RowKind => rowKinds.some((known) => known === kind);

interface Words {
  readonly places: readonly string[];
  readonly by: string;
  readonly because: string;
}

const readWords = (): Words => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { by: text, because: text }, allowPositionals: true });
  return { places: positionals, by: values.by?.trim() ?? '', because: values.because?.trim() ?? '' };
};

const run = async (context: Context, { places, by, because }: Words): Promise<unknown> => {
  const [act = '', first = '', second = '', third = ''] = places;
  if (act === 'list') return listByCommand(context);
  if (act === 'keys') return countSealed(context, sealedTables);
  if (by === '') return wrong();
  if (act === 'install') return installByCommand(context, asObject(await readFile(first, 'utf8')), by);
  if (act === 'confirm') return decideByCommand(context, { changeId: first, verdict: 'APPLIED', by });
  if (act === 'drop') return decideByCommand(context, { changeId: first, verdict: 'DROPPED', by });
  if (act !== 'change' || !isKind(first) || because === '') return wrong();
  return changeByCommand(context, { kind: first, object: second, fields: asObject(third), because, by });
};

const main = async (): Promise<void> => {
  const words = readWords();
  const settings = readSettings(process.env);
  const { database, close } = await reachDatabase(settings);
  const context = createContext({ settings, database, log: createLog(settings), providers: wireProviders(settings) });
  try {
    console.log(JSON.stringify(await run(context, words), null, 2));
  } finally {
    await context.batcher.close();
    await close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable || error instanceof Refusal;
  console.error(isExpected ? `krapao: nothing changed: ${error.message}` : error);
  process.exitCode = 1;
});
