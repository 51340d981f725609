-- The businesses that a person works for, each with what is open there.

-- Months of GSTR-3B before the newest mark count as filed, since the portal takes that return only in their order. Where there is
-- no mark, only the last month counts: before there were marks of it, people filed without one.
create function private.unfiled_months(owner uuid, form text, gstin text) returns date[]
language plpgsql stable
set search_path = ''
as $$
declare
  this_month constant timestamp := date_trunc('month', private.today()::timestamp);
  newest constant date := (
    select max(mark.last_day)
    from public.filed_periods as mark
    where mark.user_id = owner and mark.gstin is not distinct from unfiled_months.gstin and mark.form = unfiled_months.form
      and mark.unmarked_at is null
  );
begin
  return array(
    select month.first_day
    from (
      select (this_month - n * interval '1 month')::date as first_day
      from generate_series(1, case when form = 'gstr3b' and newest is null then 1 else 12 end) as n
    ) as month
    cross join lateral (select (month.first_day + interval '1 month')::date - 1 as last_day) as until
    where gstin is not null
      and (form = 'gstr1' or newest is null or month.first_day > newest)
      and (private.standing_mark(owner, form, gstin, month.first_day, until.last_day)).id is null
      and not private.is_nil_return(owner, gstin, month.first_day, until.last_day)
    order by month.first_day
  );
end
$$;
comment on function private.unfiled_months(uuid, text, text) is
  'The first days of the months of the last year that are over, have something for a return of this form and are not marked as filed; none of who is not registered.';

create function private.businesses_of(person uuid)
returns table (user_id uuid, id uuid, name text, role text, gstin text)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select held.user_id, business.id, business.name, held.role, private.own_gstin(business)
  from (
    select person as user_id, 'owner' as role
    union all
    select own.user_id, own.role
    from private.members as own
    where own.person_id = person and private.is_open_account(own.user_id)
  ) as held
  join public.businesses as business on business.user_id = held.user_id
  order by held.role = 'owner' desc, lower(business.name), business.id;
end
$$;
comment on function private.businesses_of(uuid) is 'The businesses that a person has or works for, their own first.';

create function private.my_businesses() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', held.id, 'name', held.name, 'role', held.role)), '[]')
    from private.businesses_of(person) as held
  );
end
$$;
grant execute on function private.my_businesses() to authenticated;

create function public.my_businesses() returns jsonb
language sql stable
set search_path = ''
as $$ select private.my_businesses() $$;
comment on function public.my_businesses() is
  'The caller''s own business and those that they work for, with their role in each, their own first.';
grant execute on function public.my_businesses() to authenticated;

-- What `problemsOf` of domain/gst/gstr1/problems.ts calls refused of a document, counted here since a person has many businesses. A
-- test compares both.
create function private.refused_documents(owner uuid, gstin text, since date, until date) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select count(*)
    from (
      select
        known.value as document,
        count(*) over (
          partition by upper(known.value ->> 'number')
          order by known.place rows between unbounded preceding and 1 preceding
        ) as before,
        exists (
          select from jsonb_array_elements(known.value -> 'rows') as row
          where known.value ->> 'supply' <> 'domestic' or (row ->> 'gst_rate')::integer > 0 or (row ->> 'cess_minor')::numeric > 0
        ) as is_listed
      from jsonb_array_elements(private.return_documents(owner, gstin, since, until, false)::jsonb)
        with ordinality as known (value, place)
    ) as told
    where told.before > 0
      or told.document ->> 'number' !~ '^[a-zA-Z0-9/-]{1,16}$'
      or told.document ->> 'number' ~ '^[0/-]+$'
      or jsonb_path_exists(told.document, '$.rows[*].codes[*]')
      or told.is_listed and (
        told.document ->> 'client_gstin' is null
          and (told.document ->> 'supply' = 'sez' or (told.document ->> 'reverse_charge')::boolean)
        or told.document ->> 'supply' <> 'export'
          and private.is_gst_state(told.document ->> 'place_of_supply') is not true
        or private.gstin_fault(told.document ->> 'client_gstin') is not null
        or private.gstin_form(told.document ->> 'client_gstin') = 'oidar'
      )
  );
end
$$;
comment on function private.refused_documents(uuid, text, date, date) is
  'How many documents of a GSTR-1 the portal would refuse as they are.';

create function private.businesses_standing() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  last_month constant date := date_trunc('month', private.today()::timestamp) - interval '1 month';
  last_day constant date := (last_month + interval '1 month')::date - 1;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.id,
      'name', held.name,
      'role', held.role,
      'gstin', held.gstin,
      'unfiled', to_jsonb(private.unfiled_months(held.user_id, 'gstr1', held.gstin)),
      'unfiled_3b', to_jsonb(private.unfiled_months(held.user_id, 'gstr3b', held.gstin)),
      'refused', case
        -- Twenty businesses are asked at once; the return itself says more of a large one.
        when held.gstin is null or (private.filed_period(held.user_id, held.gstin, last_month, last_day)).id is not null or (
          select sum(kept.created) > 5000 from public.invoice_periods as kept
          where kept.user_id = held.user_id and kept.period = 'month' and kept.first_day = last_month
        ) then 0
        else private.refused_documents(held.user_id, held.gstin, last_month, last_day)
      end,
      'unchecked', not exists (
        select from public.checked_months as mark
        where mark.user_id = held.user_id and mark.first_day = last_month and mark.unmarked_at is null
      ),
      'claims', (
        select count(*)
        from (
          select from books.payments as claim where claim.user_id = held.user_id and claim.state = 'claimed' limit 100
        ) as waiting
      ),
      'to_match', (
        select count(*)
        from (
          select from books.bank_rows as credit where credit.user_id = held.user_id and credit.state = 'open' limit 100
        ) as waiting
      )
    )), '[]')
    from private.businesses_of(person) as held
  );
end
$$;
grant execute on function private.businesses_standing() to authenticated;

create function public.businesses_standing() returns jsonb
language sql stable
set search_path = ''
as $$ select private.businesses_standing() $$;
comment on function public.businesses_standing() is
  'The GSTIN of each of the caller''s businesses, and what is open there: months whose GSTR-1 or GSTR-3B is to be filed, how many documents of the last month the portal would refuse while it is not filed (none is counted where it has more than 5,000), whether it is unchecked, reported payments to confirm and credits of bank files to match, at most 100 of each.';
grant execute on function public.businesses_standing() to authenticated;

create function private.business_of_document(document_id uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (
    select document.business_id
    from books.invoices as document
    where document.id = business_of_document.document_id
      and (document.user_id = person or private.role_in(document.user_id, person) is not null)
  );
end
$$;
grant execute on function private.business_of_document(uuid) to authenticated;

create function public.business_of_document(document_id uuid) returns uuid
language sql stable
set search_path = ''
as $$ select private.business_of_document(document_id) $$;
comment on function public.business_of_document(uuid) is
  'To which of the caller''s businesses a document belongs; null where it is none of theirs.';
grant execute on function public.business_of_document(uuid) to authenticated;

create function public.whose_account() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'user_id', private.caller(),
    'role', coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'member', 'owner'),
    'business_id', (select own.id from public.businesses as own where own.user_id = (select private.caller()))
  )
$$;
comment on function public.whose_account() is
  'Whose account a request is for, the caller''s role in it, and its business: their own, or that of the business in the header x-bahi-business; where a host does not read that header, the business is another one.';
grant execute on function public.whose_account() to authenticated;
