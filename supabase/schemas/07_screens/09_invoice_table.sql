-- The table of invoices: between days and amounts, in the order of a column, with counts and sums. Which conditions and
-- which order there are is known when it is asked alone, so the statement is put together then, of what stands here: it
-- costs a plan, and reads one index from where it begins (decision 0050).

create function private.is_apart(status text) returns boolean
language sql immutable
set search_path = ''
as $$ select coalesce(status = 'CANCELLED', false) or private.note_sign(status) is not null $$;
comment on function private.is_apart(text) is 'Whether a filter of the list asks for what is found otherwise than by its status.';

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
set enable_seqscan = off
as $$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := case when not private.is_apart(status) then private.found_by(query) end;
  condition constant text := private.list_condition(
    owner, status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  );
  -- What is overdue was due before what is unpaid.
  keys constant text[] := case sort
    when 'number' then array['prefix', 'financial_year', 'sequence']
    when 'client' then array['client_name']
    when 'due' then array['due_date']
    when 'status' then array['status', 'due_date']
    when 'total' then array['total_inr_minor']
    when 'balance' then array['due_inr_minor']
    else '{}'
  end;
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

  execute format(
    'select array(select invoice.id from books.invoices as invoice where %s order by %s offset $2 limit $3)',
    -- Numbers are in order within a business, of which a person has one.
    condition || case when sort = 'number' then
      format(' and invoice.business_id = %L', (select business.id from public.businesses as business where business.user_id = owner))
    else '' end,
    (
      select string_agg(
        format(case key when 'client_name' then 'lower(invoice.%I)' else 'invoice.%I' end, key)
        || case when coalesce(descending, sort is null) then ' desc' else '' end,
        ', ' order by place
      )
      from unnest(keys || array['issue_date', 'created_at', 'id']) with ordinality as ordered (key, place)
    )
  ) into ids using found, greatest(skip, 0), greatest(most, 0);
end
$$;
comment on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer) is
  'The caller''s invoices between days and rupees, in the order of a column of the table: ids of `most` of them after `skip`, and how many there are.';
grant execute on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer)
  to authenticated;

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
        format(
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
        ),
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
  'Of the caller''s invoices that a filter leaves, by status: how many, what they come to and what of it is due in paise, and how many lack a rate and are in no sum. CANCELLED ones and credit notes apart; debit notes are among the others, and apart as well.';
revoke all on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) to authenticated;
