import { matchParty } from '#features/deposit/server/public.ts';
import { listAccountsOfMembers, plainNumber } from '#members/bank-accounts-table.ts';
import { listOwnersOfNumberLike } from '#members/claims-table.ts';
import type { SlipParty } from '#providers/slips/port.ts';
import type { Context } from '#server/context.ts';

// Banks show four digits of an account and the beginning of a name. If those fit the account of another member too, the
// slip does not tell whose money it is.
export const fitsAnotherMember = async (
  { database }: Context,
  { bankCode, accountNo, name }: SlipParty,
  memberId: string,
): Promise<boolean> => {
  const signs = plainNumber(accountNo).replaceAll(/\D/g, '_');
  if (bankCode !== '' && !signs.includes('_')) return false;
  const owners = await listOwnersOfNumberLike(database, { bankCode, pattern: `%${signs}` });
  const others = owners.filter((owner) => owner !== memberId);
  const accounts = await listAccountsOfMembers(database, others);
  return accounts.some((account) => matchParty.sender({ bankCode, accountNo, name }, account) === 'match');
};
