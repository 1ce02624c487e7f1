import type { Sql } from '../database.ts';

export interface Erased {
  readonly memberId: string;
  // The phone the member had before.
  readonly phone: string;
  readonly at: Date;
}

// The personal data of a member that a feature keeps beyond the books. An erasure confirmed by two people goes through
// all features in one transaction, under the member's lock.
export interface PersonalData {
  // Whether the feature has open work without a line on the statement; an erasure waits for it.
  readonly isOpen?: (sql: Sql, memberId: string) => Promise<boolean>;
  // Tables that an export leaves out: what staff write to each other.
  readonly amongStaff?: readonly string[];
  readonly erase: (sql: Sql, erased: Erased) => Promise<void>;
}
