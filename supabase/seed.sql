-- Demo data for development: demo@bahi.example / bahi-demo-2026, with a business in Pune, thirty invoices of the past year
-- from before it was registered, and since then a document of each kind. It runs on the embedded stack and with the official CLI, and never on a hosted project.
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
  user_id, name, email, phone, address, city, state, postal_code, website, business_type, description,
  upi_id, bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift
)
values (
  '11111111-1111-4111-8111-111111111111',
  'Neel Studio',
  'hello@neelstudio.example',
  '9820012345',
  E'14 Prabhat Road\nErandwane',
  'Pune',
  'Maharashtra',
  '411004',
  'neelstudio.example',
  'Freelancer/Individual',
  'Packaging and identity design for food makers.',
  'neelstudio@okbank',
  'Neel Studio',
  '50100012345678',
  'HDFC0001234',
  'HDFC Bank',
  'HDFCINBB'
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

insert into books.clients (
  user_id, name, contact, email, phone, gstin, address, city, state_code, postal_code, country, currency, terms_days
)
select '11111111-1111-4111-8111-111111111111', client.*
from (
  values
    ('Malabar Spices Pvt Ltd', 'Thomas Kurian', 'accounts@malabarspices.example', '0484 222 1100', '32AAECM7719Q1ZY',
      '5 Jew Town Road', 'Kochi', '32', '682002', 'IN', 'INR', 30),
    ('Kaveri Interiors', null, 'billing@kaveri.example', '080 4112 7788', '29AABCR1718E1ZL', '21 Church Street',
      'Bangalore', '29', '560001', 'IN', 'INR', 30),
    ('Deccan Tiles', 'Farah Siddiqui', 'office@deccantiles.example', null, '36AADCD5538P1Z5',
      'Unit 4, SEZ Phase II, Nanakramguda', 'Hyderabad', '36', '500032', 'IN', 'INR', null),
    ('Konkan Roasters', 'Meera Joshi', 'hello@konkanroasters.example', '020 2553 1200', '27AAKCK4821M1Z4',
      '8 Fergusson College Road', 'Pune', '27', '411004', 'IN', 'INR', 15),
    ('Sahyadri Organics', null, 'finance@sahyadri.example', null, '24AABCT9043L1Z4', '77 Ashram Road', 'Ahmedabad', '24',
      '380009', 'IN', 'INR', 15),
    ('Lotus Dental Care', 'Dr. Anil Deshpande', 'front@lotusdental.example', null, null, '3 Boat Club Road', 'Pune', '27',
      '411001', 'IN', 'INR', 7),
    ('Aravalli Textiles', null, 'accounts@aravalli.example', null, null, '12 Johari Bazar', 'Jaipur', '08', '302003', 'IN',
      'INR', null),
    ('Northwind Inc.', 'Accounts payable', 'ap@northwind.example', null, null, '410 Pine Street', 'Seattle', null, '98101',
      'US', 'USD', 30),
    ('Werkstatt Lindner GmbH', 'Greta Lindner', 'buchhaltung@lindner.example', null, null, 'Kastanienallee 12', 'Berlin',
      null, '10435', 'DE', 'EUR', 14)
) as client (
  name, contact, email, phone, gstin, address, city, state_code, postal_code, country, currency, terms_days
);

-- Two who read Hindi: one alone, one beside English.
update books.clients as client set language = case client.name when 'Aravalli Textiles' then 'hi' else 'en-hi' end
where client.name in ('Aravalli Textiles', 'Lotus Dental Care');

do $$
declare
  seller public.businesses;
  issued date;
  rate numeric;
  amounts bigint[];
  invoice books.invoices;
  client integer;
  buyer books.clients;
  is_paid boolean;
  withheld bigint;
  settled_at timestamptz;
  clients constant text[] := array[
    'Malabar Spices Pvt Ltd', 'Kaveri Interiors', 'Deccan Tiles', 'Konkan Roasters',
    'Sahyadri Organics', 'Lotus Dental Care', 'Aravalli Textiles', 'Northwind Inc.'
  ];
  works constant text[] := array[
    'Packaging design, twelve labels', 'Print supervision, Kochi', 'Source files and licences',
    'Brand identity, second round', 'Website copy and illustrations', 'Product photography, one day',
    'Menu cards and signage'
  ];
begin
  select * into seller from public.businesses where user_id = '11111111-1111-4111-8111-111111111111';

  for n in 1..30 loop
    issued := private.today() - (30 - n) * 12 - 13;
    -- Two of them in dollars, for the client abroad.
    client := case when n in (9, 22) then 8 else 1 + (n * 3) % 7 end;
    select * into buyer
    from books.clients as own where own.user_id = seller.user_id and own.name = clients[client];
    rate := case n when 9 then 86.25 when 22 then 88.4 end;
    amounts := case
      when client = 8 then array[85000, 40000]
      else array[900000 + (n * 17 % 23) * 140000, 480000 + (n * 31 % 9) * 55000, 250050]::bigint[]
    end;
    -- Everything older than three months is paid but for two; of the rest every third.
    is_paid := (n <= 22 and n not in (14, 19)) or (n > 22 and n % 3 = 0);

    insert into books.invoices (
      user_id, business_id, client_id, prefix, financial_year, sequence, padding, seller, buyer,
      currency, exchange_rate, language, taxable_minor, total_minor, total_inr_minor, issue_date, due_date, notes,
      request_key, request_fingerprint, created_at
    )
    select
      seller.user_id, seller.id, buyer.id, seller.invoice_prefix, private.financial_year(issued),
      private.next_sequence(seller, seller.invoice_prefix, private.financial_year(issued)), seller.invoice_padding,
      private.seller_snapshot(seller), jsonb_build_object('name', buyer.name, 'email', buyer.email),
      case when rate is null then 'INR' else 'USD' end, rate, buyer.language, sum(amount), sum(amount), sum(round(amount * coalesce(rate, 1))),
      issued, issued + case when n % 2 = 0 then 30 else 15 end,
      case when n % 4 = 0 then 'Thank you for the work. Payment by UPI or bank transfer.' end,
      gen_random_uuid(), 'demo', (issued + time '11:00') at time zone 'Asia/Kolkata'
    from unnest(amounts) as amount
    returning * into invoice;

    insert into books.invoice_items (
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
      insert into books.payments (
        invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method,
        request_key, request_fingerprint, created_at, decided_at
      )
      values (
        invoice.id, seller.user_id, 'confirmed', invoice.total_minor - withheld, withheld,
        least(issued + 11, private.today()), case when n % 2 = 0 then 'UPI' else 'Bank transfer' end,
        gen_random_uuid(), 'demo', settled_at, settled_at
      );
    elsif n = 26 then
      insert into books.payments (
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
      insert into books.payments (
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

-- Since then it is registered.
update public.businesses
set
  gst_registration = 'regular',
  tax_id = '27AAPFU0939F1ZV',
  lut_number = 'AD270426000123X',
  lut_year = private.financial_year(private.today()),
  default_gst_rate = 1800,
  default_hsn_sac = '998391',
  round_off = true,
  reverse_charge_wording = 'Tax is payable by the recipient on reverse charge.',
  signature = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAANwAAABICAYAAACdrZvUAAAEbUlEQVR42u2d7W0kIQyGU8b9vB5o5WqgJ/dET1xO2j0RhGf4MAyz8zwSPyIlsyzDi41tyNcXAAAAAAAAAAAAAAAAAAAAAAAAfCK/fv+R7xa+m2c0AOYL7p/Y4qshPIAFovMF4TlGBmC+8GLShFEBWLOvw9oBLBSdy6wdezuABcILiA7gOhdTLuqDe+0xBRcXniA6f5XoMsG/G6IDRDfBqqUurSQ/Izh4hOjcCtFl4v4fKcXCwdMtnZ8ttpLYeQuA6Ca7rcleTgae77COcFfRiaWLdyI2N/JZhf0glTRwS9GF3PWbYTETcYdOscWDhsWDWwZR/CSxjVo3UfaDAdHB3fdzzlJsmRWVzv6pfbOy0Moi8U5jvJtQrQPWrqV0ik3O9omDFjjMstAHY3HUEB+YuZau8fel1/qNCi7/HGOxyevZaVlaLsYtD/2++uuxzPewct5AbCYJ9hrBtfTdwrVO3M242zGowpnIWMqJwl57ubPJHSusjlX0sypZXtt3a9EWJvglwlP6IYll5sTIpqI7XOFrhJS6Xassr1Geb2Sv6a84f1iI1gYlUuyp8rmZW1kThrdOpjda3m630shCupV3y7SKnBTKnoKT0surEdJM16VmP5hMQLlCcNmzwqyKmNIpjMbFFMFtuI/zykrqV4ut0AexFo2l4JQxMRmXEdcVC3cDwVWKza/Yu2hHfiz2YTMEZ+1m5pdDdVrbH+kOZvxGLuWqXNvgCi/JWbsRwbmZoXPNMiU5Pn/gqrueu2lI4N8saNKYa/ML++iUBPRoVcvUKJ7S73jkIp5Z9UqBp1ZOFKsXsXrrxeayl1sb/r/yYiKpWMVDZfthNWdNvoo+u97AiLJwFlMCiXUNmtcAa9zJWBGR3Or0diHBa9WC9QRU7niJhcUuDqQ5QuFZvnGvx/+qWGTdasubtop6lQIfibXQms+aNulNLLnSR22xGAmwdF17r3kNKGS+dfONf+M3+g5i8IygrPzBqI/+ZJJ7o0XUD1TevL87NZgrImgdQr20gNeogLkYCLIKEKUWrrB35NqIB7qSYiDY5Ztuyz2lluqwsKDZwkCg4oGCM3GXFLdo2SSyjpjm18Nn389qL0cY/sH7tmD0TO2s2KoKFDdpfLi0CEwnkzN+vpYjsw6xu8k1nPndJoTJYV2QZODzijmeEfFd+Q9KALYUW+Gz5SC5fCpApToCscEtxCYX90Uay7FOaw8BdhGb2/VCmeyGqdpyqzxHplWO+ML9kjVCbq3JlMLn/qhqYRYitp37WxJL7BDJrq0kVMT5gWKLG/XLZdYtGEzgI4vjK2orW1uNRTUXJTN7X8GFq3JIiqUanXC3nnQHYh1xcQUxPkRs2eSRxkkTkvQAE6bNtW4eW0Z07ssyrT5XhNVynowXv48HgVWcEPXrrf7vERar6d5iDA3vkQuGOgY7Vp7y7REW1up5VhEhVgqu9mpwhMWcabWIHErt3OfhCkKNEOXKiDfA44XIKAAAAAAAAAAAAAAAAAAAAADAZ/IXJgNV6Tz89IEAAAAASUVORK5CYII='
where user_id = '11111111-1111-4111-8111-111111111111';

-- A document of each kind, issued as the app issues them, in the last days of the financial year as far as it goes.
do $$
declare
  demo constant uuid := '11111111-1111-4111-8111-111111111111';
  brand constant jsonb := '{"description": "Brand identity", "quantity": "1", "rate": "120000", "unit": "project"}';
  hours constant jsonb := '{"description": "Art direction", "quantity": "12.5", "rate": "2400", "unit": "hours"}';
  tags constant jsonb := '{
    "description": "Kraft paper tags", "hsn_sac": "48211010", "quantity": "500", "rate": "4.25", "unit": "NOS",
    "gst_rate": 500
  }';
  course constant jsonb := '{
    "description": "Drawing course for schools", "hsn_sac": "999291", "quantity": "6", "rate": "1500", "unit": "lessons",
    "taxability": "exempt"
  }';
  documents constant jsonb[] := array[
    -- Within the State, at two rates, with a discount.
    jsonb_build_object(
      'client', 'Konkan Roasters', 'po_number', 'PO-118', 'delivery_address', E'Roastery, Plot 12\nBhosari, Pune 411026',
      'items', jsonb_build_array(brand || '{"discount_percent": 10}', tags)
    ),
    -- To another State, due in two parts.
    jsonb_build_object(
      'client', 'Kaveri Interiors', 'items', jsonb_build_array(hours, brand),
      'parts', '[{"days": 15, "share": 5000}, {"days": 45}]'::jsonb
    ),
    -- To somebody without a GSTIN in another State.
    jsonb_build_object(
      'client', 'Aravalli Textiles', 'items', jsonb_build_array(tags || '{"quantity": "2400"}')
    ),
    -- Where the work is: it follows the property.
    jsonb_build_object(
      'client', 'Kaveri Interiors', 'place_of_supply', '30', 'place_of_supply_reason', 'The work is on a house in Goa',
      'items', jsonb_build_array('{"description": "Signage of a guest house", "quantity": "1", "rate": "85000"}'::jsonb)
    ),
    -- To a special economic zone, under the letter of undertaking.
    jsonb_build_object(
      'client', 'Deccan Tiles', 'supply', 'sez', 'with_tax', false, 'items', jsonb_build_array(hours)
    ),
    -- The tax is the client's to pay.
    jsonb_build_object('client', 'Sahyadri Organics', 'reverse_charge', true, 'items', jsonb_build_array(brand)),
    -- Exempt alone: a bill of supply.
    jsonb_build_object('client', 'Lotus Dental Care', 'items', jsonb_build_array(course)),
    -- Taxable and exempt to somebody without a GSTIN: both in one.
    jsonb_build_object(
      'client', 'Lotus Dental Care', 'items', jsonb_build_array(hours || '{"quantity": "3"}', course)
    ),
    -- Abroad, with the tax paid.
    jsonb_build_object(
      'client', 'Werkstatt Lindner GmbH', 'exchange_rate', 98.75, 'with_tax', true,
      'items', jsonb_build_array('{"description": "Illustrations", "quantity": "4", "rate": "310", "unit": "pieces"}'::jsonb)
    ),
    -- Abroad, under the letter of undertaking.
    jsonb_build_object(
      'client', 'Northwind Inc.', 'exchange_rate', 88.4, 'with_tax', false,
      'items', jsonb_build_array('{"description": "Packaging design", "quantity": "10", "rate": "125", "unit": "hours"}'::jsonb)
    )
  ];
  buyer books.clients;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', demo)::text, true);
  for n in 1..array_length(documents, 1) loop
    select * into buyer
    from books.clients as own where own.user_id = demo and own.name = documents[n] ->> 'client';
    perform private.issue_invoice(
      gen_random_uuid(),
      documents[n] - 'client' || jsonb_build_object(
        'client_id', buyer.id,
        'client_name', buyer.name,
        'client_email', buyer.email,
        'client_contact', buyer.contact,
        'client_phone', buyer.phone,
        'client_gstin', buyer.gstin,
        'client_address', buyer.address,
        'client_city', buyer.city,
        'client_state_code', buyer.state_code,
        'client_postal_code', buyer.postal_code,
        'client_country', buyer.country,
        'currency', buyer.currency,
        'issue_date', greatest(private.financial_year_start(private.today()), private.today() - 10 + n),
        'due_date', private.today() + 15
      )
    );
  end loop;
end
$$;

-- An estimate in each state.
do $$
declare
  demo constant uuid := '11111111-1111-4111-8111-111111111111';
  clients constant text[] := array[
    'Konkan Roasters', 'Kaveri Interiors', 'Lotus Dental Care', 'Aravalli Textiles', 'Sahyadri Organics'
  ];
  works constant text[] := array[
    'Winter tins, six labels', 'Showroom signage', 'Appointment cards', 'Fabric catalogue', 'Honey jar labels'
  ];
  buyer books.clients;
  estimate uuid;
  draft uuid;
  document jsonb;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', demo)::text, true);
  for n in 1..5 loop
    select * into buyer from books.clients as own where own.user_id = demo and own.name = clients[n];
    document := jsonb_build_object(
      'client_id', buyer.id, 'client_name', buyer.name, 'client_email', buyer.email, 'client_gstin', buyer.gstin,
      'client_address', buyer.address, 'client_city', buyer.city, 'client_state_code', buyer.state_code,
      'client_postal_code', buyer.postal_code, 'due_date', private.today() + 30,
      'items', jsonb_build_array(jsonb_build_object('description', works[n], 'quantity', '1', 'rate', (n * 9000)::text))
    );
    estimate := (public.issue_estimate(gen_random_uuid(), document) ->> 'id')::uuid;
    if n = 2 then
      insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client)
      values (estimate, demo, true, 'Meera Nair', 'Please begin on Monday.', true);
    elsif n = 3 then
      insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client)
      values (estimate, demo, false, 'Anil Deshpande', 'Not this year.', true);
    elsif n = 4 then
      -- As if its days had gone by.
      alter table books.invoices disable trigger invoices_keep_issued;
      update books.invoices
      set
        issue_date = greatest(private.financial_year_start(private.today()), private.today() - 40),
        due_date = greatest(private.financial_year_start(private.today()), private.today() - 10)
      where id = estimate;
      alter table books.invoices enable trigger invoices_keep_issued;
    elsif n = 5 then
      draft := private.convert_estimate(estimate);
      perform private.issue_draft(draft, gen_random_uuid(), document);
    end if;
  end loop;
end
$$;

-- What repeats: a retainer that is drafted each month, and a hosting that is issued by itself each quarter.
do $$
declare
  demo constant uuid := '11111111-1111-4111-8111-111111111111';
  said constant jsonb[] := array[
    jsonb_build_object(
      'every', 'month', 'day', 31, 'mode', 'draft', 'terms', 15, 'client', 'Konkan Roasters',
      'row', 'Retainer for {month} {year}', 'amount', '45000'
    ),
    jsonb_build_object(
      'every', 'quarter', 'day', 1, 'mode', 'issue', 'terms', 30, 'client', 'Kaveri Interiors',
      'row', 'Hosting from {month} {year}', 'amount', '9000'
    )
  ];
  one jsonb;
  buyer books.clients;
begin
  foreach one in array said loop
    select * into buyer from books.clients as own where own.user_id = demo and own.name = one ->> 'client';
    insert into books.schedules (
      user_id, every, day, start_on, mode, terms_days, content, document, request_key, request_fingerprint
    )
    values (
      demo, one ->> 'every', (one -> 'day')::integer, private.today() + 1, one ->> 'mode', (one -> 'terms')::integer,
      jsonb_build_object(
        'clientId', buyer.id, 'clientName', buyer.name, 'clientEmail', buyer.email,
        'clientGstin', coalesce(buyer.gstin, ''), 'clientStateCode', coalesce(buyer.state_code, ''),
        'clientAddress', coalesce(buyer.address, ''), 'clientCity', coalesce(buyer.city, ''),
        'items', jsonb_build_array(jsonb_build_object(
          'description', one ->> 'row', 'quantity', '1', 'rate', one ->> 'amount', 'amount', one ->> 'amount'
        ))
      ),
      case when one ->> 'mode' = 'issue' then jsonb_build_object(
        'client_id', buyer.id, 'client_name', buyer.name, 'client_email', buyer.email, 'client_gstin', buyer.gstin,
        'client_state_code', buyer.state_code, 'client_address', buyer.address, 'client_city', buyer.city,
        'items', jsonb_build_array(jsonb_build_object(
          'description', one ->> 'row', 'amount_minor', (one ->> 'amount')::bigint * 100
        ))
      ) end,
      gen_random_uuid(), ''
    );
  end loop;
end
$$;

-- Documents from before an invoice, and drafts that wait to become one.
do $$
declare
  demo constant uuid := '11111111-1111-4111-8111-111111111111';
  buyer books.clients;
  document jsonb;
begin
  -- The test of an upgrade fills the last release with this file.
  if to_regprocedure('public.issue_forerunner(text, uuid, jsonb)') is null then
    return;
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', demo)::text, true);
  select * into buyer from books.clients as own where own.user_id = demo and own.name = 'Sahyadri Organics';
  document := jsonb_build_object(
    'client_id', buyer.id, 'client_name', buyer.name, 'client_email', buyer.email, 'client_gstin', buyer.gstin,
    'client_address', buyer.address, 'client_city', buyer.city, 'client_state_code', buyer.state_code,
    'client_postal_code', buyer.postal_code, 'due_date', private.today() + 15
  );
  perform public.issue_forerunner('proforma_invoice', gen_random_uuid(), document || jsonb_build_object(
    'items', '[{"description": "Honey jar labels, second run", "quantity": "2000", "rate": "6.5", "unit": "NOS", "hsn_sac": "482110"}]'::jsonb
  ));
  perform public.issue_forerunner('delivery_challan', gen_random_uuid(), document || jsonb_build_object(
    'reason', 'job_work',
    'items', '[{"description": "Sample tins for printing", "quantity": "40", "rate": "120", "unit": "NOS", "hsn_sac": "731010"}]'::jsonb
  ));
  perform private.save_draft(gen_random_uuid(), 0, jsonb_build_object(
    'clientId', buyer.id, 'clientName', buyer.name, 'clientEmail', buyer.email, 'clientGstin', buyer.gstin,
    'clientStateCode', buyer.state_code, 'clientAddress', buyer.address, 'clientCity', buyer.city,
    'items', '[{"description": "Gift box for Diwali", "quantity": "1", "rate": "38000", "amount": "38000"}]'::jsonb
  ), 'invoice');
  perform private.save_draft(gen_random_uuid(), 0, '{
    "clientName": "Palani Studio", "items": [{"description": "Logo and letterhead", "quantity": "1", "rate": "24000", "amount": "24000"}]
  }', 'invoice');
end
$$;
