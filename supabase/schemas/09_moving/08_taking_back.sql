-- Takes an unfinished restore back (decision 0067).

-- Nothing acts for an account that is being restored (private.rests). If something did, somebody has seen the result, and it is
-- never erased: the restore can only go on.
create function private.refuse_acted(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  has_acted boolean;
begin
  execute (
    select format('select exists (%s)', string_agg(
      format(
        'select from %s as own where own.%I = $1 and %s', held.name, held.owner,
        case own.name when 'restored' then 'not own.restored' else 'own.request_fingerprint <> ''restored''' end
      ),
      ' union all '
    ))
    from private.account_tables as held
    cross join lateral private.columns_of(held) as own
    where held.taken_back is not null
      and (own.name = 'restored' or own.name = 'request_fingerprint' and own.is_required)
  ) into has_acted using owner;
  if has_acted
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

-- It takes nobody else's rows and nothing older: the account had no books, and nothing else was written since.
create function private.take_back_restore() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  is_done boolean := false;
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
  while clock_timestamp() < enough and not is_done loop
    is_done := private.take_out(owner, 2000, known.id) = '{}';
  end loop;
  if is_done then
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
  if is_done then
    -- Details of the file stay, so what is kept is looked up, not what was charged.
    update private.writers as kept set bytes = private.kept_bytes(owner) where kept.user_id = owner;
  end if;
  perform set_config('app.restoring', '', true);
  select count(*) into waiting from books.invoices as own where own.user_id = owner;
  return case when is_done then 0 else greatest(waiting, 1) end;
end
$$;
grant execute on function private.take_back_restore() to authenticated;

create function public.take_back_restore() returns integer
language sql
set search_path = ''
as $$ select private.take_back_restore() $$;
comment on function public.take_back_restore() is
  'Takes out what a restore of the caller that was not finished has written, in sets, and answers how many documents are left: 0 when the account has no books again.';
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
grant execute on function public.restore_state() to authenticated;
