import type { Sql } from '#database/database.ts';

// Which link of which member has claimed a gift.
export interface LinkClaim {
  readonly memberId: string;
  readonly linkId: string;
}

export const findLinkClaim = (sql: Sql, reference: string): Promise<LinkClaim | null> =>
  sql.one<LinkClaim>(
    'select member_id as "memberId", link_id as "linkId" from wallet_link_claim where reference = $1',
    [reference],
  );

interface TakingClaim extends LinkClaim {
  readonly reference: string;
  readonly at: Date;
  // The claim of a refused link, which this one takes over; null if the gift was never claimed.
  readonly after: LinkClaim | null;
}

// False if another link claimed the gift first.
export const takeLinkClaim = async (sql: Sql, { reference, memberId, linkId, at, after }: TakingClaim) => {
  const taken =
    after === null
      ? await sql.one(
          `insert into wallet_link_claim (reference, member_id, link_id, claimed_at) values ($1, $2, $3, $4)
           on conflict (reference) do nothing returning reference`,
          [reference, memberId, linkId, at],
        )
      : await sql.one(
          `update wallet_link_claim set member_id = $2, link_id = $3, claimed_at = $4
           where reference = $1 and member_id = $5 and link_id = $6 returning reference`,
          [reference, memberId, linkId, at, after.memberId, after.linkId],
        );
  return taken !== null;
};
