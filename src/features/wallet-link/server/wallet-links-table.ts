import { statusesOf } from '#contract/lifecycle.ts';
import type { Sql } from '#database/database.ts';
import type { HeldRow } from '#server/outside/held-work.ts';
import { workTable } from '#server/outside/work-table.ts';
import type { WalletLinkStatus } from '../contract.ts';
import { walletLinkLifecycle } from '../rules.ts';

export interface WalletLink extends HeldRow {
  readonly linkId: string;
  readonly hash: string;
  readonly reference: string;
  readonly lane: string;
  readonly toMobile: string;
  readonly status: WalletLinkStatus;
  readonly isFoundTaken: boolean;
}

const columns = `member_id as "memberId", link_id as "linkId", link_id as "workId", hash, reference, lane,
  to_mobile as "toMobile", status, amount, currency, is_found_taken as "isFoundTaken", sendings, inquiries,
  first_sent_at as "firstSentAt", last_sent_at as "lastSentAt", last_answer as "lastAnswer", due_at as "dueAt",
  created_at as "createdAt", ended_at as "endedAt"`;

export const walletLinkWork = workTable<WalletLink, WalletLinkStatus>({
  table: 'wallet_link',
  id: 'link_id',
  lane: 'lane',
  columns,
  checked: statusesOf(walletLinkLifecycle),
  sent: 'SENDING',
  done: 'CREDITED',
  returned: 'REFUSED',
  referenceColumn: null,
});

export type NewWalletLink = Pick<
  WalletLink,
  'memberId' | 'linkId' | 'hash' | 'reference' | 'lane' | 'toMobile' | 'amount' | 'isFoundTaken' | 'createdAt'
> & { readonly dueAt: Date };

// A gift that our wallet already has counts as sent, and waits for people.
export const insertWalletLink = async (sql: Sql, link: NewWalletLink): Promise<void> => {
  await sql.rows(
    `insert into wallet_link (member_id, link_id, hash, reference, lane, to_mobile, amount, currency, is_found_taken,
       status, sendings, first_sent_at, last_sent_at, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'BAHT', $8, case when $8 then 'REVIEW' else 'RESERVED' end,
       case when $8 then 1 else 0 end, case when $8 then $9::timestamptz end, case when $8 then $9::timestamptz end, $10, $9)`,
    [
      link.memberId,
      link.linkId,
      link.hash,
      link.reference,
      link.lane,
      link.toMobile,
      link.amount,
      link.isFoundTaken,
      link.createdAt,
      link.dueAt,
    ],
  );
};

export const updateCredited = async (
  sql: Sql,
  { memberId, linkId, amount }: Pick<WalletLink, 'memberId' | 'linkId' | 'amount'>,
): Promise<void> => {
  await sql.rows('update wallet_link set amount = $3 where member_id = $1 and link_id = $2', [
    memberId,
    linkId,
    amount,
  ]);
};

// Ends a link before anything was sent; false if it was sent or had ended.
export const updateCancelled = async (
  sql: Sql,
  { memberId, linkId, at }: Pick<WalletLink, 'memberId' | 'linkId'> & { readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update wallet_link set status = 'REFUSED', ended_at = $3, due_at = null
     where member_id = $1 and link_id = $2 and status = 'RESERVED' and sendings = 0 returning member_id`,
    [memberId, linkId, at],
  )) !== null;
