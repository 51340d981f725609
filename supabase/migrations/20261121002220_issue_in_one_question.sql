-- Issuing through the REST interface asks one question in all: whether the session lives, whether the caller may write
-- as often as this, the invoice itself and its sheet.

-- A token outlives its session by up to an hour: the Data API knows its signature and its end, only the Auth server's
-- tables know of a logout, a ban or an account that is gone.
create function private.require_live_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = (auth.jwt() ->> 'session_id')::uuid
      and session.user_id = auth.uid()
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
  ) then
    perform private.refuse(401, 'Please log in.');
  end if;
end
$$;
revoke all on function private.require_live_session() from public;
grant execute on function private.require_live_session() to authenticated;

create or replace function public.issue_invoice(
  request_key uuid,
  client_name text,
  client_email text,
  due_date date,
  items jsonb,
  currency text default 'INR',
  exchange_rate numeric default null,
  notes text default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seconds integer;
  new_id uuid;
begin
  perform private.require_live_session();
  seconds := private.take_write_permit();
  if seconds > 0 then
    perform private.refuse(429, format('Too many requests. Please try again after %s seconds.', seconds));
  end if;
  new_id := public.create_invoice(
    request_key, client_name, client_email, due_date, items, currency, exchange_rate, notes
  );
  return (select to_jsonb(detail) - 'user_id' from public.invoice_details as detail where detail.id = new_id);
end
$$;
comment on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text) is
  'As create_invoice for a session that lives (else 401) and a permit to write (else 429), and returns the whole invoice; null when the earlier one of the same key is cancelled.';
