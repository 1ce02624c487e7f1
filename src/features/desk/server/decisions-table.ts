import type { Sql } from '#database/database.ts';
import type { WorkKey } from '#server/outside/work-table.ts';

export interface Decision extends WorkKey {
  readonly decisionId: string;
  readonly workKind: string;
  readonly outcome: 'done' | 'refused';
  readonly reference: string | null;
  // What came in, of work that brings money in.
  readonly amount: bigint | null;
  readonly note: string;
  readonly proposedBy: string;
  readonly proposedPerson: string;
  readonly proposedAt: Date;
}

type OpenDecision = Pick<Decision, 'memberId' | 'workKind' | 'workId' | 'proposedPerson'>;

const columns = `member_id as "memberId", decision_id as "decisionId", work_kind as "workKind", work_id as "workId", outcome,
  reference, amount, note, proposed_by as "proposedBy", proposed_person as "proposedPerson", proposed_at as "proposedAt"`;

// False if the work already has an open proposal.
export const insertDecision = async (sql: Sql, decision: Decision): Promise<boolean> =>
  (await sql.one(
    `insert into outside_decision (member_id, decision_id, work_kind, work_id, outcome, reference, note, proposed_by, proposed_person,
       proposed_at, amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (member_id, work_kind, work_id) where status = 'OPEN' do nothing returning member_id`,
    [
      decision.memberId,
      decision.decisionId,
      decision.workKind,
      decision.workId,
      decision.outcome,
      decision.reference,
      decision.note,
      decision.proposedBy,
      decision.proposedPerson,
      decision.proposedAt,
      decision.amount,
    ],
  )) !== null;

export const findOpenDecision = (sql: Sql, work: WorkKey & { workKind: string }): Promise<Decision | null> =>
  sql.one<Decision>(
    `select ${columns} from outside_decision
     where member_id = $1 and work_kind = $2 and work_id = $3 and status = 'OPEN'`,
    [work.memberId, work.workKind, work.workId],
  );

// The open proposals about work of these members.
export const listOpenDecisions = (sql: Sql, memberIds: readonly string[]): Promise<OpenDecision[]> =>
  sql.rows<OpenDecision>(
    `select member_id as "memberId", work_kind as "workKind", work_id as "workId", proposed_person as "proposedPerson"
     from outside_decision where member_id = any ($1) and status = 'OPEN'`,
    [memberIds],
  );

export const endDecision = (
  sql: Sql,
  decided: {
    memberId: string;
    decisionId: string;
    status: 'CONFIRMED' | 'WITHDRAWN';
    by: string;
    person: string;
    at: Date;
  },
): Promise<object | null> =>
  sql.one(
    `update outside_decision set status = $3, decided_by = $4, decided_person = $5, decided_at = $6
     where member_id = $1 and decision_id = $2 and status = 'OPEN' returning member_id`,
    [decided.memberId, decided.decisionId, decided.status, decided.by, decided.person, decided.at],
  );

export const findStaffName = async (sql: Sql, staffId: string): Promise<string | null> =>
  (await sql.one<{ name: string }>(`select name from staff where staff_id = $1`, [staffId]))?.name ?? null;
