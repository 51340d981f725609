-- Invoices of people over three years (`bench.invoices`, `bench.people`); the first person has a tenth of them. Loaded
-- before the indexes are built: a million take two and a half minutes on two cores.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
  'person' || n || '@bench.example', case when n <= 3 then extensions.crypt('bench-password', extensions.gen_salt('bf', 4)) end,
  now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', 'Person ' || n),
  now(), now(), '', '', '', ''
from generate_series(1, current_setting('bench.people')::integer) as n;

insert into public.businesses (user_id, name, email, phone, postal_code, city, state)
select id, 'Studio of ' || email, email, '9820012345', '411004', 'Pune', 'Maharashtra'
from auth.users
where email like '%@bench.example';

-- What the first person sells is five hundred things, the others' twenty.
insert into public.catalogue_items (user_id, description, unit, rate, hsn_sac, gst_rate, request_key, request_fingerprint)
select business.user_id, 'Consulting, item ' || n, 'hours', 600 + n, '998312', 1800, gen_random_uuid(), ''
from public.businesses as business
cross join generate_series(1, 500) as n
where business.email like '%@bench.example' and (n <= 20 or business.email = 'person1@bench.example');

create temporary table secondary_index as
select indexdef, format('%I.%I', schemaname, indexname) as name
from pg_indexes
where schemaname = 'books' and tablename in ('clients', 'invoices', 'invoice_items', 'payments')
  and not exists (select from pg_constraint where conname = indexname);
do $$
declare
  dropped text;
begin
  for dropped in select name from secondary_index loop
    execute format('drop index %s', dropped);
  end loop;
end
$$;

-- No trigger runs, those of the foreign keys neither: what they keep is written below, a table at a time.
set local session_replication_role = replica;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';

insert into books.invoices (
  user_id, business_id, client_id, client_search_text, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor, total_inr_minor,
  settled_minor, issue_date, due_date, status, paid_date, payment_method, request_key, request_fingerprint, created_at
)
select
  user_id, business_id, md5(user_id::text || client_name || client_email)::uuid, lower(client_name), 'INV', financial_year,
  (row_number() over (partition by business_id, financial_year order by created_at))::integer, 4,
  jsonb_build_object('name', 'Studio', 'email', 'studio@bench.example', 'phone', '9820012345', 'address', null,
    'taxId', null, 'city', 'Pune', 'state', 'Maharashtra', 'postalCode', '411004', 'country', 'India', 'website', null),
  jsonb_build_object('name', client_name, 'email', client_email),
  amount, amount, amount, case when n % 10 < 7 then amount else 0 end,
  issue_date, issue_date + 30, case when n % 10 < 7 then 'PAID' else 'UNPAID' end,
  case when n % 10 < 7 then issue_date + 10 end, case when n % 10 < 7 then 'UPI' end,
  gen_random_uuid(), '', created_at
from (
  select
    n,
    -- The first person has forty thousand clients, the others ninety each.
    client_names[1 + client % 40] || ' ' || client % 997 as client_name,
    'client' || client % 40 || '@bench.example' as client_email,
    business.user_id, business.id as business_id, 1000 + n * 7919::bigint % 5000000 as amount, created_at,
    issue_date, financial_year
  from (
    select n, created_at, (created_at at time zone 'Asia/Kolkata')::date as issue_date
    from generate_series(1, current_setting('bench.invoices')::integer) as n,
      lateral (select now() - interval '1 minute' * (n * 104729::bigint % 1576800) as created_at) as made
  ) as spread
  cross join (
    select array['Malabar Spices', 'Kaveri Interiors', 'Deccan Tiles', 'Konkan Roasters', 'Sahyadri Organics', 'Lotus Dental',
      'Aravalli Textiles', 'Northwind', 'Tapti Textiles', 'Godavari Prints', 'Nilgiri Tea', 'Chenab Steel',
      'Periyar Boats', 'Indus Books', 'Yamuna Glass', 'Krishna Dairy', 'Narmada Cement', 'Mahanadi Foods',
      'Brahmaputra Silk', 'Ganga Papers', 'Sutlej Motors', 'Ravi Cables', 'Beas Optics', 'Jhelum Carpets', 'Kosi Mills',
      'Damodar Coal', 'Subarna Gold', 'Vaigai Spinners', 'Pamba Resorts', 'Bharathi Press', 'Manjira Labs',
      'Tunga Crafts', 'Bhadra Coffee', 'Hemavati Farms', 'Kabini Tours', 'Netravati Fisheries', 'Sharavati Power',
      'Kali Ceramics', 'Mandovi Cruises', 'Zuari Agro'] as client_names
  ) as named
  join (
    select day::date as issue_date, private.financial_year(day::date) as financial_year
    from generate_series(current_date - 1100, current_date + 1, interval '1 day') as day
  ) as calendar using (issue_date)
  join (select row_number() over (order by email <> 'person1@bench.example', id) as place, id, user_id, email from public.businesses
    where email like '%@bench.example') as business
    on place = case
        when n <= current_setting('bench.invoices')::integer / 10 then 1
        else 2 + n % (current_setting('bench.people')::integer - 1)
      end
  cross join lateral (
    select case place when 1 then n else place * 90 + n / current_setting('bench.people')::integer % 90 end as client
  ) as served
) as invoice;

insert into books.clients (id, user_id, name, email)
select distinct client_id, user_id, client_name, client_email
from books.invoices;

insert into books.invoice_items (invoice_id, user_id, position, description, quantity, taxable_minor, taxable_inr_minor)
select
  id, user_id, 1,
  case when total_minor % 1009 = 7 then 'Exhibition stand, Kochi' else 'Packaging design, twelve labels' end,
  12, total_minor, total_minor
from books.invoices;

insert into books.payments (
  invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, created_at, decided_at
)
select id, user_id, 'confirmed', total_minor, paid_date, 'UPI', gen_random_uuid(), '', created_at, created_at
from books.invoices
where status = 'PAID';

-- In the order of days, as life writes them: the rows of a person do not lie side by side.
insert into public.invoice_periods (
  user_id, period, first_day, created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due,
  written_off, outstanding_minor, due_minor, due_without_rate, paid_minor, unpaid_minor, unpaid_open_minor
)
select
  share.user_id, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
  sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due),
  sum(share.written_off), sum(share.outstanding_minor), sum(share.due_minor), sum(share.due_without_rate),
  sum(share.paid_minor), sum(share.unpaid_minor), sum(share.unpaid_open_minor)
from books.invoices as invoice
cross join lateral private.period_shares(invoice) as share
group by share.user_id, share.period, share.first_day
order by share.first_day;

insert into books.invoice_counters (business_id, prefix, financial_year, user_id, last_sequence)
select business_id, prefix, financial_year, user_id, max(sequence)
from books.invoices
group by business_id, prefix, financial_year, user_id;

do $$
declare
  definition text;
begin
  for definition in select indexdef from secondary_index loop
    execute definition;
  end loop;
end
$$;
