-- The sum that a book's CHECK requires to be zero, over all its accounts. PostgreSQL parses a sum over all numbers
-- again for every statement that updates a book, which makes a single move three times as expensive.
create function book_total(balances bigint[]) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  total bigint := 0;
  balance bigint;
begin
  foreach balance in array balances loop
    total := total + balance;
  end loop;
  return total;
end $$;

-- The widest book: counter accounts are numbered -16 to -1, own accounts 0 to 127.
create table slot (
  number smallint primary key check (number between -16 and 127),
  name text not null unique,
  kind text not null,
  constraint slot_kind_by_sign check (kind in ('own', 'counter') and (kind = 'counter') = (number < 0))
);

-- Busy accounts come first: a book stores every account up to the last one it used, and the log records a change from
-- the first changed account to the end of the row. 2 to 61 are for games, thirty of them; a member's book never reaches
-- suspense. 63 to 126 are free, and 127 is never given: it stands for an account nobody has.
insert into slot (number, name, kind) values
  (-1, 'bank', 'counter'),
  (-2, 'play', 'counter'),
  (-3, 'bonus', 'counter'),
  (-4, 'promotion', 'counter'),
  (-5, 'invite', 'counter'),
  (-6, 'refund', 'counter'),
  (-7, 'prize', 'counter'),
  (-8, 'adjustment', 'counter'),
  (0, 'wallet', 'own'),
  (1, 'held', 'own'),
  (2, 'transit:JOKER', 'own'),
  (3, 'game:JOKER', 'own'),
  (4, 'transit:PGSLOT', 'own'),
  (5, 'game:PGSLOT', 'own'),
  (6, 'transit:SLOTXO', 'own'),
  (7, 'game:SLOTXO', 'own'),
  (8, 'transit:SUPERSLOT', 'own'),
  (9, 'game:SUPERSLOT', 'own'),
  (10, 'transit:JOKER2', 'own'),
  (11, 'game:JOKER2', 'own'),
  (12, 'transit:UFABET', 'own'),
  (13, 'game:UFABET', 'own'),
  (14, 'transit:AREASLOT', 'own'),
  (15, 'game:AREASLOT', 'own'),
  (16, 'transit:IMI', 'own'),
  (17, 'game:IMI', 'own'),
  (18, 'transit:USUN', 'own'),
  (19, 'game:USUN', 'own'),
  (20, 'transit:CIRCUS', 'own'),
  (21, 'game:CIRCUS', 'own'),
  (22, 'transit:SLOTRACHA', 'own'),
  (23, 'game:SLOTRACHA', 'own'),
  (24, 'transit:HUAYHD', 'own'),
  (25, 'game:HUAYHD', 'own'),
  (26, 'transit:SEXYGAME', 'own'),
  (27, 'game:SEXYGAME', 'own'),
  (28, 'transit:BETFLIX', 'own'),
  (29, 'game:BETFLIX', 'own'),
  (30, 'transit:ASKMEBET', 'own'),
  (31, 'game:ASKMEBET', 'own'),
  (32, 'transit:PG', 'own'),
  (33, 'game:PG', 'own'),
  (62, 'suspense', 'own');

create table book (
  member_id uuid primary key,
  currency text not null constraint book_currency check (currency in ('BAHT', 'LAK')),
  balances bigint[] not null,
  seq bigint not null default 0 constraint book_seq check (seq >= 0),
  operations bigint not null default 0 constraint book_operations check (operations >= 0),
  constraint book_own_not_negative check (0 <= all (balances[0:])),
  constraint book_sums_to_zero check (public.book_total(balances) is not distinct from 0),
  constraint book_within_range check (
    coalesce(array_ndims(balances), 0) = 1
    and array_lower(balances, 1) between -16 and -8
    and array_upper(balances, 1) between 1 and 127),
  constraint book_without_null check (array_position(balances, null) is null)
) with (fillfactor = 85);

create type entry_kind as enum (
  'deposit', 'reserve', 'settle', 'release', 'play', 'bonus', 'promotion', 'invite', 'refund', 'prize',
  'adjustment', 'unnamed', 'named', 'returned', 'fix');

create table entry (
  member_id uuid not null,
  seq bigint not null constraint entry_seq check (seq > 0),
  key uuid not null,
  amount bigint not null constraint entry_amount check (amount between 1 and 10000000000000),
  from_after bigint not null,
  to_after bigint not null,
  created_at timestamptz not null,
  from_slot smallint not null,
  to_slot smallint not null,
  kind entry_kind not null,
  primary key (member_id, seq),
  constraint entry_key unique (key, member_id) with (fillfactor = 80),
  constraint entry_two_sides check (from_slot <> to_slot),
  constraint entry_slots_within_range check (from_slot between -16 and 127 and to_slot between -16 and 127),
  constraint entry_own_not_negative check (
    (from_slot < 0 or from_after >= 0) and (to_slot < 0 or to_after >= 0))
);

-- Entries are stored in order of arrival, so a block range index on the time finds the latest.
create index entry_recent on entry using brin (created_at) with (autosummarize = on);

-- The operation that caused an entry, if it is not the one named by the key. Such entries are rare, and a column that
-- is nearly always null would cost each of the others eight bytes.
create table entry_cause (
  member_id uuid not null,
  key uuid not null,
  cause uuid not null,
  primary key (member_id, key)
);

create table operation (
  member_id uuid not null,
  number bigint not null constraint operation_number check (number > 0),
  id uuid not null,
  type text not null constraint operation_type
    check (type in ('deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer')),
  status text not null constraint operation_status check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  from_code text,
  to_code text,
  amount bigint not null constraint operation_amount check (amount between 0 and 10000000000000),
  source text constraint operation_source
    check (source in ('bonus', 'promotion', 'invite', 'refund', 'luckydraw')),
  description text,
  note text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, number),
  constraint operation_id unique (id, member_id),
  constraint operation_ended check ((status = 'PENDING') = (ended_at is null))
) with (fillfactor = 90);

-- The operator's own books, one per currency: counter accounts, wallet and held, all at zero.
insert into book (member_id, currency, balances) values
  ('00000000-0000-7000-8000-000000000764', 'BAHT', '[-8:1]={0,0,0,0,0,0,0,0,0,0}'),
  ('00000000-0000-7000-8000-000000000418', 'LAK', '[-8:1]={0,0,0,0,0,0,0,0,0,0}');

create view account as
  select b.member_id, s.name, s.kind, b.currency, coalesce(b.balances[s.number], 0) as balance
  from book b cross join slot s;

create view posting as
  select e.member_id, e.seq, e.key, s.name, case side.is_to when true then e.amount else -e.amount end as amount,
    case side.is_to when true then e.to_after else e.from_after end as balance_after, e.kind,
    coalesce(c.cause, o.id, e.key) as cause, e.created_at
  from entry e
  cross join (values (false), (true)) side (is_to)
  join slot s on s.number = case side.is_to when true then e.to_slot else e.from_slot end
  left join entry_cause c on c.member_id = e.member_id and c.key = e.key
  left join operation o on o.member_id = e.member_id and
    o.id between overlay(e.key::text placing '00' from 35)::uuid and overlay(e.key::text placing 'ff' from 35)::uuid;
