-- The names that the accountant's Tally has for ledgers, where they are not Bahi's own (`domain/tally/ledgers.ts` has those).

create table public.tally_ledgers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  ledger text not null,
  -- Whose ledger it is, if it is a client's.
  client_id uuid,
  name text not null,
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint tally_ledgers_once unique nulls not distinct (user_id, ledger, client_id),
  constraint tally_ledgers_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint tally_ledgers_ledger_shape check (ledger ~ '^[a-z][a-z_]{0,39}$'),
  constraint tally_ledgers_of_client check ((ledger = 'client') = (client_id is not null)),
  constraint tally_ledgers_name_length check (char_length(name) between 1 and 120),
  constraint tally_ledgers_name_line check (name is not distinct from private.single_line(name))
);
comment on table public.tally_ledgers is 'What the accountant''s Tally calls a ledger, where the caller said so.';
create index tally_ledgers_client_user on public.tally_ledgers (client_id, user_id) where client_id is not null;

alter table public.tally_ledgers enable row level security;
-- Reading only: a function writes, since it measures and counts.
grant select on public.tally_ledgers to authenticated;

create policy tally_ledgers_select_own on public.tally_ledgers
for select to authenticated
using (user_id = (select private.caller()));

create trigger tally_ledgers_changed before insert on public.tally_ledgers
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed');

create function private.keep_tally_ledgers(ledgers jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  said record;
  clean text;
begin
  if jsonb_typeof(ledgers) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'ledgers');
  elsif jsonb_array_length(ledgers) > 500 or octet_length(ledgers::text) > 200000 then
    perform private.refuse(422, 'too_many_items', 'ledgers', '{"most": 500}');
  end if;
  perform private.begin_write(300 * jsonb_array_length(ledgers));
  perform private.lock_writer(owner);
  for said in
    select one ->> 'ledger' as ledger, one ->> 'client_id' as client_id, one ->> 'name' as name
    from jsonb_array_elements(ledgers) as one
  loop
    if (said.ledger ~ '^[a-z][a-z_]{0,39}$') is not true
      or (said.ledger = 'client') <> (said.client_id is not null)
      or said.client_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then
      perform private.refuse(422, 'malformed', 'ledgers');
    elsif said.client_id is not null and not exists (
      select from books.clients as client where client.id = said.client_id::uuid and client.user_id = owner
    ) then
      perform private.refuse(404, 'client_unknown');
    end if;
    clean := private.single_line(said.name);
    perform private.check_length(clean, 120, 'name');
    delete from public.tally_ledgers as kept
    where kept.user_id = owner and kept.ledger = said.ledger and kept.client_id is not distinct from said.client_id::uuid;
    if clean <> '' then
      insert into public.tally_ledgers (user_id, ledger, client_id, name)
      values (owner, said.ledger, said.client_id::uuid, clean);
    end if;
  end loop;
  if (select count(*) > 20000 from public.tally_ledgers as kept where kept.user_id = owner) then
    perform private.refuse(422, 'too_many_items', 'ledgers', '{"most": 20000}');
  end if;
end
$$;
grant execute on function private.keep_tally_ledgers(jsonb) to authenticated;

create function public.keep_tally_ledgers(ledgers jsonb) returns void
language sql
set search_path = ''
as $$ select private.keep_tally_ledgers(ledgers) $$;
comment on function public.keep_tally_ledgers(jsonb) is
  'Remembers what the accountant''s Tally calls ledgers of the caller''s: [{ledger, client_id, name}], at most 500 at a time; an empty name takes Bahi''s own again.';
grant execute on function public.keep_tally_ledgers(jsonb) to authenticated;
