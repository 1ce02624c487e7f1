import type { Sql } from '#database/database.ts';
import { sqlStateOf } from '#database/sql-state.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { accounts, lockMember } from '#ledger';
import type { ChangeKind, ChangeStatus } from '#contract/operator-changes.ts';
import type { Refuse } from '../verb.ts';

// Who acts, in the terms of the database's functions. `key` tells people apart.
export interface ActsBy {
  readonly kind: 'staff' | 'system';
  readonly id: string | null;
  readonly key: string;
  readonly name: string;
  readonly act: string;
  readonly requestId: string;
  readonly address: string;
  readonly auditId: string;
}

export interface WantedChange {
  readonly kind: ChangeKind;
  readonly object: string;
  // By column name.
  readonly fields: Readonly<Record<string, unknown>>;
  readonly because: string;
}

// Conflicts that the tables themselves find in a change, such as an account number that already exists.
const againstTables = {
  23502: 'CHANGE_INVALID',
  23503: 'CHANGE_INVALID',
  23505: 'CHANGE_INVALID',
  23514: 'CHANGE_INVALID',
} as const;
const againstProposing = { ...againstTables, KR014: 'CHANGE_SAME' } as const;
const againstDropping = { KR011: 'NO_DATA', KR012: 'DECIDED_ALREADY' } as const;
const againstApplying = {
  ...againstTables,
  ...againstDropping,
  KR013: 'SAME_PERSON',
  KR015: 'CHANGE_MOVED_ON',
} as const;

type CodeIn<States> = States[keyof States] & RefusalCode;
export type ProposalRefusal = CodeIn<typeof againstProposing>;
export type DecisionRefusal = CodeIn<typeof againstApplying>;

const statusOf = async <States extends object>(
  answer: Promise<{ status: ChangeStatus } | null>,
  states: States,
  refuse: Refuse<CodeIn<States>>,
): Promise<ChangeStatus> => {
  try {
    const row = await answer;
    if (row === null) throw new Error('a change without an answer');
    return row.status;
  } catch (error) {
    const code = new Map(Object.entries(states)).get(sqlStateOf(error) ?? '') as CodeIn<States> | undefined;
    if (code === undefined) throw error;
    return refuse(code);
  }
};

interface Deciding<Code extends RefusalCode> {
  readonly sql: Sql;
  readonly refuse: Refuse<Code>;
}

// The member whose chain records changes; its lock makes changes run one by one.
export const operatorId = accounts.house.BAHT;

export const insertChange = async (
  { sql, refuse }: Deciding<ProposalRefusal>,
  change: { changeId: string; wanted: WantedChange; by: ActsBy; at: Date },
): Promise<ChangeStatus> => {
  await lockMember(sql, operatorId);
  const asked = sql.one<{ status: ChangeStatus }>(
    `select public.propose_operator_change($1::jsonb, $2, $3::jsonb, $4) as status`,
    [JSON.stringify(change.wanted), change.changeId, JSON.stringify(change.by), change.at],
  );
  return statusOf(asked, againstProposing, refuse);
};

interface Decision {
  readonly changeId: string;
  readonly by: ActsBy;
  readonly at: Date;
}

const decide = async (sql: Sql, verdict: 'APPLIED' | 'DROPPED', { changeId, by, at }: Decision) => {
  await lockMember(sql, operatorId);
  return sql.one<{ status: ChangeStatus }>(`select public.decide_operator_change($1, $2, $3::jsonb, $4) as status`, [
    verdict,
    changeId,
    JSON.stringify(by),
    at,
  ]);
};

export const recordApplied = ({ sql, refuse }: Deciding<DecisionRefusal>, decision: Decision): Promise<ChangeStatus> =>
  statusOf(decide(sql, 'APPLIED', decision), againstApplying, refuse);

export const recordDropped = (
  { sql, refuse }: Deciding<CodeIn<typeof againstDropping>>,
  decision: Decision,
): Promise<ChangeStatus> => statusOf(decide(sql, 'DROPPED', decision), againstDropping, refuse);

export interface ChangeRow {
  readonly changeId: string;
  readonly kind: ChangeKind;
  readonly object: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  readonly because: string;
  readonly needsTwo: boolean;
  readonly status: ChangeStatus;
  // The key of who made it.
  readonly madeKey: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

const columns = `change_id as "changeId", kind, object, before, after, because, needs_two as "needsTwo", status,
  made_by as "madeKey", made_name as "madeBy", made_at as "madeAt", decided_name as "decidedBy", decided_at as "decidedAt"`;

export const findChange = (sql: Sql, changeId: string): Promise<ChangeRow | null> =>
  sql.one<ChangeRow>(`select ${columns} from operator_change where change_id = $1`, [changeId]);

export const listWaitingChanges = (sql: Sql, page: { limit: number; offset: number }): Promise<ChangeRow[]> =>
  sql.rows<ChangeRow>(
    `select ${columns} from operator_change where status = 'WAITING' order by made_at, change_id limit $1 offset $2`,
    [page.limit, page.offset],
  );

// Those of one kind, of one object or of all.
export const listWaitingChangesOf = (sql: Sql, kind: ChangeKind, object: string | null = null): Promise<ChangeRow[]> =>
  sql.rows<ChangeRow>(
    `select ${columns} from operator_change
     where status = 'WAITING' and kind = $1 and ($2::text is null or object = $2) order by made_at`,
    [kind, object],
  );

const versionsMax = 20;

// What took effect of one object, newest first.
export const listAppliedChanges = (
  sql: Sql,
  { kind, object }: { readonly kind: ChangeKind; readonly object: string },
): Promise<ChangeRow[]> =>
  sql.rows<ChangeRow>(
    `select ${columns} from operator_change where kind = $1 and object = $2 and status = 'APPLIED'
     order by decided_at desc, made_at desc limit ${versionsMax}`,
    [kind, object],
  );

export const listChangesById = (sql: Sql, changeIds: readonly string[]): Promise<ChangeRow[]> =>
  sql.rows<ChangeRow>(`select ${columns} from operator_change where change_id = any($1::uuid[])`, [changeIds]);

export const listEndedChanges = (sql: Sql, page: { limit: number; offset: number }): Promise<ChangeRow[]> =>
  sql.rows<ChangeRow>(
    `select ${columns} from operator_change where status <> 'WAITING' order by decided_at desc, change_id limit $1 offset $2`,
    [page.limit, page.offset],
  );

export const countWaitingChanges = (sql: Sql): Promise<{ count: number; oldestAt: Date | null } | null> =>
  sql.one(`select count(*)::int as count, min(made_at) as "oldestAt" from operator_change where status = 'WAITING'`);

// False once the operator has any rows.
export const insertFirstRows = async (
  sql: Sql,
  first: { rows: readonly object[]; by: ActsBy; at: Date },
): Promise<boolean> => {
  const answer = await sql.one<{ isNew: boolean }>(
    `select public.install_operator($1::jsonb, $2::jsonb, $3) as "isNew"`,
    [JSON.stringify(first.rows), JSON.stringify(first.by), first.at],
  );
  return answer?.isNew === true;
};
