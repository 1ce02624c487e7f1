import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { readBanks } from '#server/operator/operator-catalogue.ts';
import { listDepositAccountRows, listGameRows, listSettingRows } from '#server/operator/operator-table.ts';
import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { canBeSetTo } from './can-be-set-to.ts';

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
    settings: settings.map(({ name, value }) => ({ name, value, isReadable: canBeSetTo(context, name, value) })),
    banks: banks.map(({ code, nameTH, nameEN, currency }) => ({ code, nameTH, nameEN, currency })),
  };
};

export const listOperator: Read<typeof operatorOfficeCalls.list> = ({ context }) => readOperator(context);
