import type { Sql } from '#database/database.ts';

export interface AuditStep {
  readonly act: string;
  // The name of the person, if a member of staff did it.
  readonly by: string | null;
  readonly isByMember: boolean;
  readonly at: Date;
  readonly detail: Record<string, unknown>;
}

const columns = `audit.act, staff.name as by, audit.actor_kind = 'member' as "isByMember", audit.at, audit.detail
  from audit left join staff on staff.staff_id = audit.actor_id`;

// What a member's audit chain says about one object, oldest first; by an index, however long the chain is.
export const listObjectSteps = (sql: Sql, memberId: string, object: string): Promise<AuditStep[]> =>
  sql.rows<AuditStep>(`select ${columns} where audit.member_id = $1 and audit.object = $2 order by audit.number`, [
    memberId,
    object,
  ]);

interface AuditedObject {
  // Whose chain it is in.
  readonly memberId: string;
  readonly object: string;
}

// What staff did to several objects, oldest first within each chain.
export const listStaffStepsOf = (
  sql: Sql,
  objects: readonly AuditedObject[],
): Promise<(AuditStep & Pick<AuditedObject, 'object'>)[]> =>
  sql.rows(
    `select audit.object, ${columns} join unnest($1::uuid[], $2::text[]) as asked (member_id, object)
       on audit.member_id = asked.member_id and audit.object = asked.object
     where audit.actor_kind = 'staff' order by audit.number`,
    [objects.map(({ memberId }) => memberId), objects.map(({ object }) => object)],
  );

const newestMax = 20;

// What staff did to a member, newest first.
export const listStaffSteps = (sql: Sql, memberId: string): Promise<AuditStep[]> =>
  sql.rows<AuditStep>(
    `select ${columns} where audit.member_id = $1 and audit.actor_kind = 'staff' order by audit.number desc limit $2`,
    [memberId, newestMax],
  );
