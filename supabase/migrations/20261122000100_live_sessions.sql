-- A token outlives its session by up to an hour: the Data API knows its signature and its end, only the Auth server's
-- tables know of a logout, a new password, a ban or an account that is gone. Whose rows are whose asks them.
create function private.caller() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims constant text := nullif(current_setting('request.jwt.claims', true), '');
  person constant uuid := claims::jsonb ->> 'sub';
  id_of_session uuid;
begin
  -- What was found holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return person;
  end if;
  id_of_session := claims::jsonb ->> 'session_id';
  if not exists (
    select from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = id_of_session
      and session.user_id = person
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
  ) then
    perform private.refuse(401, 'Please log in.');
  end if;
  perform set_config('app.live_claims', claims, true);
  return person;
end
$$;
comment on function private.caller() is
  'Who calls, as auth.uid(), in a session that lives; else a refusal (401), so that an ended one is no empty list.';
revoke all on function private.caller() from public;
grant execute on function private.caller() to authenticated;

alter policy profiles_select_own on public.profiles using (id = (select private.caller()));
alter policy profiles_update_own on public.profiles
using (id = (select private.caller())) with check (id = (select private.caller()));

alter policy businesses_select_own on public.businesses using (user_id = (select private.caller()));
alter policy businesses_insert_own on public.businesses with check (user_id = (select private.caller()));
alter policy businesses_update_own on public.businesses
using (user_id = (select private.caller())) with check (user_id = (select private.caller()));

alter policy invoices_select_own on public.invoices using (user_id = (select private.caller()));
alter policy invoice_items_select_own on public.invoice_items using (user_id = (select private.caller()));
alter policy invoice_counters_select_own on public.invoice_counters using (user_id = (select private.caller()));
alter policy invoice_periods_select_own on public.invoice_periods using (user_id = (select private.caller()));
alter policy invoice_events_select_own on public.invoice_events using (user_id = (select private.caller()));
alter policy invoice_links_select_own on public.invoice_links using (user_id = (select private.caller()));
alter policy payments_select_own on public.payments using (user_id = (select private.caller()));
alter policy invoice_mails_select_own on public.invoice_mails
using (user_id = (select private.caller()) and sent_at is not null);
