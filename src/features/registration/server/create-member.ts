import { phoneOf, type Phone } from '#contract/forms/phone-form.ts';
import type { Sql } from '#database/database.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { hashPassword, insertCredential } from '#features/auth/server/public.ts';
import { lockMember, openBook } from '#ledger';
import { insertBankAccount } from '#members/bank-accounts-table.ts';
import { claimBankAccount, claimPhone } from '#members/claims-table.ts';
import { findMember, insertMember } from '#members/members-table.ts';
import type { Currency } from '#money/currency.ts';
import { keepOpenedPlayer, type OpenedPlayer } from '#features/game/server/public.ts';
import { writeAudit } from '#server/records/audit.ts';
import { type Origin, systemOrigin } from '#server/transaction-on.ts';
import type { Refusing } from '#server/verb.ts';

export interface MemberToCreate {
  readonly phone: string;
  readonly name: string;
  readonly password: string;
  // Where the member registers, and will log in next.
  readonly place?: string;
  readonly currency: Currency;
  readonly source?: string | null;
  readonly inviter?: string | null;
  // Players that were opened at games for this member.
  readonly players?: readonly OpenedPlayer[];
  readonly bankAccount: { readonly bankCode: string; readonly accountNo: string; readonly accountName: string } | null;
}

type Creating = Refusing<'EXISTING_USER' | 'EXISTING_BANK'>;

const bySystem = systemOrigin('create member');

// An existing member was created by an earlier attempt of this very call whose COMMIT got no answer.
const takeClaims = async (
  { refuse }: Creating,
  sql: Sql,
  { phone, wished, newId }: { phone: Phone; wished: MemberToCreate; newId: string },
): Promise<{ readonly memberId: string; readonly stands: boolean }> => {
  const memberId = await claimPhone(sql, phone, newId);
  if ((await findMember(sql, memberId)) !== null)
    return memberId === newId ? { memberId, stands: true } : refuse('EXISTING_USER');
  if (wished.bankAccount !== null && !(await claimBankAccount(sql, wished.bankAccount, memberId)))
    return refuse('EXISTING_BANK');
  return { memberId, stands: false };
};

// Creates a member with an empty book, all in one transaction. Claims decide whose a phone and a bank account are; the
// claim of a try that stopped half-way gives its member id to the next try.
export const createMember = async (
  creating: Creating,
  wished: MemberToCreate,
  origin: Origin = bySystem,
): Promise<{ memberId: string }> => {
  const { context } = creating;
  const passwordHash = await hashPassword(context, wished.password);
  const phone = phoneOf(wished.phone, context.settings.isLaos);
  const { name, currency, source = null, inviter = null, bankAccount } = wished;
  const newId = context.newId();
  const create = async (sql: Sql) => {
    const at = context.now();
    const { memberId, stands } = await takeClaims(creating, sql, { phone, wished, newId });
    if (stands) return { memberId };
    await openBook(sql, { memberId, currency });
    await lockMember(sql, memberId);
    await insertMember(sql, { memberId, phone: phone.number, name, currency, source, inviter, createdAt: at });
    await insertCredential(sql, { memberId, passwordHash, at, place: wished.place ?? null });
    if (bankAccount !== null) await insertBankAccount(sql, memberId, { ...bankAccount, createdAt: at });
    for (const player of wished.players ?? []) await keepOpenedPlayer(context, sql, { memberId, player });
    const detail = { currency, source, inviter, bankCode: bankAccount?.bankCode ?? null };
    await writeAudit(sql, {
      ...origin,
      memberId,
      id: context.newId(),
      at,
      object: `member ${memberId}`,
      operationId: null,
      detail,
    });
    return { memberId };
  };
  return throughLostConnections(() => context.database.transaction(create));
};
