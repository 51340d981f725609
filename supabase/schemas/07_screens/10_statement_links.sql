-- The link by which a client sees their statement of account between two days, in one currency (decision 0066). There is one live
-- link for each of these; its figures are those of the moment when it is opened.

create table public.statement_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  first_day date not null,
  last_day date not null,
  currency text not null,
  -- The holder of the link may see this one statement.
  token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  -- The mail for which it was made, until the server takes that mail: a refused mail removes its link.
  mail_id uuid,
  -- Who shared it, or withdrew it, and when.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint statement_links_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint "to: days_turned" check (first_day <= last_day),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD'))
);
comment on table public.statement_links is 'Which statements are shared by a link, and which were; a withdrawn link says so to whoever opens it.';
create index statement_links_client_user on public.statement_links (client_id, user_id);
create index statement_links_user_id on public.statement_links (user_id);

alter table public.statement_links enable row level security;
grant select on public.statement_links to authenticated;

create policy statement_links_select_own on public.statement_links
for select to authenticated
using (user_id = (select private.caller()) and mail_id is null);

create trigger statement_links_changed before insert or update on public.statement_links
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'revoked_at');

-- One of somebody's clients. Its lock comes before making links and beginning mails.
create function private.lock_client(client_id uuid, owner uuid) returns books.clients
language plpgsql
set search_path = ''
as $$
declare
  client books.clients;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into client
  from books.clients as candidate
  where candidate.id = lock_client.client_id and candidate.user_id = owner and candidate.merged_into is null
  for no key update;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  return client;
end
$$;

-- The token of the live link, behind the client's lock, or of a new one: its owner's, or a mail's until that is sent. Once somebody
-- else asks for the link, it stays, even if its mail fails.
create function private.statement_link(client books.clients, asked public.statement_links) returns text
language plpgsql
set search_path = ''
as $$
declare
  live_token text;
begin
  update public.statement_links as link
  set mail_id = null
  where link.client_id = client.id
    and link.revoked_at is null
    and (link.first_day, link.last_day, link.currency) = (asked.first_day, asked.last_day, asked.currency)
  returning link.token into live_token;
  if found then
    return live_token;
  end if;
  -- What is too long is told to the seller, not to their client.
  perform private.statement_accounts(client.user_id, client.id, asked.first_day, asked.last_day, 1000);
  insert into public.statement_links as link (user_id, client_id, first_day, last_day, currency, mail_id)
  values (client.user_id, client.id, asked.first_day, asked.last_day, asked.currency, asked.mail_id)
  returning link.token into live_token;
  return live_token;
end
$$;

create function private.share_statement(client_id uuid, first_day date, last_day date, currency text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  client constant books.clients := private.lock_client(client_id, private.account());
  asked public.statement_links;
begin
  asked.first_day := share_statement.first_day;
  asked.last_day := share_statement.last_day;
  asked.currency := share_statement.currency;
  return private.statement_link(client, asked);
end
$$;
grant execute on function private.share_statement(uuid, date, date, text) to authenticated;

create function public.share_statement(client_id uuid, first_day date, last_day date, currency text) returns text
language sql
set search_path = ''
as $$
  select private.share_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'), currency
  )
$$;
comment on function public.share_statement(uuid, date, date, text) is
  'The token of the link to a client''s statement between two days in one currency: the live one, or a new one where there is none.';
grant execute on function public.share_statement(uuid, date, date, text) to authenticated;

create function private.withdraw_statement(client_id uuid, first_day date, last_day date, currency text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  client constant books.clients := private.lock_client(client_id, private.account());
begin
  if (char_length(currency) = 3) is not true then
    perform private.refuse(422, 'currency_unknown', 'currency');
  end if;
  update public.statement_links as link
  set revoked_at = clock_timestamp()
  where link.client_id = client.id
    and link.revoked_at is null
    and (link.first_day, link.last_day, link.currency)
      = (withdraw_statement.first_day, withdraw_statement.last_day, withdraw_statement.currency);
end
$$;
grant execute on function private.withdraw_statement(uuid, date, date, text) to authenticated;

create function public.withdraw_statement(client_id uuid, first_day date, last_day date, currency text) returns void
language sql
set search_path = ''
as $$
  select private.withdraw_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'), currency
  )
$$;
comment on function public.withdraw_statement(uuid, date, date, text) is
  'Ends the link to a client''s statement between two days in one currency; doing it twice, or without a link, is harmless.';
grant execute on function public.withdraw_statement(uuid, date, date, text) to authenticated;

-- Both parties as they are today, key by key as on the page of an invoice, in the client's language, and the one account. A shared
-- statement may have got more lines since; what is to be paid is always the balance of today.
create function private.shown_statement(link public.statement_links) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', link.id,
    'first_day', link.first_day,
    'last_day', link.last_day,
    'language', client.language,
    'seller', private.shown_seller(
      private.seller_snapshot(business) || jsonb_build_object('logo', business.logo, 'signature', null)
    ),
    'buyer', private.shown_buyer(jsonb_build_object(
      'name', client.name,
      'email', client.email,
      'contact', client.contact,
      'phone', client.phone,
      'address', client.address,
      'city', client.city,
      'stateCode', client.state_code,
      'postalCode', client.postal_code,
      'country', client.country,
      'gstin', client.gstin,
      'pan', client.pan,
      'deliveryAddress', client.delivery_address
    )),
    'today_minor', today.minor,
    'ages', private.open_ages(link.user_id, link.client_id, link.currency),
    'pay_to', case when today.minor > 0 then private.pay_to(link.user_id) end,
    'account', coalesce(
      (
        -- A document is named by the link that its client has, and by nothing else.
        select account.value || jsonb_build_object('lines', (
          select coalesce(
            jsonb_agg(line.value - 'document_id' || jsonb_build_object('token', known.token) order by line.place), '[]'
          )
          from jsonb_array_elements(account.value -> 'lines') with ordinality as line (value, place)
          left join public.invoice_links as known
            on known.invoice_id = (line.value ->> 'document_id')::uuid
            and known.user_id = link.user_id
            and known.revoked_at is null
            and known.mail_id is null
        ))
        from jsonb_array_elements(
          private.statement_accounts(link.user_id, link.client_id, link.first_day, link.last_day, 2000)
        ) as account (value)
        where account.value ->> 'currency' = link.currency
      ),
      jsonb_build_object('currency', link.currency, 'opening_minor', 0, 'closing_minor', 0, 'lines', '[]'::jsonb)
    )
  )
  from books.clients as client
  join public.businesses as business on business.user_id = client.user_id
  cross join lateral (
    select coalesce(sum(line.minor), 0)::bigint as minor
    from private.statement_lines as line
    where line.user_id = link.user_id
      and line.client_id = link.client_id
      and line.currency = link.currency
      and line.day <= private.today()
  ) as today
  where client.id = link.client_id
$$;

create function private.shared_statement(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  link public.statement_links;
  told jsonb;
begin
  select known.* into link from public.statement_links as known where known.token = shared_statement.token;
  if link.id is null or private.is_being_erased(link.user_id) then
    return null;
  end if;
  select jsonb_build_object('seller_name', business.name, 'language', client.language) into told
  from books.clients as client
  join public.businesses as business on business.user_id = client.user_id
  where client.id = link.client_id;
  if private.rests(link.user_id) then
    return told || '{"resting": true}';
  elsif link.revoked_at is not null then
    return told || '{"withdrawn": true}';
  end if;
  return private.shown_statement(link);
exception
  -- What it may have got more since it was shared has an end, too.
  when sqlstate 'PT422' then
    return told || '{"too_long": true}';
end
$$;
grant execute on function private.shared_statement(text) to anon, authenticated;

create function public.shared_statement(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_statement(token) $$;
comment on function public.shared_statement(text) is
  'The statement whose link carries this token, as it stands now, for anyone who holds it; that it was withdrawn, that its seller''s links rest, or that it has got more than 2000 lines since, and in which language; null where there is no such link.';
grant execute on function public.shared_statement(text) to anon, authenticated;

-- Counts as the link of an invoice does (private.note_share_view).
create function private.note_statement_view(token text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.statement_links as link
  set
    views = link.views + 1,
    first_viewed_at = coalesce(link.first_viewed_at, now()),
    last_viewed_at = now()
  where link.token = note_statement_view.token
    and link.revoked_at is null
    and not private.rests(link.user_id)
    and private.is_view(link.user_id, link.last_viewed_at);
end
$$;
