-- A restore that did not end is told, and taken out again (decision 0067).

-- The newest first: at them no document points.
create function private.take_back_documents(owner uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select own.id from books.invoices as own
    where own.user_id = owner
    order by own.list = 'vouchers' and own.money is null, own.created_at desc, own.money = 'out' desc, own.id desc
    limit 500
  );
  held text;
begin
  delete from private.mail_jobs as job where job.user_id = owner and job.invoice_ids && ids;
  foreach held in array array[
    'public.invoice_mails', 'public.invoice_events', 'public.invoice_links', 'books.payments',
    'books.invoice_items'
  ] loop
    execute format('delete from %s where invoice_id = any ($1)', held) using ids;
  end loop;
  delete from public.estimate_answers as answer where answer.estimate_id = any (ids);
  -- The vouchers, at which receipts point, are the last.
  with gone as (
    delete from books.receipts as own
    where own.user_id = owner and not exists (select from books.payments as payment where payment.receipt_id = own.id)
    returning own.id
  )
  delete from private.mail_jobs as job using gone where job.user_id = owner and job.subject_id = gone.id;
  delete from books.invoices as own where own.id = any (ids);
  return cardinality(ids);
end
$$;

-- Nothing acts for an account that is being restored (private.rests). Should something have, what it made is seen by somebody, and is
-- never erased: the restore can only go on.
create function private.refuse_acted(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
      select from books.invoices as own where own.user_id = owner and own.request_fingerprint <> 'restored'
    )
    or exists (select from books.payments as own where own.user_id = owner and own.request_fingerprint <> 'restored')
    or exists (select from books.receipts as own where own.user_id = owner and own.request_fingerprint <> 'restored')
    or exists (
      select from public.invoice_mails as own where own.user_id = owner and own.request_fingerprint <> 'restored'
    )
    or exists (select from public.estimate_answers as own where own.user_id = owner and not own.restored)
    or exists (select from public.invoice_links as own where own.user_id = owner and not own.restored)
    or exists (select from public.invoice_events as own where own.user_id = owner and not own.restored)
    or exists (select from public.statement_mails as own where own.user_id = owner)
    or exists (select from public.statement_links as own where own.user_id = owner)
    or exists (
      select from private.mail_jobs as own
      join private.mail_kinds as traits on traits.kind = own.kind
      where own.user_id = owner and traits.to_client and own.taken_at is not null
    )
  then
    perform private.refuse(409, 'restore_acted');
  end if;
end
$$;

-- Nobody else's, and nothing that was here before: the account had no books, and nothing else was written since.
create function private.take_back_restore() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  waiting integer;
begin
  perform set_config('app.restoring', 'on', true);
  perform private.begin_write(0);
  update private.restores as own set state = 'taking_back'
  where own.user_id = owner and own.state in ('writing', 'taking_back')
  returning * into known;
  if not found then
    return 0;
  end if;
  perform private.refuse_acted(owner);
  insert into private.erasures (user_id) values (owner);
  delete from private.restore_rows as row where row.user_id = owner;
  delete from public.schedule_runs as run where run.user_id = owner;
  -- Those that were typed before stay.
  delete from public.drafts as own where own.user_id = owner and own.brought_by = known.id;
  delete from books.schedules as own where own.user_id = owner;
  delete from public.filed_periods as own where own.user_id = owner;
  while clock_timestamp() < enough loop
    exit when private.take_back_documents(owner) = 0;
  end loop;
  select count(*) into waiting from books.invoices as own where own.user_id = owner;
  if waiting = 0 then
    delete from books.receipts as own where own.user_id = owner;
    delete from public.invoice_periods as own where own.user_id = owner;
    delete from books.invoice_counters as own where own.user_id = owner;
    delete from public.catalogue_items as own where own.user_id = owner;
    update books.clients as own set merged_into = null where own.user_id = owner and own.merged_into is not null;
    delete from books.clients as own where own.user_id = owner;
    -- Documents alone show them, and there is none.
    delete from public.images as own where own.user_id = owner;
    update public.businesses as own
    set
      invoice_prefix = coalesce(known.numbering ->> 'prefix', own.invoice_prefix),
      invoice_padding = coalesce((known.numbering ->> 'padding')::smallint, own.invoice_padding)
    where own.user_id = owner;
    insert into books.invoice_counters
    select before.* from jsonb_populate_recordset(null::books.invoice_counters, known.numbering -> 'counters') as before;
    delete from private.restores as own where own.user_id = owner;
  end if;
  delete from private.erasures as erasure where erasure.user_id = owner;
  if waiting = 0 then
    -- Details of the file stay, so what is kept is looked up, not what was charged.
    update private.writers as kept set bytes = private.kept_bytes(owner) where kept.user_id = owner;
  end if;
  perform set_config('app.restoring', '', true);
  return waiting;
end
$$;
grant execute on function private.take_back_restore() to authenticated;

create function public.take_back_restore() returns integer
language sql
set search_path = ''
as $$ select private.take_back_restore() $$;
comment on function public.take_back_restore() is
  'Takes out what a restore of the caller that was not finished has written, in sets, and answers how many documents are left: 0 when the account has no books again.';
revoke all on function public.take_back_restore() from public, anon, authenticated, service_role;
grant execute on function public.take_back_restore() to authenticated;

create function private.restore_state() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return (
    select jsonb_build_object(
      'id', own.id, 'state', own.state, 'pages', coalesce(max(staged.place), 0), 'rows', count(staged.place)
    )
    from private.restores as own
    left join private.restore_rows as staged on staged.user_id = own.user_id and staged.restore_id = own.id
    where own.user_id = owner and own.state <> 'done'
    group by own.user_id
  );
end
$$;
grant execute on function private.restore_state() to authenticated;

create function public.restore_state() returns jsonb
language sql stable
set search_path = ''
as $$ select private.restore_state() $$;
comment on function public.restore_state() is
  'The restore that the caller began and did not finish: {id, state, pages, rows}; `state` is staged (of so many pages), writing or taking_back, `rows` are those left. Else null.';
revoke all on function public.restore_state() from public, anon, authenticated, service_role;
grant execute on function public.restore_state() to authenticated;
