-- Demo data for development: demo@bahi.example / bahi-demo-2026, with a business and thirty invoices of the
-- past year. It runs on the embedded stack and with the official CLI, and never on a hosted project.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
values (
  '00000000-0000-0000-0000-000000000000',
  '11111111-1111-4111-8111-111111111111',
  'authenticated',
  'authenticated',
  'demo@bahi.example',
  extensions.crypt('bahi-demo-2026', extensions.gen_salt('bf')),
  now(),
  '{"provider": "email", "providers": ["email"]}',
  '{"name": "Asha Rao"}',
  now(),
  now(),
  '', '', '', ''
);

insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
values (
  '22222222-2222-4222-8222-222222222222',
  '11111111-1111-4111-8111-111111111111',
  '11111111-1111-4111-8111-111111111111',
  'email',
  '{"sub": "11111111-1111-4111-8111-111111111111", "email": "demo@bahi.example", "email_verified": true}',
  now(), now(), now()
);

update public.profiles
set phone = '9820012345', location = 'Pune', dob = '1992-04-18'
where id = '11111111-1111-4111-8111-111111111111';

insert into public.businesses (
  user_id, name, email, phone, address, tax_id, city, state, postal_code, website, business_type, description,
  upi_id, bank_account_name, bank_account_number, bank_ifsc
)
values (
  '11111111-1111-4111-8111-111111111111',
  'Neel Studio',
  'hello@neelstudio.example',
  '9820012345',
  E'14 Prabhat Road\nErandwane',
  '27AAPFU0939F1ZV',
  'Pune',
  'Maharashtra',
  '411004',
  'neelstudio.example',
  'Freelancer/Individual',
  'Packaging and identity design for food makers.',
  'neelstudio@okbank',
  'Neel Studio',
  '50100012345678',
  'HDFC0001234'
);

-- What the demo seller sells again and again.
insert into public.catalogue_items (
  user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, used_at, request_key, request_fingerprint
)
select
  '11111111-1111-4111-8111-111111111111', description, unit, rate, currency, hsn_sac, gst_rate, taxability,
  now() - make_interval(days => days_ago), gen_random_uuid(), 'demo'
from (
  values
    ('Packaging design, twelve labels', null, 9000, 'INR', '998391', 1800, 'taxable', 13),
    ('Brand identity, second round', 'hours', 1500, 'INR', '998391', 1800, 'taxable', 25),
    ('Product photography, one day', 'days', 12000, 'INR', '998382', 1800, 'taxable', 37),
    ('Website copy and illustrations', 'words', 2.5, 'INR', '998361', 1800, 'taxable', 49),
    ('Brand strategy', 'hours', 90, 'USD', '998311', 1800, 'taxable', 97),
    ('Printed labels', 'THD', 1850, 'INR', '482110', 1800, 'taxable', null),
    ('Sample book', 'NOS', 400, 'INR', '490199', null, 'nil', null)
) as item (description, unit, rate, currency, hsn_sac, gst_rate, taxability, days_ago);

do $$
declare
  seller public.businesses;
  issued date;
  rate numeric;
  amounts bigint[];
  invoice public.invoices;
  client integer;
  is_paid boolean;
  withheld bigint;
  settled_at timestamptz;
  clients constant text[] := array[
    'Malabar Spices Pvt Ltd', 'Kaveri Interiors', 'Deccan Tiles', 'Konkan Roasters',
    'Sahyadri Organics', 'Lotus Dental Care', 'Aravalli Textiles', 'Northwind Inc.'
  ];
  addresses constant text[] := array[
    'accounts@malabarspices.example', 'billing@kaveri.example', 'office@deccantiles.example',
    'hello@konkanroasters.example', 'finance@sahyadri.example', 'front@lotusdental.example',
    'accounts@aravalli.example', 'ap@northwind.example'
  ];
  works constant text[] := array[
    'Packaging design, twelve labels', 'Print supervision, Kochi', 'Source files and licences',
    'Brand identity, second round', 'Website copy and illustrations', 'Product photography, one day',
    'Menu cards and signage'
  ];
begin
  select * into seller from public.businesses where user_id = '11111111-1111-4111-8111-111111111111';

  for n in 1..30 loop
    issued := private.today() - (30 - n) * 12 - 1;
    -- Two of them in dollars, for the client abroad.
    client := case when n in (9, 22) then 8 else 1 + (n * 3) % 7 end;
    rate := case n when 9 then 86.25 when 22 then 88.4 end;
    amounts := case
      when client = 8 then array[85000, 40000]
      else array[900000 + (n * 17 % 23) * 140000, 480000 + (n * 31 % 9) * 55000, 250050]::bigint[]
    end;
    -- Everything older than three months is paid but for two; of the rest every third.
    is_paid := (n <= 22 and n not in (14, 19)) or (n > 22 and n % 3 = 0);

    insert into public.invoices (
      user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer,
      currency, exchange_rate, taxable_minor, total_minor, total_inr_minor, issue_date, due_date, notes,
      request_key, request_fingerprint, created_at
    )
    select
      seller.user_id, seller.id, seller.invoice_prefix, private.financial_year(issued),
      private.next_sequence(seller, private.financial_year(issued)), seller.invoice_padding,
      private.seller_snapshot(seller), jsonb_build_object('name', clients[client], 'email', addresses[client]),
      case when rate is null then 'INR' else 'USD' end, rate, sum(amount), sum(amount), sum(round(amount * coalesce(rate, 1))),
      issued, issued + case when n % 2 = 0 then 30 else 15 end,
      case when n % 4 = 0 then 'Thank you for the work. Payment by UPI or bank transfer.' end,
      gen_random_uuid(), 'demo', (issued + time '11:00') at time zone 'Asia/Kolkata'
    from unnest(amounts) as amount
    returning * into invoice;

    insert into public.invoice_items (
      invoice_id, user_id, position, description, quantity, taxable_minor, taxable_inr_minor
    )
    select
      invoice.id, seller.user_id, position, works[1 + (n + position::integer) % 7],
      case when position = 1 then 1 + n % 12 else position end, amount, round(amount * coalesce(rate, 1))
    from unnest(amounts) with ordinality as item (amount, position);

    settled_at := least(invoice.created_at + interval '11 days', now());
    if is_paid then
      -- One client withheld a tenth as tax.
      withheld := case when n = 20 then invoice.total_minor / 10 else 0 end;
      insert into public.payments (
        invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method,
        request_key, request_fingerprint, created_at, decided_at
      )
      values (
        invoice.id, seller.user_id, 'confirmed', invoice.total_minor - withheld, withheld,
        least(issued + 11, private.today()), case when n % 2 = 0 then 'UPI' else 'Bank transfer' end,
        gen_random_uuid(), 'demo', settled_at, settled_at
      );
    elsif n = 26 then
      insert into public.payments (
        invoice_id, user_id, state, amount_minor, paid_on, method, reference, note,
        request_key, request_fingerprint, created_at, decided_at
      )
      values (
        invoice.id, seller.user_id, 'confirmed', 500000, least(issued + 11, private.today()), 'Bank transfer',
        'N0123456789', 'First instalment', gen_random_uuid(), 'demo', settled_at, settled_at
      );
    elsif n = 29 then
      insert into public.invoice_links (
        invoice_id, user_id, created_at, first_viewed_at, last_viewed_at, views
      )
      values (
        invoice.id, seller.user_id, invoice.created_at, invoice.created_at + interval '1 day',
        settled_at - interval '1 hour', 3
      );
      insert into public.payments (
        invoice_id, user_id, state, amount_minor, paid_on, method, reference, from_client,
        request_key, request_fingerprint, created_at
      )
      values (
        invoice.id, seller.user_id, 'claimed', invoice.total_minor, least(issued + 11, private.today()), 'UPI',
        '432198765012', true,
        gen_random_uuid(), 'demo', settled_at
      );
    end if;
  end loop;
end
$$;
