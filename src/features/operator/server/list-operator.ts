import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { readBanks } from '#server/operator/operator-catalogue.ts';
import { listDepositAccountRows, listGameRows, listSettingRows } from '#server/operator/operator-table.ts';
import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';

const settingOf = (context: Context, { name, value }: { readonly name: string; readonly value: unknown }) => {
  const known = context.operatorSettings.find((setting) => setting.name === name);
  return { name, value, isReadable: known?.canBe(value) ?? false, needsTwo: known?.needsTwo ?? true };
};

// Reads the tables as they are now, bypassing every cache.
export const readOperator = async (context: Context): Promise<AnswerOf<typeof operatorOfficeCalls.list>> => {
  const [games, accounts, settings, banks] = await Promise.all([
    listGameRows(context.database),
    listDepositAccountRows(context.database),
    listSettingRows(context.database),
    readBanks(context),
  ]);
  return {
    games: games.map((game) => ({ ...game, currencies: [...game.currencies] })),
    accounts: accounts.map((account) => ({ ...account, creditedSince: account.creditedSince.toISOString() })),
    settings: settings.map((setting) => settingOf(context, setting)),
    banks: banks.map(({ code, nameTH, nameEN, currency }) => ({ code, nameTH, nameEN, currency })),
  };
};

// With what applies until somebody sets it.
export const listOperator: Read<typeof operatorOfficeCalls.list> = async ({ context }) => {
  const { settings, ...operator } = await readOperator(context);
  const unset = context.operatorSettings.filter(({ name }) => !settings.some((stored) => stored.name === name));
  const usual = unset.map(({ name, usual: value }) => settingOf(context, { name, value }));
  return { ...operator, settings: [...settings, ...usual] };
};
