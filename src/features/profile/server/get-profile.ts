import type { AnswerOf } from '#contract/endpoint.ts';
import { findBankAccount, type BankAccount } from '#members/bank-accounts-table.ts';
import { findMember } from '#members/members-table.ts';
import { bankNames } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import type { Read } from '#server/verb.ts';
import type { profileCalls } from '../contract.ts';
import { findCoins } from './coins-table.ts';

type Answer = AnswerOf<typeof profileCalls.get>;

const shown = async (context: Context, account: BankAccount | null): Promise<Answer['bankAccount']> => {
  if (account === null) return null;
  return {
    bank: await bankNames(context, account.bankCode),
    bankAccountName: account.accountName,
    bankAccountNo: account.accountNo,
    bankCode: account.bankCode,
  };
};

export const getProfile: Read<typeof profileCalls.get> = async ({ context, member: { memberId } }) => {
  const [member, account, coin] = await Promise.all([
    findMember(context.database, memberId),
    findBankAccount(context.database, memberId),
    findCoins(context.database, memberId),
  ]);
  if (member === null) throw new Error('the member of a session is missing');
  const profile = {
    _id: memberId,
    username: member.phone,
    name: member.name,
    createdAt: member.createdAt.toISOString(),
    coin,
    currency: member.currency,
  };
  return { profile, bankAccount: await shown(context, account) };
};
