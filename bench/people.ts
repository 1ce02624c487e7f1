import type { makeToken } from '../src/features/auth/server/session-token.ts';
import type { Site } from './ground.ts';
import { fillMembers, memberCount } from './members.ts';

const member = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

// Everybody has a profile and a bank account; the owners of the tokens are logged in.
export const fillPeople = async (
  site: Site,
  tokens: readonly ReturnType<typeof makeToken>[],
  count = memberCount,
): Promise<void> => {
  await fillMembers(site, count);
  const people = [
    `insert into member (member_id, phone, name, currency, created_at)
       select ${member}, '08' || lpad(n::text, 8, '0'), 'Member ' || n, 'BAHT', now() from generate_series(1, ${count}) n`,
    `insert into member_bank_account (member_id, bank_code, account_no, account_name, created_at)
       select ${member}, 'SCB', lpad(n::text, 10, '0'), 'MEMBER', now() from generate_series(1, ${count}) n`,
  ];
  for (const statement of people) await site.owner.rows(statement);
  await site.owner.rows(
    `insert into session (member_id, token_hash, session_id, created_at, expires_at)
     select m, h, m, now(), now() + interval '7 days' from unnest($1::uuid[], $2::bytea[]) as s (m, h)`,
    [tokens.map(({ ownerId }) => ownerId), tokens.map(({ tokenHash }) => tokenHash)],
  );
  await site.owner.rows('vacuum analyze member, member_bank_account, session');
};
