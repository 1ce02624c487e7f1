import type { Sql } from '#database/database.ts';
import {
  type OperationLine,
  type OperationSource,
  type OperationStatus,
  type OperationType,
  requireId,
} from './move.ts';

// A line without an entry, such as a deposit that was only recorded. Repeating it under the same id adds nothing.
export const openOperation = async (
  sql: Sql,
  memberId: string,
  { line, at }: { readonly line: OperationLine; readonly at: Date },
): Promise<void> => {
  await sql.rows('select public.open_operation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
    requireId(memberId),
    requireId(line.id),
    line.type,
    line.status,
    line.from,
    line.to,
    line.amount,
    line.source ?? null,
    line.description ?? null,
    line.note ?? null,
    at,
  ]);
};

// Ends a line without an entry. Repeating changes nothing: a line that has ended keeps its end.
const closeOperation = async (
  sql: Sql,
  memberId: string,
  end: {
    readonly operationId: string;
    readonly status: 'SUCCESS' | 'FAILED';
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> => {
  await sql.rows('select public.close_operation($1, $2, $3, $4, $5)', [
    requireId(memberId),
    requireId(end.operationId),
    end.status,
    end.note,
    end.at,
  ]);
};

export interface Operation {
  readonly number: bigint;
  readonly id: string;
  readonly type: OperationType;
  readonly status: OperationStatus;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: bigint;
  readonly source: OperationSource | null;
  readonly description: string | null;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

// At least one row if there is a book: only the total, if the page is after the last line.
type PageRow = Operation & { readonly total: bigint };
type EmptyRow = { readonly total: bigint; readonly number: null };

const columns = `o.number, o.id, o.type, o.status, o.from_code as "from", o.to_code as "to", o.amount, o.source,
    o.description, o.note, o.created_at as "createdAt", o.ended_at as "endedAt"`;

const pageStatement = `select b.operations as total, ${columns}
  from public.book b
  left join public.operation o on o.member_id = b.member_id
    and o.number > b.operations - $2::bigint - $3::bigint and o.number <= b.operations - $2::bigint
  where b.member_id = $1
  order by o.number desc`;

const operationOf = ({ total: _total, ...operation }: PageRow): Operation => operation;

// A page of the statement, newest first. Lines are numbered without gaps, so every page costs the same and the total is
// known without counting.
export const operationsPage = async (
  sql: Sql,
  memberId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly total: number; readonly operations: Operation[] }> => {
  const skipped = BigInt(page - 1) * BigInt(limit);
  const rows = await sql.rows<PageRow | EmptyRow>(pageStatement, [memberId, skipped, limit]);
  return {
    total: Number(rows[0]?.total ?? 0n),
    operations: rows.filter((row) => row.number !== null).map(operationOf),
  };
};

const findOperation = (sql: Sql, memberId: string, operationId: string): Promise<Operation | null> =>
  sql.one<Operation>(`select ${columns} from public.operation o where o.id = $1 and o.member_id = $2`, [
    operationId,
    memberId,
  ]);

// Statement lines that no entry opens or closes, and one line by its id.
export const statementLine = { open: openOperation, close: closeOperation, find: findOperation } as const;
