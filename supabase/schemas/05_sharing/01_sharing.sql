-- The link by which a client sees an invoice and reports a payment. Each invoice has one; a new one ends the old one.

create table public.invoice_links (
  invoice_id uuid primary key,
  user_id uuid not null,
  -- The holder of the link may see this one invoice.
  token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  -- Set by a restored export; this server did not see it happen.
  restored boolean not null default false,
  -- The mail for which it was made, until the server takes that mail: a refused mail removes its link.
  mail_id uuid,
  constraint invoice_links_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_links_views_counted check (
    views >= 0 and (views = 0) = (first_viewed_at is null) and (views = 0) = (last_viewed_at is null)
  )
);
comment on table public.invoice_links is 'The share link of an invoice, and how often it was opened.';
create index invoice_links_invoice_user on public.invoice_links (invoice_id, user_id);
create index invoice_links_user_id on public.invoice_links (user_id);

alter table public.invoice_links enable row level security;
grant select on public.invoice_links to authenticated;

-- A link that may vanish with its mail is not shown: nobody should pass it on.
create policy invoice_links_select_own on public.invoice_links
for select to authenticated
using (user_id = (select private.caller()) and (mail_id is null or revoked_at is not null));

-- An owner who stops sharing an invoice, or makes a new link, wants the address of its PDF to end, too.
create function private.end_pdf_of_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as invoice set pdf_token = private.new_token() where invoice.id = new.invoice_id;
  return null;
end
$$;

create trigger invoice_links_end_pdf after update on public.invoice_links
for each row
when (old.token <> new.token or (old.revoked_at is null and new.revoked_at is not null))
execute function private.end_pdf_of_link();

-- Once somebody else relies on a link that was made for a mail, it stays, even if the mail fails.
create function private.keep_link(invoice_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.invoice_links as link
  set mail_id = null
  where link.invoice_id = keep_link.invoice_id and link.mail_id is not null and link.revoked_at is null
$$;

-- The link in a mail that has begun, behind the lock of its document: the live one, or a new one that becomes the owner's once the
-- mail is sent. A link that was ended keeps its first date until then.
create function private.link_for_mail(invoice books.invoices, mail_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  live_token text;
begin
  perform private.keep_link(invoice.id);
  insert into public.invoice_links as link (invoice_id, user_id, mail_id)
  values (invoice.id, invoice.user_id, link_for_mail.mail_id)
  on conflict on constraint invoice_links_pkey do update
  set
    token = excluded.token,
    revoked_at = null,
    first_viewed_at = null,
    last_viewed_at = null,
    views = 0,
    restored = false,
    mail_id = excluded.mail_id
  where link.revoked_at is not null
  returning link.token into live_token;
  if not found then
    select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  end if;
  return live_token;
end
$$;

-- The live token of one of the caller's invoices: the present one, or a new one if there is none, it was revoked, or the caller
-- asks for a new one.
create function private.share_invoice(invoice_id uuid, renewed boolean) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, private.account());
  live_token text;
begin
  insert into public.invoice_links as link (invoice_id, user_id)
  values (invoice.id, invoice.user_id)
  on conflict on constraint invoice_links_pkey do update
  set
    token = excluded.token,
    created_at = excluded.created_at,
    revoked_at = null,
    first_viewed_at = null,
    last_viewed_at = null,
    views = 0,
    restored = false,
    mail_id = null
  where renewed or link.revoked_at is not null;

  perform private.keep_link(invoice.id);
  select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  return live_token;
end
$$;
grant execute on function private.share_invoice(uuid, boolean) to authenticated;

create function public.share_invoice(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, false) $$;
comment on function public.share_invoice(uuid) is
  'The token of the invoice''s link: the live one, or a new one when there is none or it was revoked.';
grant execute on function public.share_invoice(uuid) to authenticated;

create function public.renew_share(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, true) $$;
comment on function public.renew_share(uuid) is 'A new token for the invoice''s link; the old one is dead at once.';
grant execute on function public.renew_share(uuid) to authenticated;

create function private.revoke_share(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, private.account());
begin
  update public.invoice_links as link
  set revoked_at = clock_timestamp(), mail_id = null
  where link.invoice_id = invoice.id and link.revoked_at is null;
end
$$;
grant execute on function private.revoke_share(uuid) to authenticated;

create function public.revoke_share(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.revoke_share(invoice_id) $$;
comment on function public.revoke_share(uuid) is 'Ends the invoice''s link; doing it twice, or without a link, is harmless.';
grant execute on function public.revoke_share(uuid) to authenticated;

-- Functions for the holder of a link, without an account: see the invoice, and report a payment. Unknown and revoked tokens get the
-- same answer. A token belongs to one link at most: without that hint, the planner expects a thousand, and reads everybody's
-- invoices to show a client one.
create function private.live_link(token text) returns setof public.invoice_links
language sql stable rows 1
set search_path = ''
as $$
  select link.*
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = live_link.token
    and link.revoked_at is null
    and invoice.cancelled_at is null
    and not private.rests(link.user_id)
$$;

-- Chats and mailboxes open a link for a preview, some of them as a browser would; these are no views. A browser within WhatsApp
-- names it, too, but not first.
create function private.asked_by_robot() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'
      ~* '[a-z]bot(/|-| \()|crawler|spider|preview|facebookexternalhit|^whatsapp/',
    false)
$$;

-- A look by the seller, or by a member of theirs, is no view, and neither is a reload.
create function private.is_view(owner uuid, last_viewed_at timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return owner is distinct from auth.uid()
    and private.role_in(owner, auth.uid()) is null
    and (last_viewed_at is null or last_viewed_at < now() - interval '1 minute')
    and not private.asked_by_robot();
end
$$;

create function private.note_share_view(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoice_links as link
  set
    views = link.views + 1,
    first_viewed_at = coalesce(link.first_viewed_at, now()),
    last_viewed_at = now()
  from private.live_link(note_share_view.token) as live
  where link.invoice_id = live.invoice_id
    and link.token = live.token
    and private.is_view(link.user_id, link.last_viewed_at);
  perform private.note_statement_view(note_share_view.token);
end
$$;
grant execute on function private.note_share_view(text) to anon, authenticated;

create function public.note_share_view(token text) returns void
language sql
set search_path = ''
as $$ select private.note_share_view(token) $$;
comment on function public.note_share_view(text) is
  'Counts that the link to an invoice or a statement was opened: at most once a minute, and never its owner or a robot. Silent for a dead token.';
grant execute on function public.note_share_view(text) to anon, authenticated;

-- Limits the reports by one link; a new link starts anew.
create function private.check_claims(link public.invoice_links) returns void
language plpgsql
set search_path = ''
as $$
declare
  waiting integer;
  reported integer;
begin
  select
    count(*) filter (where payment.state = 'claimed'),
    count(*) filter (where payment.created_at >= link.created_at)
  into waiting, reported
  from books.payments as payment
  where payment.invoice_id = link.invoice_id and payment.from_client;

  if waiting >= 5 then
    perform private.refuse(429, 'claims_waiting');
  elsif reported >= 20 then
    perform private.refuse(429, 'claims_used_up');
  end if;
end
$$;

-- One reference is one payment. The same report again changes nothing. Another amount or method would be a correction, which only
-- the seller can make: the client is told so, and how to report another payment instead.
create function private.is_reported(
  invoice books.invoices,
  amount_minor bigint,
  method text,
  clean_reference text
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  earlier record;
begin
  select
    payment.state,
    payment.amount_minor,
    payment.method,
    (payment.amount_minor, payment.method) is not distinct from (is_reported.amount_minor, is_reported.method)
      -- The owner may have corrected the amount while confirming; the fingerprint still says what was reported.
      or payment.request_fingerprint = private.payment_fingerprint(
        true, is_reported.amount_minor, 0, null, is_reported.method, payment.reference, payment.note
      ) as is_same
  into earlier
  from books.payments as payment
  where payment.invoice_id = invoice.id
    and payment.state in ('claimed', 'confirmed')
    and lower(payment.reference) = lower(clean_reference)
  order by is_same desc, payment.created_at desc
  limit 1;

  if found and not earlier.is_same then
    perform private.refuse(
      409,
      case earlier.state when 'claimed' then 'reference_reported' else 'reference_counted' end,
      'reference',
      jsonb_build_object('minor', earlier.amount_minor, 'currency', invoice.currency, 'method', earlier.method)
    );
  end if;
  return found;
end
$$;
comment on function private.is_reported(books.invoices, bigint, text, text) is
  'Whether a payment with this reference is there, whatever its note; refuses where it is there with another amount or method.';

-- A client reports a payment. It does not count until the owner confirms it.
create function private.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text,
  method text,
  tds_minor bigint
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    true, amount_minor, tds_minor, null, method, clean_reference, clean_note
  );
  link public.invoice_links;
  invoice books.invoices;
  earlier books.payments;
begin
  select * into link from private.live_link(token);
  if found then
    invoice := private.lock_payable(link.invoice_id, link.user_id);
    -- Checked again behind the lock, which renewing and revoking a link hold.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;

  select * into earlier
  from books.payments as payment
  where payment.user_id = invoice.user_id and payment.request_key = claim_payment.request_key
    and payment.invoice_id = invoice.id and payment.from_client;
  if earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  elsif earlier.id is not null
    or private.is_reported(invoice, amount_minor, method, clean_reference)
  then
    return 'claimed';
  end if;

  perform private.refuse_converted(invoice.id);
  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  perform private.check_amount(invoice, amount_minor, tds_minor);
  -- Tax is deducted from what is owed, and an advance is not.
  if tds_minor > 0 and invoice.money = 'advance' then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  end if;
  if (method in ('UPI', 'Bank transfer')) is not true then
    perform private.refuse(422, 'claim_method_unknown', 'method');
  elsif clean_reference is null then
    perform private.refuse(422, 'reference_required', 'reference');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  perform private.check_claims(link);

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client,
    request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, 'claimed', amount_minor, tds_minor, private.today(), method, clean_reference, clean_note, true,
    request_key, fingerprint
  );
  return 'claimed';
end
$$;
grant execute on function private.claim_payment(text, uuid, bigint, text, text, text, bigint) to anon, authenticated;

create function public.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text default null,
  method text default 'UPI',
  tds_minor bigint default 0
) returns text
language sql
set search_path = ''
as $$ select private.claim_payment(token, request_key, amount_minor, reference, note, method, tds_minor) $$;
comment on function public.claim_payment(text, uuid, bigint, text, text, text, bigint) is
  'Reports a payment on behalf of a share link''s holder, with the tax that they deducted at source; the same key, or the same reference, amount and method, again changes nothing. A note that differs from the first report''s is not kept.';
grant execute on function public.claim_payment(text, uuid, bigint, text, text, text, bigint) to anon, authenticated;
