import type { Sql } from '../database.ts';

export interface Erased {
  readonly memberId: string;
  // The phone the member had until now.
  readonly phone: string;
  readonly at: Date;
}

// What a feature keeps of a member as a person, beyond the books. An erasure of two people goes through all features in
// one transaction, under the member's lock.
export interface PersonalData {
  // Whether something is still open here that has no line on the statement; an erasure waits for it.
  readonly isOpen?: (sql: Sql, memberId: string) => Promise<boolean>;
  readonly erase: (sql: Sql, erased: Erased) => Promise<void>;
}
