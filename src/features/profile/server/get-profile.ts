import type { AnswerOf } from '#contract/endpoint.ts';
import { bankNames } from '#server/operator/operator-catalogue.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { profileCalls } from '../contract.ts';
import { findProfile, type ProfileRow } from './profiles-table.ts';

type Answer = AnswerOf<typeof profileCalls.get>;

const bankAccountOf = async (context: Context, row: ProfileRow): Promise<Answer['bankAccount']> => {
  if (row.bank_code === null || row.account_no === null || row.account_name === null) return null;
  return {
    bank: await bankNames(context, row.bank_code),
    bankAccountName: row.account_name,
    bankAccountNo: row.account_no,
    bankCode: row.bank_code,
  };
};

export const getProfile = async (context: Context, call: Call): Promise<Answer> => {
  const { memberId } = memberOf(call);
  const row = await findProfile(context.database, memberId);
  if (row === null) throw new Error('a session without a member');
  const profile = {
    _id: memberId,
    username: row.phone,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    coin: 0,
    currency: row.currency,
  };
  return { profile, bankAccount: await bankAccountOf(context, row) };
};
