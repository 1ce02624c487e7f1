export interface SqlException {
  readonly file: string;
  // A piece of the statement, enough to know it by.
  readonly piece: string;
  readonly reason: string;
}

// Statements on member-owned tables that go over members: work that is due, reports, and finding out whose a value is.
export const sqlExceptions: readonly SqlException[] = [];
