-- QR gateways that are no bank: members pay through them, and nobody has an account there.
alter table bank add column is_gateway boolean not null default false;

insert into bank (code, name_th, name_en, currency, place, is_gateway) values
  ('WW', 'คิวอาร์ WW', 'QR by WW', 'BAHT', 201, true),
  ('FP', 'คิวอาร์ FP', 'QR by FP', 'BAHT', 202, true),
  ('PAYONEX', 'คิวอาร์ PAYONEX', 'QR by PAYONEX', 'BAHT', 203, true);

-- The gateway's own name of a code, and the customer it was made for at a gateway that keeps customers.
alter table qr_code add column gateway_reference text, add column customer text;

grant update (gateway_reference) on qr_code to krapao_app;

-- The members a gateway knows, each with the bank account it knows them by.
create table gateway_customer (
  member_id uuid not null,
  method_code text not null,
  bank_code text not null,
  account_no text not null,
  account_name text not null,
  customer text not null,
  known_at timestamptz not null,
  primary key (member_id, method_code, bank_code, account_no, account_name)
);

grant select, insert on gateway_customer to krapao_app;

create function erase_gateway_customers_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  delete from public.gateway_customer c where c.member_id = member;
end $$;

revoke all on function erase_gateway_customers_of from public;
grant execute on function erase_gateway_customers_of to krapao_app;
