import type { Sql } from '#database/database.ts';
import type { ChangeKind } from '../contract.ts';

export interface Change {
  readonly memberId: string;
  readonly changeId: string;
  readonly kind: ChangeKind;
  readonly bankCode: string | null;
  readonly accountNo: string | null;
  readonly accountName: string | null;
  readonly phone: string | null;
  // The grant whose condition would count as met.
  readonly grantId: string | null;
  readonly note: string;
  readonly proposedBy: string;
  readonly proposedPerson: string;
  readonly proposedAt: Date;
}

// False if the member already has an open change.
export const insertChange = async (sql: Sql, change: Change): Promise<boolean> =>
  (await sql.one(
    `insert into member_change (member_id, change_id, kind, bank_code, account_no, account_name, phone, note, proposed_by,
       proposed_person, proposed_at, grant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (member_id) where status = 'OPEN' do nothing returning change_id`,
    [
      change.memberId,
      change.changeId,
      change.kind,
      change.bankCode,
      change.accountNo,
      change.accountName,
      change.phone,
      change.note,
      change.proposedBy,
      change.proposedPerson,
      change.proposedAt,
      change.grantId,
    ],
  )) !== null;

export const findOpenChange = (sql: Sql, memberId: string): Promise<(Change & { by: string | null }) | null> =>
  sql.one(
    `select c.member_id as "memberId", c.change_id as "changeId", c.kind, c.bank_code as "bankCode",
       c.account_no as "accountNo", c.account_name as "accountName", c.phone, c.note, c.proposed_by as "proposedBy",
       c.proposed_person as "proposedPerson", c.proposed_at as "proposedAt", c.grant_id as "grantId",
       staff.name as by
     from member_change c left join staff on staff.staff_id = c.proposed_by
     where c.member_id = $1 and c.status = 'OPEN'`,
    [memberId],
  );

export const endChange = async (
  sql: Sql,
  decided: { memberId: string; changeId: string; status: 'DONE' | 'DROPPED'; by: string; person: string; at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update member_change set status = $3, decided_by = $4, decided_person = $5, decided_at = $6
     where member_id = $1 and change_id = $2 and status = 'OPEN' returning change_id`,
    [decided.memberId, decided.changeId, decided.status, decided.by, decided.person, decided.at],
  )) !== null;

export interface WaitingChange extends Pick<Change, 'memberId' | 'kind' | 'proposedPerson' | 'proposedAt'> {
  readonly memberName: string;
  readonly by: string | null;
}

const waitingMax = 100;

export const listOpenChanges = (sql: Sql): Promise<WaitingChange[]> =>
  sql.rows<WaitingChange>(
    `select c.member_id as "memberId", member.name as "memberName", c.kind, c.proposed_person as "proposedPerson",
       c.proposed_at as "proposedAt", staff.name as by
     from member_change c join member on member.member_id = c.member_id left join staff on staff.staff_id = c.proposed_by
     where c.status = 'OPEN' order by c.proposed_at limit $1`,
    [waitingMax],
  );
