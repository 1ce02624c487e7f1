-- One-time addresses that open a game. Only the ticket's digest is kept, and the provider's link is sealed: it opens the
-- member's account without a password.
create table launch_ticket (
  ticket bytea primary key,
  member_id uuid not null,
  session_id uuid not null,
  code text not null,
  sealed_link bytea not null,
  expires_at timestamptz not null
);

create index launch_ticket_age on launch_ticket (expires_at);

grant select, insert, delete on launch_ticket to krapao_app;
