import type { Sql } from '#database/database.ts';
import { checkLedger, type Finding } from '#ledger';
import { ledgerChecks } from '../all-routes.ts';

// Ids are times, so that all lie between these two.
const beforeAll = '00000000-0000-0000-0000-000000000000';
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const membersPerPart = 1_000;

// A part of all books that is proved by one statement: few enough that it never keeps others waiting.
interface Part {
  readonly after: string;
  readonly upTo: string;
}

// The part that comes next, or the first one again.
export const partAfter = async (sql: Sql, last: string | null): Promise<Part> => {
  const after = last === null || last === afterAll ? beforeAll : last;
  const row = await sql.one<{ id: string }>(
    `select member_id::text as id from book where member_id > $1 order by member_id offset $2 limit 1`,
    [after, membersPerPart - 1],
  );
  return { after, upTo: row?.id ?? afterAll };
};

// Nobody's money is told by somebody else's, so parts prove as much as one statement over all would.
export const proveEverything = async (sql: Sql): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let last: string | null = null;
  while (last !== afterAll) {
    const part: Part = await partAfter(sql, last);
    findings.push(...(await checkLedger(sql, ledgerChecks, part)));
    last = part.upTo;
  }
  return findings;
};

// Members with an entry since then, each once.
const membersSince = async (sql: Sql, since: Date): Promise<string[]> => {
  const rows = await sql.rows<{ id: string }>(`select member_id::text as id from members_since($1)`, [since]);
  return rows.map(({ id }) => id);
};

// Whoever had an entry since then, a thousand at a time.
export const proveMembersSince = async (sql: Sql, since: Date): Promise<Finding[]> => {
  const members = await membersSince(sql, since);
  const findings: Finding[] = [];
  for (let from = 0; from < members.length; from += membersPerPart) {
    const some = members.slice(from, from + membersPerPart);
    findings.push(...(await checkLedger(sql, ledgerChecks, { members: some })));
  }
  return findings;
};
