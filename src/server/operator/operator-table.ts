import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
}

export const readSettingRows = (sql: Sql): Promise<SettingRow[]> =>
  sql.rows<SettingRow>('select name, value from operator_setting');

export const writeSettingRow = async (sql: Sql, row: SettingRow & { at: Date }): Promise<void> => {
  await sql.rows(
    `insert into operator_setting (name, value, updated_at) values ($1, $2::jsonb, $3)
     on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [row.name, JSON.stringify(row.value), row.at],
  );
};

export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly currency: Currency;
}

export const readBankRows = (sql: Sql): Promise<Bank[]> =>
  sql.rows<Bank>(`select code, name_th as "nameTH", name_en as "nameEN", currency from bank order by place`);

export interface GameRow {
  readonly code: string;
  readonly name: string;
  readonly category: 'slot' | 'sport' | 'lotto';
  readonly protocol: 'joker' | 'transfer-wallet';
  readonly unitFactorNumerator: number;
  readonly unitFactorDenominator: number;
  readonly logo: string | null;
  readonly background: string | null;
  readonly webUrl: string | null;
  readonly androidUrl: string | null;
  readonly iosUrl: string | null;
  readonly currencies: readonly Currency[];
}

// Also those taken off the list: members may still hold money there.
export const readGameRows = (sql: Sql): Promise<(GameRow & { readonly isListed: boolean })[]> =>
  sql.rows(
    `select code, name, category, protocol, unit_factor_numerator as "unitFactorNumerator",
       unit_factor_denominator as "unitFactorDenominator", logo, background, web_url as "webUrl",
       android_url as "androidUrl", ios_url as "iosUrl", currencies, is_listed as "isListed"
     from game order by place`,
  );

export const insertGameRow = async (sql: Sql, row: GameRow & { place: number }): Promise<void> => {
  await sql.rows(
    `insert into game (code, name, category, protocol, unit_factor_numerator, unit_factor_denominator, logo, background,
       web_url, android_url, ios_url, currencies, place)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (code) do nothing`,
    [
      row.code,
      row.name,
      row.category,
      row.protocol,
      row.unitFactorNumerator,
      row.unitFactorDenominator,
      row.logo,
      row.background,
      row.webUrl,
      row.androidUrl,
      row.iosUrl,
      row.currencies,
      row.place,
    ],
  );
};

export interface DepositAccount {
  readonly accountId: string;
  readonly bankCode: string;
  readonly bankType: 'BANK' | 'QR';
  readonly mode: 'AUTO' | 'MANUAL';
  readonly accountName: string;
  readonly accountNo: string;
  readonly currency: Currency;
}

export interface KnownDepositAccount extends DepositAccount {
  readonly isListed: boolean;
  // Money with an earlier bank time is never credited by itself.
  readonly creditedSince: Date;
}

// Also those no longer shown: members go on paying to an account they know.
export const readDepositAccountRows = (sql: Sql): Promise<KnownDepositAccount[]> =>
  sql.rows(
    `select account_id as "accountId", bank_code as "bankCode", bank_type as "bankType", mode,
       account_name as "accountName", account_no as "accountNo", currency, is_listed as "isListed",
       credited_since as "creditedSince"
     from deposit_account order by place`,
  );

export const insertDepositAccountRow = async (
  sql: Sql,
  row: DepositAccount & { place: number; creditedSince: Date },
): Promise<void> => {
  await sql.rows(
    `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
       credited_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (bank_code, account_no) do nothing`,
    [
      row.accountId,
      row.bankCode,
      row.bankType,
      row.mode,
      row.accountName,
      row.accountNo,
      row.currency,
      row.place,
      row.creditedSince,
    ],
  );
};
