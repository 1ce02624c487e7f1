import { matchParty, proofBySender } from '#features/deposit/server/public.ts';
import { listAccountsOfMembers, plainNumber, type AccountOfMember } from '#members/bank-accounts-table.ts';
import { listOwnersOfNumberLike } from '#members/claims-table.ts';
import type { SlipParty } from '#providers/slips/port.ts';
import type { Context } from '#server/context.ts';
import type { Sender } from './require-proved-sender.ts';

// Accounts of other members that agree with what a slip shows of its sender.
const listAlike = async (
  { database }: Context,
  { bankCode, accountNo, name }: SlipParty,
  memberId: string,
): Promise<AccountOfMember[]> => {
  const signs = plainNumber(accountNo).replaceAll(/\D/g, '_');
  if (bankCode !== '' && !signs.includes('_')) return [];
  const owners = await listOwnersOfNumberLike(database, { bankCode, pattern: `%${signs}` });
  const others = owners.filter((owner) => owner !== memberId);
  const accounts = await listAccountsOfMembers(database, others);
  return accounts.filter((account) => matchParty.sender({ bankCode, accountNo, name }, account) === 'match');
};

// "unproved": only accounts that no money ever came from, which anybody can register.
export type FitsAnother = 'no' | 'unproved' | 'proved';

// Banks show four digits of an account and the beginning of a name. If those fit the account of another member too, the
// slip does not tell whose money it is; the whole number in the bank's own line does.
export const fitsAnotherMember = async (
  context: Context,
  { transfer, registered, money }: Pick<Sender, 'transfer' | 'registered' | 'money'>,
): Promise<FitsAnother> => {
  if (money.kind === 'waiting' && proofBySender(money.payer, registered) === 'proved') return 'no';
  const alike = await listAlike(context, transfer.from, registered.memberId);
  if (alike.length === 0) return 'no';
  return alike.some(({ provedAt }) => provedAt !== null) ? 'proved' : 'unproved';
};
