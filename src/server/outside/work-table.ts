import type { Database, Sql } from '#database/database.ts';

// The columns every table of outside work has: member_id, status, sendings, inquiries, first_sent_at, last_sent_at,
// last_answer, due_at, created_at, ended_at; with an index (lane, (sendings > 0), due_at) where due_at is not null.
export interface WorkTableShape<Status extends string> {
  readonly table: string;
  readonly id: string;
  // The column that names the lane.
  readonly lane: string;
  // The select list of a row.
  readonly columns: string;
  // Statuses the kernel works on; the ended ones among them are still watched.
  readonly checked: readonly Status[];
  // The status once a request has been sent.
  readonly sent: Status;
  readonly done: Status;
  readonly returned: Status;
  // Where the provider's own reference is stored, if anywhere.
  readonly referenceColumn: string | null;
}

export interface WorkKey {
  readonly memberId: string;
  readonly workId: string;
}

export interface DueWork extends WorkKey {
  // The value of the lane column.
  readonly lane: string;
  readonly isSent: boolean;
}

// Open work in one lane.
export interface OpenFigures {
  readonly lane: string;
  readonly open: number;
  readonly due: number;
  readonly inReview: number;
  readonly oldestAt: Date;
}

export interface RecordedEnd extends WorkKey {
  readonly outcome: 'done' | 'returned';
  readonly reference: string | null;
  // A refusal of one sending counts only if there was no other sending.
  readonly sendingsMax: number | null;
  readonly at: Date;
  // When to check again although it has ended; null for never.
  readonly watchAt: Date | null;
}

const perLane = 50;
// What is made due at once; the rest waits out its backoff.
const waitingMax = 1_000;

const checkedOf = ({ checked }: WorkTableShape<string>): string => checked.map((status) => `'${status}'`).join(', ');

export interface DueQuery {
  readonly lanes: readonly string[];
  readonly now: Date;
  readonly impossible: Date;
}

interface LaneDue {
  readonly lane: string;
  readonly isSent: boolean;
}

// Like `due`, for a database on several machines, which cannot join a list of lanes to a limited subquery: first reads
// the lanes that have due work, then each lane separately.
const dueInSpread =
  ({ table, id, lane }: WorkTableShape<string>) =>
  async (sql: Sql, { lanes, now, impossible }: DueQuery): Promise<DueWork[]> => {
    const isDue = `(due_at <= $2 or due_at > $3)`;
    const found = await sql.rows<LaneDue>(
      `select distinct ${lane} as lane, (sendings > 0) as "isSent" from ${table} where ${lane} = any ($1) and ${isDue}`,
      [lanes, now, impossible],
    );
    const items = found.map((one) =>
      sql.rows<DueWork>(
        `select member_id as "memberId", ${id} as "workId", ${lane} as lane, (sendings > 0) as "isSent" from ${table}
         where ${lane} = $1 and ${isDue} and (sendings > 0) = $4 order by due_at limit ${perLane}`,
        [one.lane, now, impossible, one.isSent],
      ),
    );
    return (await Promise.all(items)).flat();
  };

const finding = <Row extends object>(shape: WorkTableShape<string>) => {
  const { table, id, lane, columns } = shape;
  const checked = checkedOf(shape);
  const key = `member_id = $1 and ${id} = $2`;
  const dueOf = (condition: string): string =>
    `(select member_id, ${id} as id, due_at from ${table} where ${lane} = l.lane and (sendings > 0) = s.is_sent and ${condition} limit ${perLane})`;
  return {
    // A limited number per lane, sent and unsent separately, so that a silent lane or a brake hides no other work.
    due: (database: Database, query: DueQuery): Promise<DueWork[]> => {
      if (database.isSpread) return dueInSpread(shape)(database, query);
      return database.rows<DueWork>(
        `select d.member_id as "memberId", d.id as "workId", l.lane, s.is_sent as "isSent"
         from unnest($1::text[]) as l (lane) cross join (values (false), (true)) as s (is_sent)
         cross join lateral (${dueOf('due_at <= $2 order by due_at')} union all ${dueOf('due_at > $3')}) d`,
        [query.lanes, query.now, query.impossible],
      );
    },
    open: (sql: Sql, limit: number): Promise<Row[]> =>
      sql.rows<Row>(
        `select ${columns} from ${table} where ended_at is null and status in (${checked}) order by created_at limit $1`,
        [limit],
      ),
    figures: (sql: Sql, now: Date): Promise<OpenFigures[]> =>
      sql.rows<OpenFigures>(
        `select ${lane} as lane, count(*)::int as open, (count(*) filter (where due_at <= $1))::int as due,
           (count(*) filter (where status = 'REVIEW'))::int as "inReview", min(created_at) as "oldestAt"
         from ${table} where ended_at is null and status in (${checked}) group by ${lane}`,
        [now],
      ),
    // Sent work that waits for its next inquiry, the oldest first.
    waiting: (sql: Sql, { of, now }: { of: string; now: Date }): Promise<WorkKey[]> =>
      sql.rows<WorkKey>(
        `select member_id as "memberId", ${id} as "workId" from ${table}
         where ${lane} = $1 and due_at > $2 and sendings > 0 and ended_at is null order by created_at limit ${waitingMax}`,
        [of, now],
      ),
    // Makes open work due now.
    hurry: (sql: Sql, { memberId, workId, now }: WorkKey & { now: Date }): Promise<object | null> =>
      sql.one(
        `update ${table} set due_at = $3 where ${key} and ended_at is null and due_at is not null returning member_id`,
        [memberId, workId, now],
      ),
    find: (sql: Sql, { memberId, workId }: WorkKey): Promise<Row | null> =>
      sql.one<Row>(`select ${columns} from ${table} where ${key}`, [memberId, workId]),
  };
};

const changing = <Row extends object>(shape: WorkTableShape<string>) => {
  const { table, id, columns } = shape;
  const checked = checkedOf(shape);
  const key = `member_id = $1 and ${id} = $2`;
  const setReference =
    shape.referenceColumn === null ? '' : `, ${shape.referenceColumn} = coalesce($7, ${shape.referenceColumn})`;
  return {
    // Takes the row for one check: a second process finds it not due. `until` is the time of the next check.
    take: (sql: Sql, due: WorkKey & { now: Date; impossible: Date; until: Date }): Promise<Row | null> =>
      sql.one<Row>(
        `update ${table} set due_at = $5 where ${key} and (due_at <= $3 or due_at > $4) and status in (${checked})
         returning ${columns}`,
        [due.memberId, due.workId, due.now, due.impossible, due.until],
      ),
    // Written before each sending, so that after a crash the row says that the work may have been sent. Null if it was
    // sent, ended or handed to a person since it was read.
    recordSending: (sql: Sql, sending: WorkKey & { sendings: number; at: Date }): Promise<Row | null> =>
      sql.one<Row>(
        `update ${table} set status = '${shape.sent}', sendings = sendings + 1, first_sent_at = coalesce(first_sent_at, $3),
           last_sent_at = $3
         where ${key} and sendings = $4 and ended_at is null and status <> 'REVIEW' returning ${columns}`,
        [sending.memberId, sending.workId, sending.at, sending.sendings],
      ),
    recordUnknown: async (
      sql: Sql,
      unknown: WorkKey & { due: Date; isForReview: boolean; answer: string },
    ): Promise<void> => {
      await sql.rows(
        `update ${table} set inquiries = inquiries + 1, due_at = $3, last_answer = $5,
           status = case when $4::boolean then 'REVIEW' when status = 'SENDING' then 'UNKNOWN' else status end
         where ${key} and ended_at is null and sendings > 0`,
        [unknown.memberId, unknown.workId, unknown.due, unknown.isForReview, unknown.answer],
      );
    },
    recordEnd: (sql: Sql, end: RecordedEnd): Promise<object | null> =>
      sql.one(
        `update ${table} set status = $3, ended_at = $4, due_at = $6${setReference}
         where ${key} and ended_at is null and sendings > 0 and ($5::int is null or sendings <= $5) returning member_id`,
        [
          end.memberId,
          end.workId,
          shape[end.outcome],
          end.at,
          end.sendingsMax,
          end.watchAt,
          ...(shape.referenceColumn === null ? [] : [end.reference]),
        ],
      ),
    // When to check the ended row next; null ends the watch.
    watch: async (sql: Sql, { memberId, workId, due }: WorkKey & { due: Date | null }): Promise<void> => {
      await sql.rows(`update ${table} set due_at = $3 where ${key} and ended_at is not null`, [memberId, workId, due]);
    },
  };
};

const reviewing = (shape: WorkTableShape<string>) => ({
  // Shows to a person what has been open since before, also what no check has reached meanwhile.
  reviewOld: async (sql: Sql, { of, before }: { of: readonly string[]; before: Date }): Promise<void> => {
    await sql.rows(
      `update ${shape.table} set status = 'REVIEW'
       where ${shape.lane} = any ($1) and due_at is not null and sendings > 0 and ended_at is null
         and status in (${checkedOf(shape)}) and status <> 'REVIEW' and first_sent_at <= $2`,
      [of, before],
    );
  },
});

// The statements of one table of outside work. Each change is conditional: the second of two changes nothing.
export const workTable = <Row extends object, Status extends string>(shape: WorkTableShape<Status>) => ({
  shape,
  ...finding<Row>(shape),
  ...changing<Row>(shape),
  ...reviewing(shape),
});

export type WorkTable<Row extends object> = ReturnType<typeof workTable<Row, string>>;
