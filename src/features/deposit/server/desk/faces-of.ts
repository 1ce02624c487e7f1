import { masked } from '#contract/masked.ts';
import type { Sql } from '#database/database.ts';
import { listAccountsOfMembers } from '#members/bank-accounts-table.ts';
import { listMembers, type Member } from '#members/members-table.ts';
import type { DeskItem } from '../../office-contract.ts';

export type Face = NonNullable<DeskItem['member']>;

interface KnownFace {
  readonly member: Member;
  readonly face: Face;
}

// How the desk names members: a name alone may be that of several.
export const facesOf = async (sql: Sql, memberIds: readonly string[]): Promise<ReadonlyMap<string, KnownFace>> => {
  const [members, accounts] = await Promise.all([listMembers(sql, memberIds), listAccountsOfMembers(sql, memberIds)]);
  const accountOf = new Map(
    accounts.map(({ memberId, bankCode, accountNo }) => [memberId, { bankCode, accountNo: masked(accountNo) }]),
  );
  return new Map(
    members.map((member) => {
      const { memberId, name, phone } = member;
      return [
        memberId,
        { member, face: { memberId, name, phone: masked(phone), account: accountOf.get(memberId) ?? null } },
      ];
    }),
  );
};
