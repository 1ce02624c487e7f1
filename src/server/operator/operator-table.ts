import type { Sql } from '#database/database.ts';
import { bangkokMidnight } from '#contract/bangkok-day.ts';
import type { GameCode, GameProtocolName } from '#contract/games.ts';
import type { Currency } from '#money/currency.ts';

export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
}

export const listSettingRows = (sql: Sql): Promise<SettingRow[]> =>
  sql.rows<SettingRow>('select name, value from operator_setting');

export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly currency: Currency;
  // Members pay through it and nobody has an account there.
  readonly isGateway: boolean;
}

export const listBankRows = (sql: Sql): Promise<Bank[]> =>
  sql.rows<Bank>(
    `select code, name_th as "nameTH", name_en as "nameEN", currency, is_gateway as "isGateway"
     from bank order by place`,
  );

export interface GameRow {
  readonly code: GameCode;
  readonly name: string;
  readonly category: 'slot' | 'sport' | 'lotto';
  readonly protocol: GameProtocolName;
  readonly unitFactorNumerator: number;
  readonly unitFactorDenominator: number;
  readonly logo: string | null;
  readonly background: string | null;
  readonly webUrl: string | null;
  readonly androidUrl: string | null;
  readonly iosUrl: string | null;
  readonly currencies: readonly Currency[];
}

export interface KnownGameRow extends GameRow {
  readonly place: number;
  readonly isListed: boolean;
}

// Also those taken off the list: members may still hold money there.
export const listGameRows = (sql: Sql): Promise<KnownGameRow[]> =>
  sql.rows<KnownGameRow>(
    `select code, name, category, protocol, unit_factor_numerator as "unitFactorNumerator",
       unit_factor_denominator as "unitFactorDenominator", logo, background, web_url as "webUrl",
       android_url as "androidUrl", ios_url as "iosUrl", currencies, place, is_listed as "isListed"
     from game order by place, code`,
  );

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
  readonly place: number;
  readonly isListed: boolean;
  // Money with an earlier bank time is never credited automatically.
  readonly creditedSince: Date;
}

// Also those no longer shown: members go on paying to an account they know.
export const listDepositAccountRows = (sql: Sql): Promise<KnownDepositAccount[]> =>
  sql.rows<KnownDepositAccount>(
    `select account_id as "accountId", bank_code as "bankCode", bank_type as "bankType", mode,
       account_name as "accountName", account_no as "accountNo", currency, place, is_listed as "isListed",
       credited_since as "creditedSince"
     from deposit_account order by place, account_no`,
  );

// Accounts that another number or bank took the place of in their row since then, newest first. What members paid to them
// is still ours.
export const listFormerAccountRows = (sql: Sql, since: Date): Promise<KnownDepositAccount[]> =>
  sql.rows<KnownDepositAccount>(
    `select distinct on (f.bank_code, f.account_no) c.object::uuid as "accountId", f.bank_code as "bankCode",
       f.bank_type as "bankType", f.mode, f.account_name as "accountName", f.account_no as "accountNo", f.currency,
       f.place, false as "isListed", coalesce((
         select max(b.decided_at) from operator_change b where b.kind = c.kind and b.object = c.object
           and b.status = 'APPLIED' and b.decided_at < c.decided_at and b.after ->> 'account_no' = f.account_no
           and (b.before ->> 'account_no', b.before ->> 'mode', b.before ->> 'is_listed')
             is distinct from (b.after ->> 'account_no', b.after ->> 'mode', b.after ->> 'is_listed')),
         '-infinity'::timestamptz) as "creditedSince"
     from operator_change c, jsonb_populate_record(null::deposit_account, c.before) f
     where c.kind = 'deposit_account' and c.status = 'APPLIED' and c.decided_at > $1 and c.before is not null
       and (f.bank_code, f.account_no) is distinct from (c.after ->> 'bank_code', c.after ->> 'account_no')
       and not exists (select from deposit_account d where d.bank_code = f.bank_code and d.account_no = f.account_no)
     order by f.bank_code, f.account_no, c.decided_at desc`,
    [since],
  );

export interface AccountHealth {
  readonly accountId: string;
  readonly state: 'ACTIVE' | 'FROZEN';
  // Null for none.
  readonly dailyCap: bigint | null;
  // All four are null unless it is frozen.
  readonly caseNo: string | null;
  readonly frozenAmount: bigint | null;
  readonly checkAt: Date | null;
  readonly frozenAt: Date | null;
}

export const listHealthRows = (sql: Sql): Promise<AccountHealth[]> =>
  sql.rows<AccountHealth>(
    `select account_id as "accountId", state, daily_cap as "dailyCap", case_no as "caseNo",
       frozen_amount as "frozenAmount", check_at as "checkAt", frozen_at as "frozenAt"
     from account_health`,
  );

type AccountKey = Pick<DepositAccount, 'bankCode' | 'accountNo'>;
export type SumByAccount = ReadonlyMap<string, bigint>;

const keyOf = ({ bankCode, accountNo }: AccountKey): string => `${bankCode} ${accountNo}`;
export const receivedAt = (sums: SumByAccount, account: AccountKey): bigint => sums.get(keyOf(account)) ?? 0n;

// What each account received since midnight in Bangkok, by the bank's times; a receipt counts once, also if its owner
// was named later.
export const countReceivedToday = async (
  sql: Sql,
  { accounts, now }: { readonly accounts: readonly AccountKey[]; readonly now: Date },
): Promise<SumByAccount> => {
  const rows = await sql.rows<AccountKey & { received: bigint }>(
    `select to_bank_code as "bankCode", to_account_no as "accountNo", sum(amount)::bigint as received
     from bank_receipt
     where to_account_no = any ($1) and paid_at >= $2 and named_from is null
     group by to_bank_code, to_account_no`,
    [accounts.map(({ accountNo }) => accountNo), bangkokMidnight(now)],
  );
  return new Map(rows.map((row) => [keyOf(row), row.received]));
};
