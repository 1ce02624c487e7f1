import type { Site } from './ground.ts';
import { fillMembers, memberCount, memberIdOf } from './members.ts';

const entriesEach = 7;
const linesOfOthers = 10;

// The member whose statement is the long one.
export const busyMember = memberIdOf(1);
export const busyLines = 100_000;

const operations = (members: string, lines: number) =>
  `insert into operation (member_id, number, id, type, status, from_code, to_code, amount, created_at, ended_at)
   select b.member_id, n, uuidv7(), 'deposit', 'SUCCESS', 'KBANK', 'WALLET', 1, now(), now()
   from book b, generate_series(1, ${lines}) n where b.seq > 0 and ${members}`;

// Deposits of one hundredth on top of what every member has, so that the books still add up.
const moreEntries = (perMember: number) =>
  `insert into entry (member_id, seq, key, amount, from_slot, to_slot, from_after, to_after, kind, created_at)
   select b.member_id, ${entriesEach} + n, overlay(uuidv7()::text placing '00' from 35)::uuid, 1, -1, 0,
     b.balances[-1] - n, b.balances[0] + n, 'deposit', now()
   from generate_series(1, ${perMember}) n, book b where b.seq > 0`;

// A ledger of the given size, with one member's statement of 100,000 lines among a million others.
export const fillFullLedger =
  (entries: number) =>
  async (site: Site): Promise<void> => {
    await fillMembers(site);
    const perMember = Math.round(entries / memberCount) - entriesEach;
    // The rebuilt primary key is as full as one that grew by members in random order.
    const statements = [
      `alter table entry drop constraint entry_pkey, drop constraint entry_key`,
      moreEntries(perMember),
      `alter table entry add primary key (member_id, seq) with (fillfactor = 70)`,
      `alter table entry add constraint entry_key unique (key, member_id) with (fillfactor = 80)`,
      operations(`b.member_id = '${busyMember}'`, busyLines),
      operations(`b.member_id <> '${busyMember}'`, linesOfOthers),
      `update book set seq = seq + ${perMember}, balances[-1] = balances[-1] - ${perMember},
         balances[0] = balances[0] + ${perMember},
         operations = case member_id when '${busyMember}' then ${busyLines} else ${linesOfOthers} end where seq > 0`,
      `vacuum analyze book, entry, operation`,
      `checkpoint`,
    ];
    for (const statement of statements) await site.owner.rows(statement);
  };

const fullEntries = { quick: 2_000_000, whole: 10_000_000 };

export const fullEntriesOf = ({ isQuick }: { readonly isQuick: boolean }): number =>
  isQuick ? fullEntries.quick : fullEntries.whole;
