-- The link by which a client sees an invoice and reports a payment. One per invoice; a renewed one kills the old.
create table public.invoice_links (
  invoice_id uuid primary key,
  user_id uuid not null,
  -- 144 random bits: whoever holds the link may see this one invoice.
  token text not null unique
    default translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_'),
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  constraint invoice_links_invoice foreign key (invoice_id, user_id)
    references public.invoices (id, user_id) on delete restrict,
  constraint invoice_links_views_counted check (
    views >= 0 and (views = 0) = (first_viewed_at is null) and (views = 0) = (last_viewed_at is null)
  )
);
comment on table public.invoice_links is 'The share link of an invoice, and how often it was opened.';
create index invoice_links_invoice_user on public.invoice_links (invoice_id, user_id);
create index invoice_links_user_id on public.invoice_links (user_id);

alter table public.invoice_links enable row level security;
revoke all on public.invoice_links from anon, authenticated;
grant select on public.invoice_links to authenticated;

create policy invoice_links_select_own on public.invoice_links
for select to authenticated
using (user_id = (select auth.uid()));

create function private.note_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at)
  values (
    new.invoice_id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'shared'
      when new.revoked_at is not null then 'link_revoked'
      when old.revoked_at is not null then 'shared'
      else 'link_renewed'
    end,
    coalesce(new.revoked_at, new.created_at)
  );
  return null;
end
$$;
revoke all on function private.note_link() from public;

create trigger invoice_links_note_made after insert on public.invoice_links
for each row execute function private.note_link();

create trigger invoice_links_note_changed after update on public.invoice_links
for each row
when (old.token <> new.token or (old.revoked_at is null) <> (new.revoked_at is null))
execute function private.note_link();

-- The live token of one of the caller's invoices: the present one, or a new one where there is none, it was
-- revoked, or a new one is asked for.
create function private.share_invoice(invoice_id uuid, renewed boolean) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant public.invoices := private.lock_invoice(invoice_id, auth.uid());
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
    views = 0
  where renewed or link.revoked_at is not null;

  select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  return live_token;
end
$$;
revoke all on function private.share_invoice(uuid, boolean) from public;
grant execute on function private.share_invoice(uuid, boolean) to authenticated;

create function public.share_invoice(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, false) $$;
comment on function public.share_invoice(uuid) is
  'The token of the invoice''s link: the live one, or a new one when there is none or it was revoked.';
revoke all on function public.share_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.share_invoice(uuid) to authenticated;

create function public.renew_share(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, true) $$;
comment on function public.renew_share(uuid) is 'A new token for the invoice''s link; the old one is dead at once.';
revoke all on function public.renew_share(uuid) from public, anon, authenticated, service_role;
grant execute on function public.renew_share(uuid) to authenticated;

create function private.revoke_share(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant public.invoices := private.lock_invoice(invoice_id, auth.uid());
begin
  update public.invoice_links as link
  set revoked_at = clock_timestamp()
  where link.invoice_id = invoice.id and link.revoked_at is null;
end
$$;
revoke all on function private.revoke_share(uuid) from public;
grant execute on function private.revoke_share(uuid) to authenticated;

create function public.revoke_share(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.revoke_share(invoice_id) $$;
comment on function public.revoke_share(uuid) is 'Ends the invoice''s link; doing it twice, or without a link, is harmless.';
revoke all on function public.revoke_share(uuid) from public, anon, authenticated, service_role;
grant execute on function public.revoke_share(uuid) to authenticated;
