import type { Sql } from '#database/database.ts';
import { lockName } from '#database/lock-name.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '../context.ts';
import type { DeleteOld } from '../jobs/sweep.ts';
import type { Work } from '../transaction-on.ts';
import { alonePerDay, twoPersonThreshold } from './shared-settings.ts';

// What one person may decide without a second: per decision and member within 24 hours, and in total within 24 hours,
// whatever kind of decision it is.
export interface AloneLimits {
  readonly threshold: bigint;
  readonly perDay: bigint;
}

// What the person has decided alone within 24 hours.
interface DecidedAlone {
  readonly forMember: bigint;
  readonly ofPerson: bigint;
}

// Exceeded by the amount itself, with the rest of the day for this member, or with the rest of the person's day.
export type SecondPerson = 'AMOUNT' | 'DAY' | 'PERSON_DAY';

export type LimitsOf = Readonly<Record<Currency, AloneLimits>>;

// Read ahead of the transaction, as settings belong to no member.
export const aloneLimits = async ({ context }: { readonly context: Context }): Promise<LimitsOf> => {
  const [threshold, day] = await Promise.all([twoPersonThreshold.read(context), alonePerDay.read(context)]);
  const of = (currency: Currency): AloneLimits => ({
    threshold: threshold[currency],
    perDay: (day ?? threshold)[currency],
  });
  return { BAHT: of('BAHT'), LAK: of('LAK') };
};

// Why a second person is needed, or null.
export const secondPersonBecause = (asked: {
  readonly amount: bigint;
  readonly before: DecidedAlone;
  readonly limits: AloneLimits;
}): SecondPerson | null => {
  const { amount, before, limits } = asked;
  if (amount > limits.threshold) return 'AMOUNT';
  if (amount + before.forMember > limits.threshold) return 'DAY';
  return amount + before.ofPerson > limits.perDay ? 'PERSON_DAY' : null;
};

const windowMs = 24 * 60 * 60_000;

interface Decider {
  readonly personId: string;
  // The member it is for; the item itself if it is for no member.
  readonly memberId: string;
  readonly currency: Currency;
}

export const decidedAlone = async (sql: Sql, { personId, memberId, currency }: Decider, now: Date) => {
  const row = await sql.one<DecidedAlone>(
    `select coalesce(sum(amount) filter (where member_id = $2), 0)::bigint as "forMember",
       coalesce(sum(amount), 0)::bigint as "ofPerson"
     from decided_alone where person_id = $1 and currency = $3 and decided_at > $4`,
    [personId, memberId, currency, new Date(now.getTime() - windowMs)],
  );
  return row ?? { forMember: 0n, ofPerson: 0n };
};

export interface Weighed {
  readonly because: SecondPerson | null;
  readonly before: DecidedAlone;
  readonly limits: AloneLimits;
}

// For the audit row.
export const weighedDetail = ({ because, before, limits }: Weighed): Record<string, string> => ({
  threshold: limits.threshold.toString(),
  perDay: limits.perDay.toString(),
  aloneForMemberBefore: before.forMember.toString(),
  aloneBefore: before.ofPerson.toString(),
  ...(because === null ? {} : { secondPersonBecause: because }),
});

// Decides within the verb's transaction whether the person may decide this alone, and if so counts it. Decisions of one
// person wait for each other until their transactions end, for all members.
export const decideAlone = async (
  work: Work,
  decision: Decider & { readonly amount: bigint; readonly limits: AloneLimits },
): Promise<Weighed> => {
  const { personId, memberId, currency, amount, limits } = decision;
  await lockName(work.sql, `decides alone ${personId}`);
  const before = await decidedAlone(work.sql, decision, work.now);
  const because = secondPersonBecause({ amount, before, limits });
  if (because === null)
    await work.sql.rows(
      `insert into decided_alone (person_id, decision_id, member_id, amount, currency, decided_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [personId, work.operationId, memberId, amount, currency, work.now],
    );
  return { because, before, limits };
};

export const deleteOldDecidedAlone: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select person_id, decision_id from decided_alone where decided_at < $1 order by decided_at limit $2)
       delete from decided_alone t using old where t.person_id = old.person_id and t.decision_id = old.decision_id
         and t.decided_at < $1
       returning t.decision_id`,
      [before, most],
    )
  ).length;
