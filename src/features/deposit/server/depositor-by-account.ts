import { isNobodysAccount } from '#contract/forms/bank-account-form.ts';
import type { Sql } from '#database/database.ts';
import {
  findAccountOfMember,
  plainNumber,
  type AccountOfMember,
  type BankAccountKey,
} from '#members/bank-accounts-table.ts';
import { findBankAccountOwner } from '#members/claims-table.ts';

// The member whose registered account it is; a number that is nobody's has none, even if it was registered. The claim of a
// replaced account stays with its member; a proof of the present account says nothing about the old one.
export const depositorByAccount = async (sql: Sql, shown: BankAccountKey): Promise<AccountOfMember | null> => {
  if (isNobodysAccount(shown.accountNo)) return null;
  const account = { bankCode: shown.bankCode, accountNo: plainNumber(shown.accountNo) };
  const owner = await findBankAccountOwner(sql, account);
  const depositor = owner === null ? null : await findAccountOfMember(sql, owner);
  if (depositor === null) return null;
  const isPresent = depositor.bankCode === account.bankCode && depositor.accountNo === account.accountNo;
  return isPresent ? depositor : { ...depositor, provedAt: null };
};
