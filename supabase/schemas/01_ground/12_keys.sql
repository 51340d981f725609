-- Keys of the Data API, by which a program of the owner's acts: a shop that makes invoices, a script that books payments. A key is
-- told once and kept as a hash. It goes in the header `x-bahi-key` beside the publishable key; private.enter(), which hosted calls
-- before each request, turns it into the claims of its owner, so that all policies hold as they are.

create table private.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of 256 random bits, which needs no salt.
  hash text not null unique,
  last_four text not null,
  created_at timestamptz not null default now(),
  -- In the first moment of the day after it, in India, the key is over; null never.
  expires_on date,
  used_at timestamptz,
  ended_at timestamptz,
  constraint api_keys_name_length check (char_length(name) between 1 and 80),
  constraint api_keys_scopes_known check (scopes <@ array['documents', 'drafts', 'clients', 'payments'])
);
comment on table private.api_keys is 'Keys by which programs act as their owner, within scopes; what a key is stands nowhere.';
create index api_keys_user on private.api_keys (user_id);
alter table private.api_keys enable row level security;
create policy api_keys_nobody on private.api_keys using (false);

-- A call that is not here is nobody's but the owner's. Reading a table or a view is every key's and every member's, within the rights
-- of the account, unless it stands here with the scope `read`.
create table private.calls (
  call text primary key,
  scope text,
  member text,
  constraint calls_scope_known check (scope in ('any', 'read', 'documents', 'drafts', 'clients', 'payments')),
  constraint calls_member_known check (member in ('accountant', 'partner', 'self'))
);
comment on table private.calls is
  'Who may call what beside the owner: functions, and tables that are changed. By `scope` a key: `any` needs none and may write; `read` needs none and only reads; null is no key''s. By `member` whoever works for the account: an accountant and everybody above, a partner, or `self`, each for the person that they are; null is the owner''s alone.';
alter table private.calls enable row level security;
create policy calls_nobody on private.calls using (false);

insert into private.calls (call, scope, member)
values ('rpc/enter_by_key', 'any', null), ('clients', 'clients', 'partner'), ('businesses', null, 'partner'), ('profiles', null, 'self');
-- Whoever has a link's token may answer as the client.
insert into private.calls (call, scope, member) values ('invoice_links', 'read', 'partner'), ('statement_links', 'read', 'partner');
insert into private.calls (call, scope, member)
select 'rpc/' || name, 'read', 'accountant' from unnest(array[
    'advances_for', 'bank_ledger', 'client_account', 'client_statement', 'client_tds', 'count_estimates', 'credit_is_late', 'creditable',
    'dashboard_attention', 'dashboard_months', 'dashboard_summary', 'earlier_rows', 'export_year', 'find_mapping', 'gst_return',
    'invoice_document', 'invoice_figures', 'invoice_numbering', 'invoice_receipt', 'invoices_this_month', 'late_payment', 'list_clients',
    'list_estimates', 'list_invoices', 'list_items', 'list_register', 'list_schedule_runs', 'list_schedules',
    'missing_numbers', 'preview_credit_note', 'preview_debit_note', 'register_figures', 'rejected_notes',
    'repeated_content', 'reports_standing', 'search_clients', 'search_hsn', 'search_invoices',
    'shared_document', 'shared_invoice', 'shared_receipt', 'shared_statement', 'tally_documents', 'tally_money', 'tds_books', 'tds_percent',
    'whose_account'
]) as name
union all
select 'rpc/' || name, 'documents', 'partner' from unnest(array[
    'accept_estimate', 'cancel_invoice', 'change_schedule',
    'correct_invoice', 'correct_note', 'create_schedule', 'decline_estimate', 'delete_invoice', 'delete_schedule',
    'end_schedule', 'issue_credit_note', 'issue_debit_note', 'issue_draft', 'issue_estimate',
    'issue_forerunner', 'issue_invoice', 'issue_voucher', 'mark_sent', 'own_document', 'pause_schedule', 'preview_corrected_note', 'renew_share',
    'restore_invoice', 'resume_schedule', 'revoke_share', 'set_acceptance', 'set_shipping', 'share_invoice',
    'share_statement', 'withdraw_statement'
]) as name
-- Nobody sees a draft, and its owner issues it. Whoever may write documents may write these.
union all
select 'rpc/' || name, 'drafts', 'partner' from unnest(array[
    'convert_estimate', 'discard_draft', 'duplicate_document', 'restore_draft', 'revise_invoice', 'save_draft'
]) as name
union all
select 'rpc/' || name, 'clients', 'partner' from unnest(array[
    'archive_item', 'change_item', 'create_client', 'create_item', 'merge_clients'
]) as name
union all
select 'rpc/' || name, 'payments', 'partner' from unnest(array[
    'apply_advance', 'book_bank_rows', 'confirm_payment', 'decide_advance', 'decline_payment', 'keep_bank_rows',
    'keep_tds_rows', 'note_certificate', 'note_export_terms', 'note_remittance', 'record_payment', 'record_receipt', 'refund_advance', 'refund_credit_note',
    'remember_deductor', 'remove_certificate', 'return_advance', 'set_bank_rows_aside', 'set_deduction', 'undo_payment', 'undo_receipt',
    'undo_write_off', 'write_off_invoice'
]) as name
-- Imports, the form of the numbers, notes that buyers rejected, declarations of exports, and names for Tally.
union all
select 'rpc/' || name, null, 'partner' from unnest(array[
    'accept_note', 'keep_mapping', 'keep_tally_ledgers', 'note_edf', 'preview_import', 'reject_note', 'set_invoice_numbering',
    'stage_import', 'undo_import', 'write_import'
]) as name
-- The marks of returns, and what is said among those who work for the account.
union all
select 'rpc/' || name, null, 'accountant' from unnest(array[
    'check_month', 'comment_on', 'file_period', 'list_members', 'remove_comment', 'uncheck_month', 'unfile_period'
]) as name
-- A person's own login and businesses, and what they do as a client of somebody.
union all
select 'rpc/' || name, null, 'self' from unnest(array[
    'accept_invitation', 'answer_estimate', 'business_of_document', 'businesses_standing', 'claim_payment', 'end_session', 'invitation', 'leave_business',
    'list_sessions', 'make_recovery_codes', 'my_businesses', 'note_share_view', 'prove_password', 'security_facts'
]) as name
-- Members, keys, webhooks, an export, a restore, leaving.
union all
select 'rpc/' || name, null, null from unnest(array[
    'change_member', 'commit_restore', 'end_api_key', 'end_invitation', 'export_counts', 'export_papers', 'export_part', 'invite_member',
    'list_api_keys', 'make_api_key', 'remove_member', 'request_deletion', 'restore_state', 'stage_restore', 'start_export',
    'take_back_restore',
    'change_webhook', 'list_webhooks', 'make_webhook', 'ping_webhook', 'remove_webhook', 'renew_webhook_secret', 'replay_webhook',
    'switch_webhook', 'webhook_attempts'
]) as name;

create function private.live_key(key_id uuid, person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from private.api_keys as own
    where own.id = live_key.key_id
      and own.user_id = person
      and own.ended_at is null
      and (own.expires_on is null or own.expires_on >= private.today())
  );
end
$$;
comment on function private.live_key(uuid, uuid) is 'Whether a key is a person''s, has not ended and is not over.';

create function private.right_to_call(method text, path text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  right_to private.calls;
begin
  -- A path is told as it was sent, and looked up decoded: one with a `%` could name another call than it seems to.
  if path ~ '^/(rpc/)?[a-z0-9_]+$' then
    select * into right_to from private.calls as known where known.call = ltrim(path, '/');
  end if;
  if path ~ '^/[a-z0-9_]+$' and method in ('GET', 'HEAD') then
    right_to.member := case when right_to.member = 'self' or right_to.scope = 'read' then right_to.member else 'accountant' end;
    right_to.scope := 'read';
  elsif path not like '/rpc/%' and (method <> 'PATCH' or right_to.scope = 'read') then
    right_to := null;
  end if;
  return jsonb_build_object('scope', right_to.scope, 'member', right_to.member);
end
$$;
comment on function private.right_to_call(text, text) is
  'The scope and the member that a request needs; null where no key, and no member, may make it.';

create function private.covers(scopes text[], needed text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return needed in ('any', 'read') or needed = any (scopes) or needed = 'drafts' and 'documents' = any (scopes);
end
$$;
comment on function private.covers(text[], text) is 'Whether a key with these scopes has one that a call needs: whoever writes documents writes drafts, too.';

create function private.claims_of_key(key text, role text, method text, path text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  own record;
  needed text;
begin
  -- A session that a key came along with would decide whose rows these are, or the key.
  if role <> 'anon' then
    perform private.refuse(400, 'key_and_session');
  end if;
  select known.id, known.user_id, known.scopes into own
  from private.api_keys as known
  where known.hash = private.hash(left(key, 200));
  if not found or not private.live_key(own.id, own.user_id) then
    perform private.refuse(401, 'key_wrong');
  end if;
  needed := private.right_to_call(method, path) ->> 'scope';
  if needed is null then
    perform private.refuse(403, 'key_not_allowed');
  elsif not private.covers(own.scopes, needed) then
    perform private.refuse(403, 'key_scope_missing', params => jsonb_build_object('scope', needed));
  end if;
  return jsonb_build_object(
    'sub', own.user_id, 'role', 'authenticated', 'key_id', own.id, 'reads', needed = 'read'
  );
end
$$;
comment on function private.claims_of_key(text, text, text, text) is
  'The claims with which a request by a key runs, or a refusal: the key is wrong (401), or this call is none of its scopes (403).';
grant execute on function private.claims_of_key(text, text, text, text) to anon, authenticated, service_role;

-- With the rights of the caller: only so can it take another role.
create function private.enter() returns void
language plpgsql
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  claims jsonb;
begin
  if headers ? 'x-bahi-key' then
    claims := private.claims_of_key(
      headers ->> 'x-bahi-key', current_user::text, current_setting('request.method', true), current_setting('request.path', true)
    );
  elsif headers ? 'x-bahi-business' then
    claims := private.claims_in_business(
      headers ->> 'x-bahi-business', current_setting('request.jwt.claims', true)::jsonb,
      current_setting('request.method', true), current_setting('request.path', true)
    );
  else
    return;
  end if;
  if (claims ->> 'reads')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  if claims ? 'key_id' then
    perform set_config('role', 'authenticated', true);
  end if;
end
$$;
comment on function private.enter() is
  'Called before each request of the Data API: a key in the header x-bahi-key becomes its owner''s claims, and the header x-bahi-business says for whose business a member calls.';
grant execute on function private.enter() to anon, authenticated, service_role;

-- Where the host does not let this be set, no key works; `npm run deploy -- --check` says so.
do $$
begin
  -- The role is one for all databases of a server: two that set it at once would refuse each other.
  if not exists (
    select from pg_db_role_setting, unnest(setconfig) as setting
    where setrole = to_regrole('authenticator') and setting = 'pgrst.db_pre_request=private.enter'
  ) then
    alter role authenticator set pgrst.db_pre_request = 'private.enter';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Keys cannot be let in: %', sqlerrm;
end
$$;

create function private.note_key_use(key_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.api_keys as own set used_at = now()
  where own.id = key_id and (own.used_at is null or own.used_at < now() - interval '1 minute');
end
$$;
comment on function private.note_key_use(uuid) is 'Notes the last use of a key to the minute; a call that only reads straight from the Data API cannot.';

create function private.enter_by_key() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  id_of_key constant uuid := current_setting('request.jwt.claims')::jsonb ->> 'key_id';
  seconds constant integer := private.take_permit('key:' || private.hash(coalesce(id_of_key, person)::text), 120, 120);
begin
  if id_of_key is null then
    perform private.refuse(403, 'key_wrong');
  elsif seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
  perform private.note_key_use(id_of_key);
  return (select jsonb_build_object('user_id', own.user_id, 'scopes', own.scopes) from private.api_keys as own where own.id = id_of_key);
end
$$;
comment on function private.enter_by_key() is
  'Counts a call of /api by a key, 120 at once and two a second, notes its use once a minute, and tells whose it is.';
grant execute on function private.enter_by_key() to authenticated;

create function public.enter_by_key() returns jsonb
language sql
set search_path = ''
as $$ select private.enter_by_key() $$;
comment on function public.enter_by_key() is 'Whose key this is and what it may do; /api asks it before each answer.';
grant execute on function public.enter_by_key() to authenticated;

create function private.make_api_key(name text, scopes text[], expires_on date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  -- A prefix by which scanners of source find a key that leaked.
  secret constant text := 'bahi_live_' || translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  made uuid;
begin
  perform private.begin_write();
  if coalesce(btrim(name), '') = '' then
    perform private.refuse(422, 'required', 'name', '{"label": "name"}');
  end if;
  perform private.check_length(name, 80, 'name');
  if make_api_key.scopes is null or not make_api_key.scopes <@ array['documents', 'drafts', 'clients', 'payments'] then
    perform private.refuse(422, 'value_not_allowed', 'scopes');
  elsif make_api_key.expires_on < private.today() or make_api_key.expires_on > private.today() + 3660 then
    perform private.refuse(422, 'key_day_wrong', 'expiresOn');
  end if;
  -- It outlives the session that makes it, so a stolen one makes none.
  perform private.require_proof();
  perform private.lock_writer(person);
  if (
    select count(*) >= 20 from private.api_keys as own
    where own.user_id = person and private.live_key(own.id, person)
  ) then
    perform private.refuse(409, 'keys_full', params => '{"most": 20}');
  end if;
  insert into private.api_keys (user_id, name, scopes, hash, last_four, expires_on)
  values (
    person, btrim(make_api_key.name),
    array(select distinct one from unnest(make_api_key.scopes) as one order by one),
    private.hash(secret), right(secret, 4), make_api_key.expires_on
  )
  returning id into made;
  perform private.note_security(person, 'key_made');
  return jsonb_build_object('id', made, 'key', secret);
end
$$;
grant execute on function private.make_api_key(text, text[], date) to authenticated;

create function public.make_api_key(name text, scopes text[], expires_on date default null) returns jsonb
language sql
set search_path = ''
as $$ select private.make_api_key(name, scopes, expires_on) $$;
comment on function public.make_api_key(text, text[], date) is
  'A new key, told this once, that acts as the caller within its scopes until it is ended or its last day is over.';
grant execute on function public.make_api_key(text, text[], date) to authenticated;

create function private.list_api_keys() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(own) - 'lives' order by own.lives desc, own.created_at desc, own.id), '[]')
    from (
      select known.id, known.name, known.scopes, known.last_four, known.created_at, known.expires_on, known.used_at,
        private.live_key(known.id, person) as lives
      from private.api_keys as known
      where known.user_id = person and known.ended_at is null
      order by lives desc, known.created_at desc
      limit 100
    ) as own
  );
end
$$;
grant execute on function private.list_api_keys() to authenticated;

create function public.list_api_keys() returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_api_keys() $$;
comment on function public.list_api_keys() is
  'The caller''s keys that were not ended, those that work first, the newest before the others: name, scopes, last four letters, last day and last use.';
grant execute on function public.list_api_keys() to authenticated;

create function private.end_api_key(key_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that ended already is fine.
  update private.api_keys as own set ended_at = now()
  where own.id = end_api_key.key_id and own.user_id = person and own.ended_at is null;
end
$$;
grant execute on function private.end_api_key(uuid) to authenticated;

create function public.end_api_key(key_id uuid) returns void
language sql
set search_path = ''
as $$ select private.end_api_key(key_id) $$;
comment on function public.end_api_key(uuid) is 'Ends a key of the caller: its next request is refused.';
grant execute on function public.end_api_key(uuid) to authenticated;
