import type { Database, Sql } from '#database/database.ts';
import { queryCanceled, sqlStateOf } from '#database/sql-state.ts';
import { checkLedger, type Finding } from '#ledger';
import { ledgerChecks } from '../features/all-parts.ts';
import { type Head, headsOf, keepCheckpoints } from './checkpoints.ts';

// A database on several machines proves one member at a time, each from the beginning: a list of members would become
// many statements at many instants.
type Books = Sql & Partial<Pick<Database, 'isSpread'>>;

// A proof of some members: what it found, and for which members it could not run.
export interface Proof {
  readonly findings: readonly Finding[];
  readonly unproved: readonly Unproved[];
}

export interface Unproved {
  readonly memberId: string;
  readonly error: unknown;
}

// The books of one member say nothing about another's, so proving in parts proves as much as one statement over all. A
// part is what one statement proves in a few seconds: a number of rows, or of members.
const rowsPerPart = 200_000;
const membersPerPart = 1_000;

// Ids contain times, so all lie between these two.
const beforeAll = '00000000-0000-0000-0000-000000000000';
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

// Neighbours by id; members between them without a book are included.
interface Part {
  readonly after: string;
  readonly members: readonly string[];
  readonly upTo: string;
}

const partOf = (after: string, members: readonly string[], upTo = members.at(-1) ?? afterAll): Part => ({
  after,
  members,
  upTo,
});

// The next part, or the first one again.
export const partAfter = async (sql: Sql, last: string | null): Promise<Part> => {
  const after = last === null || last === afterAll ? beforeAll : last;
  const next = await sql.rows<{ id: string }>(
    `select member_id::text as id from book where member_id > $1 order by member_id limit $2`,
    [after, membersPerPart],
  );
  let rows = 0;
  const heads = await headsOf(
    sql,
    next.map(({ id }) => id),
  );
  const some = heads.flatMap(({ memberId, seq, operations, auditNumber }, place) => {
    rows += Number(seq + operations + auditNumber);
    return place === 0 || rows <= rowsPerPart ? [memberId] : [];
  });
  return partOf(after, some, some.length === next.length && next.length < membersPerPart ? afterAll : undefined);
};

export const isLastPart = ({ upTo }: Part): boolean => upTo === afterAll;

const joined = (proofs: readonly Proof[]): Proof => ({
  findings: proofs.flatMap(({ findings }) => findings),
  unproved: proofs.flatMap(({ unproved }) => unproved),
});

// One statement, or two halves if the statement took too long, down to one member, so that one member who is too much
// for a statement blocks nobody else.
const proveInHalves = async <Some extends { readonly memberId: string }>(
  all: readonly Some[],
  prove: (some: readonly Some[]) => Promise<readonly Finding[]>,
): Promise<Proof> => {
  try {
    return { findings: await prove(all), unproved: [] };
  } catch (error) {
    const isTooMuch = sqlStateOf(error) === queryCanceled;
    if (!isTooMuch || all.length < 2)
      return { findings: [], unproved: all.map(({ memberId }) => ({ memberId, error })) };
    const middle = Math.ceil(all.length / 2);
    return joined([await proveInHalves(all.slice(0, middle), prove), await proveInHalves(all.slice(middle), prove)]);
  }
};

// The ids from one member to the next, so that members without a book are included.
const spansOf = ({ after, members, upTo }: Part) =>
  (members.length === 0 ? [upTo] : members).map((memberId, place) => ({
    memberId,
    after: members[place - 1] ?? after,
    upTo: place >= members.length - 1 ? upTo : memberId,
  }));

const proveEach = async (sql: Sql, members: readonly string[]): Promise<Proof> => {
  const proofs: Proof[] = [];
  for (const memberId of members) {
    proofs.push(await proveInHalves([{ memberId }], () => checkLedger(sql, ledgerChecks, { members: [memberId] })));
  }
  return joined(proofs);
};

// The whole history of a part, ignoring checkpoints.
export const provePart = (sql: Books, part: Part): Promise<Proof> =>
  sql.isSpread === true
    ? proveEach(sql, part.members)
    : proveInHalves(spansOf(part), (spans) =>
        checkLedger(sql, ledgerChecks, { after: spans[0]?.after ?? part.after, upTo: spans.at(-1)?.upTo ?? part.upTo }),
      );

export const proveEverything = async (sql: Books): Promise<Proof> => {
  const proofs: Proof[] = [];
  let part: Part | null = null;
  do {
    part = await partAfter(sql, part?.upTo ?? null);
    proofs.push(await provePart(sql, part));
  } while (!isLastPart(part));
  return joined(proofs);
};

// Members with an entry since then, each once.
const membersSince = async (sql: Sql, since: Date): Promise<string[]> => {
  const rows = await sql.rows<{ id: string }>(`select member_id::text as id from members_since($1)`, [since]);
  return rows.map(({ id }) => id);
};

const inParts = (heads: readonly Head[]): Head[][] => {
  const parts: Head[][] = [];
  let rows = 0;
  for (const head of heads) {
    const last = parts.at(-1);
    rows += head.ahead;
    if (last === undefined || last.length === membersPerPart || rows > rowsPerPart) {
      parts.push([head]);
      rows = head.ahead;
    } else last.push(head);
  }
  return parts;
};

// The heads were read before the proof began, so a checkpoint covers nothing later.
const moveForward = async (sql: Sql, proved: { heads: readonly Head[]; proof: Proof }, at: Date): Promise<Proof> => {
  const { heads, proof } = proved;
  const others = new Set([...proof.findings, ...proof.unproved].map(({ memberId }) => memberId));
  const green = heads.filter(({ memberId }) => !others.has(memberId));
  try {
    await keepCheckpoints(sql, green, at);
    return proof;
  } catch (error) {
    return joined([proof, { findings: [], unproved: green.map(({ memberId }) => ({ memberId, error })) }]);
  }
};

// Members with an entry since then, from their checkpoints on: the cost grows with recent moves, not with the whole
// history.
export const proveMembersSince = async (sql: Books, since: Date, at: Date): Promise<Proof> => {
  const members = await membersSince(sql, since);
  if (sql.isSpread === true) return proveEach(sql, members);
  const proofs: Proof[] = [];
  for (let from = 0; from < members.length; from += membersPerPart) {
    for (const heads of inParts(await headsOf(sql, members.slice(from, from + membersPerPart)))) {
      const proof = await proveInHalves(heads, (some) =>
        checkLedger(sql, ledgerChecks, { since: some.map(({ memberId }) => memberId) }),
      );
      proofs.push(await moveForward(sql, { heads, proof }, at));
    }
  }
  return joined(proofs);
};
