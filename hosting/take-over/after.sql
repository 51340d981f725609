-- The last part of taking data over (carry.ts): every row goes into the new table of its name, by the names of its
-- columns. A new column gets its default, one that is computed is computed anew, and no trigger sees what was seen before.
-- Of columns that stand under another name, or in another shape, since: by which column of before they are made.
create temporary table made (place text, name text, needs text, expression text) on commit drop;
insert into made values
  -- Before there was a switch for each step there was one for all reminders.
  ('profiles', 'remind_before_3', 'mail_reminders', 'mail_reminders'),
  ('profiles', 'remind_due', 'mail_reminders', 'mail_reminders'),
  ('profiles', 'remind_after_3', 'mail_reminders', 'mail_reminders'),
  ('profiles', 'remind_after_7', 'mail_reminders', 'mail_reminders'),
  ('invoices', 'buyer', 'client_name', $$jsonb_build_object('name', client_name, 'email', client_email)$$),
  ('invoices', 'client_search_text', 'client_id', $$(
    select client.search_text from books.clients as client where client.id = client_id
  )$$),
  ('invoices', 'list', 'kind', $$(private.kind(kind)).list$$),
  ('invoices', 'sign', 'kind', $$(private.kind(kind)).sign$$),
  ('invoices', 'money', 'kind', $$(private.kind(kind)).money$$),
  ('invoices', 'told', 'kind', $$(private.kind(kind)).told$$),
  ('invoices', 'prefix', 'client_name', $$'INV'$$),
  ('invoices', 'padding', 'client_name', '4'),
  ('invoices', 'taxable_minor', 'client_name', 'total_minor'),
  -- The picture of a snapshot became the hash of a row of images.
  ('invoices', 'seller', 'seller', $$case
    when seller ? 'logo' then seller - 'logo' || jsonb_build_object('logoHash', private.hash(seller ->> 'logo'))
    else seller
  end$$),
  -- An advance is told under the GSTIN of its voucher, else of the next document from its day on, else of today: what came before
  -- a document without one came before the registration. A table of before may have no vouchers.
  ('receipts', 'gstin', 'client_id', $$(
    select case
      when next.registration is not null then case when next.registration = 'regular' then next.gstin end
      when own.gst_registration = 'regular' then own.tax_id
    end
    from books.clients as client
    join public.businesses as own on own.user_id = client.user_id
    left join lateral (
      select coalesce(document.seller ->> 'gstRegistration', 'none') as registration, document.seller ->> 'taxId' as gstin
      from books.invoices as document
      where document.user_id = client.user_id
        and (document.issue_date >= paid_on or document.id = (to_jsonb(receipts) ->> 'voucher_id')::uuid)
      order by document.id is distinct from (to_jsonb(receipts) ->> 'voucher_id')::uuid, document.issue_date, document.created_at
      limit 1
    ) as next on true
    where client.id = client_id
  )$$),
  ('receipts', 'advance_for', 'voucher_id', $$case when voucher_id is not null then 'services' end$$),
  ('receipts', 'advance_for_at', 'voucher_id', $$case when voucher_id is not null then created_at end$$),
  ('receipts', 'advance_supply', 'voucher_id', $$(
    select voucher.supply from books.invoices as voucher where voucher.id = voucher_id
  )$$),
  ('receipts', 'advance_place', 'voucher_id', $$(
    select voucher.place_of_supply from books.invoices as voucher where voucher.id = voucher_id
  )$$),
  ('receipts', 'advance_exchange_rate', 'voucher_id', $$(
    select voucher.exchange_rate from books.invoices as voucher where voucher.id = voucher_id
  )$$),
  ('receipts', 'advance_untaxed', 'voucher_id', $$coalesce((
    select voucher.reverse_charge or not voucher.with_tax from books.invoices as voucher where voucher.id = voucher_id
  ), false)$$),
  ('receipts', 'advance_rate', 'voucher_id', $$(
    select coalesce(item.gst_rate, 0) from books.invoice_items as item where item.invoice_id = voucher_id
  )$$),
  -- Mails that go by themselves were of a kind by the column that was filled. Some were not there in tables of before.
  ('mail_jobs', 'kind', 'not_before', $$case
    when step is not null then 'reminder'
    when to_jsonb(mail_jobs) ->> 'is_invoice' = 'true' then 'invoice'
    when to_jsonb(mail_jobs) ->> 'is_receipt' = 'true' then 'receipt'
    when payment_id is not null then 'claim'
    when to_jsonb(mail_jobs) ->> 'answered_id' is not null then 'answer'
    when to_jsonb(mail_jobs) ->> 'month' is not null then 'summary'
    else 'leaving'
  end$$),
  ('mail_jobs', 'subject_id', 'not_before', $$coalesce(
    payment_id,
    (to_jsonb(mail_jobs) ->> 'received_id')::uuid,
    (to_jsonb(mail_jobs) ->> 'receipt_id')::uuid,
    invoice_id,
    (
      select deletion.id from private.account_deletions as deletion
      where deletion.user_id = mail_jobs.user_id and to_jsonb(mail_jobs) ->> 'leaving_since' is not null
    ),
    user_id
  )$$),
  ('mail_jobs', 'last_day', 'not_before', $$coalesce(
    day, ((to_jsonb(mail_jobs) ->> 'month')::date + interval '1 month 2 days')::date
  )$$),
  ('mail_jobs', 'until', 'not_before', $$case
    when num_nonnulls(day, to_jsonb(mail_jobs) ->> 'month') = 0 then not_before + interval '1 day'
  end$$),
  ('mail_jobs', 'run_at', 'not_before', 'not_before'),
  ('mail_jobs', 'invoice_ids', 'invoice_id', $$array_remove(array[invoice_id], null)$$),
  ('invoice_counters', 'prefix', 'last_sequence', $$'INV'$$),
  ('invoice_periods', 'outstanding_minor', 'revenue_minor', 'revenue_minor - received_minor'),
  ('invoice_items', 'taxable_minor', 'amount_minor', 'amount_minor'),
  ('invoice_items', 'taxable_inr_minor', 'amount_inr_minor', 'amount_inr_minor');

do $$
declare
  kept constant text := current_setting('app.kept');
  target record;
  source regclass;
  columns text;
  sources text;
  left_out text;
  carried bigint;
  counter record;
begin
  execute format('create table %I.carried (place text primary key, rows bigint, left_out text)', kept || '_public');
  for target in
    select relation.oid::regclass as place, space.nspname as schema, relation.relname as name
    from pg_class as relation
    join pg_namespace as space on space.oid = relation.relnamespace
    where space.nspname in ('public', 'books', 'private') and relation.relkind in ('r', 'p')
    -- It comes with the schema.
    and relation.relname not in ('document_kinds', 'mail_kinds', 'account_tables')
    -- A table is made after those that it refers to.
    order by relation.oid
  loop
    source := to_regclass(
      format('%I.%I', kept || case target.schema when 'private' then '_private' else '_public' end, target.name)
    );
    continue when source is null;

    -- What a renamed column holds, or one that is made of others of before.
    select
      string_agg(format('%I', new.attname), ', '),
      string_agg(
        case when made.name = made.needs or old.attname is null then made.expression else format('%I', old.attname) end, ', '
      )
    into columns, sources
    from pg_attribute as new
    left join pg_attribute as old
      on old.attrelid = source and old.attname = new.attname and not old.attisdropped
    left join pg_temp.made as made
      on made.place = target.name and made.name = new.attname
      and exists (select from pg_attribute where attrelid = source and attname = made.needs and not attisdropped)
    where new.attrelid = target.place and new.attnum > 0 and not new.attisdropped and new.attgenerated = ''
      and (old.attname is not null or made.name is not null);
    continue when columns is null;

    select string_agg(old.attname, ', ' order by old.attname) into left_out
    from pg_attribute as old
    where old.attrelid = source and old.attnum > 0 and not old.attisdropped
      and not exists (
        select from pg_attribute as new
        where new.attrelid = target.place and new.attname = old.attname and not new.attisdropped
      )
      and not exists (select from pg_temp.made where place = target.name and needs = old.attname);

    execute format('alter table %s disable trigger user', target.place);
    execute format(
      'insert into %s (%s) overriding system value select %s from %s', target.place, columns, sources, source
    );
    get diagnostics carried = row_count;
    execute format('alter table %s enable trigger user', target.place);
    execute format('insert into %I.carried values (%L, %s, %L)', kept || '_public', target.name, carried, left_out);

    for counter in
      select
        pg_get_serial_sequence(target.place::text, new.attname) as its,
        pg_get_serial_sequence(source::text, new.attname) as before
      from pg_attribute as new
      join pg_attribute as old on old.attrelid = source and old.attname = new.attname
      where new.attrelid = target.place and new.attnum > 0 and not new.attisdropped and not old.attisdropped
    loop
      continue when counter.its is null or counter.before is null;
      execute format('select setval(%L, last_value, is_called) from %s', counter.its, counter.before);
    end loop;
  end loop;

  if to_regclass(format('%I.invoices', kept || '_public')) is not null then
    execute format(
      'insert into public.images (user_id, hash, content)
       select distinct user_id, private.hash(seller ->> ''logo''), seller ->> ''logo''
       from %I.invoices
       where seller ->> ''logo'' is not null
       on conflict do nothing',
      kept || '_public'
    );
  end if;

  -- Invoices of before there was a client book have made one.
  if exists (select from books.invoices) and to_regclass(format('%I.clients', kept || '_public')) is null then
    alter table books.invoices disable trigger user;
    insert into books.clients (user_id, name, email, currency)
    select distinct on (user_id, lower(client_name), client_email)
      user_id, private.single_line(client_name), client_email, currency
    from books.invoices
    where private.single_line(client_name) is not null and private.is_email(client_email)
    order by user_id, lower(client_name), client_email, issue_date desc
    on conflict do nothing;
    update books.invoices as invoice
    set client_id = client.id
    from books.clients as client
    where client.user_id = invoice.user_id
      and lower(client.name) = lower(invoice.client_name)
      and client.email = invoice.client_email;
    alter table books.invoices enable trigger user;
  end if;

  -- Sums of before there was one of what is due by its day and one of what came in.
  if to_regclass(format('%I.invoice_periods', kept || '_public')) is not null and not exists (
    select from pg_attribute
    where attrelid = to_regclass(format('%I.invoice_periods', kept || '_public')) and attname = 'came_in_minor'
  ) then
    insert into public.invoice_periods as sums (user_id, period, first_day, due_minor, due_without_rate)
    select share.user_id, share.period, share.first_day, sum(share.due_minor), sum(share.due_without_rate)
    from books.invoices as invoice
    cross join lateral private.period_shares(invoice) as share
    group by share.user_id, share.period, share.first_day
    on conflict (user_id, period, first_day) do update set
      due_minor = excluded.due_minor, due_without_rate = excluded.due_without_rate;
    perform private.count_money(payment.user_id, money.day, money.minor)
    from books.payments as payment
    cross join lateral private.money_of_payment(payment) as money
    where payment.state = 'confirmed';
    perform private.count_money(user_id, paid_on, advance_minor) from books.receipts where currency = 'INR';
  end if;

  -- What has no place any more stays where it is kept.
  execute format(
    'insert into %1$I.carried
     select relation.relname, null, null
     from pg_class as relation
     join pg_namespace as space on space.oid = relation.relnamespace
     where space.nspname in (%2$L, %3$L) and relation.relkind in (''r'', ''p'') and relation.relname not in (''document_kinds'', ''mail_kinds'', ''account_tables'')
     on conflict do nothing',
    kept || '_public', kept || '_public', kept || '_private'
  );
  execute format('delete from %I.carried where place = %L', kept || '_public', 'carried');
end
$$;
