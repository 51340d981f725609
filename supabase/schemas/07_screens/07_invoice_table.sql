-- The table of invoices: filtered by days and amounts, sorted by a column, with counts and sums. Conditions and order vary, so the
-- statement is put together for each call, from the parts in this file: it costs a plan, and reads one index from its beginning
-- (decision 0050).

create function private.is_apart(status text) returns boolean
language sql immutable
set search_path = ''
as $$ select coalesce(status = 'CANCELLED', false) or private.note_sign(status) is not null $$;
comment on function private.is_apart(text) is 'Whether a filter of the list is more than a status.';

create function private.list_condition(
  owner uuid,
  status text,
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint
) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  stored constant record := private.stored_state(status);
begin
  return concat_ws(
    ' and ',
    format('invoice.user_id = %L', owner),
    case
      when private.note_sign(status) is not null then
        format($sql$invoice.told = 'note' and invoice.sign = %s$sql$, private.note_sign(status))
      when status = 'CANCELLED' then $sql$invoice.cancelled_at is not null and invoice.list = 'invoices'$sql$
      else 'invoice.listed'
    end,
    case when status is not null and not private.is_apart(status) then
      format('invoice.status = %L and invoice.due_date between %L and %L', stored.status, stored.first_due, stored.last_due)
    end,
    -- All of them: their index is by state.
    case when status is null and num_nonnulls(due_from, due_to) > 0 then
      $sql$invoice.status in ('PAID', 'UNPAID', 'WRITTEN_OFF')$sql$
    end,
    case when btrim(query) <> '' then
      case when private.is_apart(status) then
        format($sql$private.search_form(invoice.client_name || ' ' || invoice.number) like %L$sql$, private.containing(query))
      else
        'invoice.id = any ($1)'
      end
    end,
    case when client_id is not null then format('invoice.client_id = %L', client_id) end,
    case when issued_from is not null then format('invoice.issue_date >= %L', issued_from) end,
    case when issued_to is not null then format('invoice.issue_date <= %L', issued_to) end,
    case when due_from is not null then format('invoice.due_date >= %L', due_from) end,
    case when due_to is not null then format('invoice.due_date <= %L', due_to) end,
    case when least_minor is not null then format('invoice.total_inr_minor >= %L', least_minor) end,
    case when most_minor is not null then format('invoice.total_inr_minor <= %L', most_minor) end
  );
end
$$;
comment on function private.list_condition(uuid, text, text, uuid, date, date, date, date, bigint, bigint) is
  'The condition of a list as SQL; where a text finds invoices, $1 is their ids. Values are quoted.';

create function private.found_by(query text) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if btrim(query) <> '' then
    return coalesce((private.matching_invoices(query, null, 0, 1000000)).ids, '{}');
  end if;
  return null;
end
$$;
comment on function private.found_by(text) is 'All listed invoices of the caller that a text finds; null without one.';

create function private.chosen_invoices(
  status text,
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint,
  sort text,
  descending boolean,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
-- Without this, all documents due on a day, of all owners, would be sorted by the rest of the order.
set enable_incremental_sort = off
set enable_seqscan = off
as $$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := case when not private.is_apart(status) then private.found_by(query) end;
  condition constant text := private.list_condition(
    owner, status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  );
  -- An overdue invoice was due before every unpaid one.
  keys constant text[] := case sort
    when 'number' then array['prefix', 'financial_year', 'sequence']
    when 'client' then array['client_name']
    when 'due' then array['due_date']
    when 'status' then array['status', 'due_date']
    when 'total' then array['total_inr_minor']
    when 'balance' then array['due_inr_minor']
    else '{}'
  end;
  ordering text;
  -- Most people have written nothing off, so the plan leaves those out.
  states constant text[] := case when sort = 'due' and status is null then array(
    select stored.status
    from unnest(array['PAID', 'UNPAID', 'WRITTEN_OFF']) as stored (status)
    where exists (
      select from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed and invoice.status = stored.status
    )
  ) else '{}' end;
begin
  if num_nonnulls(nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor) > 0
    or private.is_apart(status)
  then
    execute 'select count(*) from books.invoices as invoice where ' || condition into total using found;
  elsif status is null then
    total := (private.page_of_invoices(0, 0)).total;
  else
    total := (private.invoices_of_status(status, 0, 0)).total;
  end if;

  ordering := (
    select string_agg(
      format(case key when 'client_name' then 'lower(invoice.%I)' else 'invoice.%I' end, key)
      || case when coalesce(descending, sort is null) then ' desc' else '' end,
      ', ' order by place
    )
    from unnest(keys || case when sort = 'number' then '{}' else array['issue_date', 'created_at', 'id'] end)
      with ordinality as ordered (key, place)
  );
  execute format(
    'select array(select invoice.id from %s order by %s offset $2 limit $3)',
    case
      -- Within each state, the order is by due day already.
      when states <> '{}' then (
        select format(
          '(%s) as invoice',
          string_agg(
            format(
              '(select invoice.id, invoice.due_date, invoice.issue_date, invoice.created_at from books.invoices as invoice'
              ' where %s and invoice.status = %L order by %s limit $2 + $3)',
              condition, state, ordering
            ),
            ' union all '
          )
        )
        from unnest(states) as state
      )
      else 'books.invoices as invoice where ' || condition || case
        -- Numbers are in order within a business, and a person has one business.
        when sort = 'number' then
          format(' and invoice.business_id = %L', (select business.id from public.businesses as business where business.user_id = owner))
        else ''
      end
    end,
    ordering
  ) into ids using found, greatest(skip, 0), greatest(most, 0);
end
$$;
comment on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer) is
  'The caller''s invoices between days and rupees, in the order of a column of the table: ids of `most` of them after `skip`, and how many there are.';
grant execute on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer)
  to authenticated;

-- The periods have the figures of all invoices: those that are due before today are overdue.
create function private.kept_figures(owner uuid)
returns table (state text, invoices bigint, total_minor numeric, balance_minor numeric, without_rate bigint)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  today constant date := private.today();
  this_month constant date := date_trunc('month', today::timestamp)::date;
begin
  return query
  select figure.state, figure.invoices, coalesce(figure.total_minor, 0), coalesce(figure.balance_minor, 0), figure.without_rate
  from (
    select
      sum(kept.paid) as paid, sum(kept.paid_minor) as paid_minor, sum(kept.paid_without_rate) as paid_without_rate,
      sum(kept.written_off) as written_off, sum(kept.written_off_minor) as written_off_minor,
      sum(kept.without_rate - kept.paid_without_rate - kept.due_without_rate) as written_off_without_rate,
      sum(kept.unpaid_due) as unpaid, sum(kept.unpaid_minor) as unpaid_minor, sum(kept.unpaid_open_minor) as open_minor,
      sum(kept.due_without_rate) as unpaid_without_rate
    from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'month'
  ) as month
  cross join (
    select
      coalesce(sum(kept.unpaid_due), 0) as overdue, coalesce(sum(kept.unpaid_minor), 0) as overdue_minor,
      coalesce(sum(kept.unpaid_open_minor), 0) as open_minor, coalesce(sum(kept.due_without_rate), 0) as without_rate
    from public.invoice_periods as kept
    where kept.user_id = owner
      and (
        (kept.period = 'month' and kept.first_day < this_month)
        or (kept.period = 'day' and kept.first_day >= this_month and kept.first_day < today)
      )
  ) as late
  cross join lateral (
    values
      ('PAID', month.paid, month.paid_minor, 0, month.paid_without_rate),
      ('WRITTEN_OFF', month.written_off, month.written_off_minor, 0, month.written_off_without_rate),
      ('OVERDUE', late.overdue, late.overdue_minor, late.open_minor, late.without_rate),
      (
        'UNPAID', month.unpaid - late.overdue, month.unpaid_minor - late.overdue_minor, month.open_minor - late.open_minor,
        month.unpaid_without_rate - late.without_rate
      )
  ) as figure (state, invoices, total_minor, balance_minor, without_rate)
  where figure.invoices > 0;
end
$$;

create function private.invoice_figures(
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint
) returns json
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := private.found_by(query);
  is_all constant boolean := num_nonnulls(
    nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  ) = 0;
  figures json;
begin
  execute (
    select format(
      $sql$
        select coalesce(json_object_agg(state, json_build_object(
          'count', invoices, 'total_minor', total_minor, 'balance_minor', balance_minor, 'without_rate', without_rate
        )), '{}')
        from (%s) as figure (state, invoices, total_minor, balance_minor, without_rate)
      $sql$,
      string_agg(
        case when part.status is null and is_all then
          format('select * from private.kept_figures(%L)', owner)
        else format(
          $sql$
            select %s, count(*), coalesce(sum(invoice.total_inr_minor), 0), coalesce(sum(%s), 0),
              count(*) - count(invoice.total_inr_minor)
            from books.invoices as invoice
            where %s
            group by 1
          $sql$,
          part.state,
          part.due,
          private.list_condition(
            owner, part.status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
          )
        ) end,
        ' union all '
      )
    )
    from (
      values
        (
          null,
          format(
            $sql$case when invoice.status = 'UNPAID' and invoice.due_date < %L then 'OVERDUE' else invoice.status end$sql$,
            private.today()
          ),
          'invoice.due_inr_minor'
        ),
        ('CANCELLED', $sql$'CANCELLED'$sql$, '0'),
        ('CREDIT_NOTE', $sql$'CREDIT_NOTE'$sql$, '0'),
        ('DEBIT_NOTE', $sql$'DEBIT_NOTE'$sql$, '0')
    ) as part (status, state, due)
  ) into figures using found;
  return figures;
end
$$;
grant execute on function private.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) to authenticated;

create function public.invoice_figures(
  query text default null,
  client_id uuid default null,
  issued_from date default null,
  issued_to date default null,
  due_from date default null,
  due_to date default null,
  least_minor bigint default null,
  most_minor bigint default null
) returns json
language sql stable
set search_path = ''
as $$
  select private.invoice_figures(query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor)
$$;
comment on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) is
  'Figures of the caller''s invoices that match a filter, by status: their count, their sum and their balance in paise, and how many lack a rate and are in no sum. CANCELLED ones and credit notes stand apart; debit notes are among the others, and apart as well.';
grant execute on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) to authenticated;
