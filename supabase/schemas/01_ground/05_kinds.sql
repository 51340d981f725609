-- Kinds of documents, a row each: everything that SQL needs to know about one. The domain's `kinds` says the same and more; a test
-- keeps both equal.

create table private.document_kinds (
  kind text primary key,
  -- The prefix of its numbers; null if it takes the business's own.
  series text,
  -- The least number of digits in its numbers; null if the business's own setting holds.
  padding integer,
  -- The list that shows it.
  list text not null,
  -- How its total changes what the client owes: 1 adds, -1 takes off, 0 neither.
  sign integer not null,
  -- The meaning of its due date: the day when it is due, the last day on which it holds, or none.
  day text,
  -- The direction of the money recorded on it: in, out, or in as an advance of its client.
  money text,
  -- Whether it may bear tax; a document that takes from another one bears that one's tax.
  taxed boolean not null,
  -- Its part of GSTR-1, which may be the list of numbers alone; null if no return includes it.
  told text,
  -- Its line in table 13 of GSTR-1, the list of numbers.
  nature text,
  -- The nature of what it must refer to.
  against text,
  creditable boolean not null,
  revisable boolean not null,
  answerable boolean not null,
  -- The kind of draft in which it is typed and into which it is copied; null if it is only made from another document.
  draft text,
  -- The kind of draft that is made from it.
  becomes text,
  -- The reason that selects it among several kinds with the same draft.
  reason text,
  constraint document_kinds_sign_known check (sign in (1, -1, 0)),
  constraint document_kinds_day_known check (day in ('due', 'holds')),
  constraint document_kinds_money_known check (money in ('in', 'out', 'advance')),
  constraint document_kinds_told_known check (told in ('supply', 'note', 'advance', 'number'))
);
comment on table private.document_kinds is 'What code asks of a kind of document; nothing else knows a kind by its name.';

insert into private.document_kinds (
  kind, series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft,
  becomes, reason
)
values
  ('invoice', null, null, 'invoices', 1, 'due', 'in', true, 'supply', 'invoice', null, true, true, false, 'invoice', null, null),
  ('bill_of_supply', null, null, 'invoices', 1, 'due', 'in', false, 'supply', 'invoice', null, true, true, false, 'invoice', null, null),
  ('credit_note', 'CN', null, 'credit_notes', -1, null, 'out', true, 'note', 'credit_note', 'invoice', false, false, false, null, null, null),
  ('debit_note', 'DN', null, 'invoices', 1, 'due', 'in', true, 'note', 'debit_note', 'invoice', false, false, false, null, null, null),
  ('estimate', 'EST', 4, 'estimates', 0, 'holds', null, true, null, null, null, false, false, true, 'estimate', 'invoice', null),
  ('receipt_voucher', 'RV', null, 'vouchers', 0, null, null, true, 'advance', 'receipt_voucher', null, false, false, false, null, null, null),
  ('refund_voucher', 'RF', null, 'vouchers', 0, null, 'out', true, 'advance', 'refund_voucher', 'receipt_voucher', false, false, false, null, null, null),
  ('proforma_invoice', 'PF', 4, 'proformas', 0, 'holds', 'advance', true, null, null, null, false, false, false, 'proforma_invoice', 'invoice', null),
  ('delivery_challan', 'DC', 4, 'challans', 0, null, null, false, 'number', 'delivery_challan', null, false, false, false, 'delivery_challan', 'invoice', 'other'),
  ('job_work_challan', 'JW', 4, 'challans', 0, null, null, false, 'number', 'job_work_challan', null, false, false, false, 'delivery_challan', 'invoice', 'job_work'),
  ('approval_challan', 'SA', 4, 'challans', 0, null, null, false, 'number', 'approval_challan', null, false, false, false, 'delivery_challan', 'invoice', 'approval');

alter table private.document_kinds enable row level security;
create policy document_kinds_nobody on private.document_kinds using (false);

create function private.kind(kind text) returns private.document_kinds
language plpgsql stable
set search_path = ''
as $$
declare
  traits private.document_kinds;
begin
  select * into traits from private.document_kinds as known where known.kind = kind.kind;
  return traits;
end
$$;
comment on function private.kind(text) is 'What code asks of a kind of document; all null of one that is not known.';

create function private.is_advance(traits private.document_kinds) returns boolean
language sql immutable
set search_path = ''
as $$ select traits.told = 'advance' and traits.against is null $$;
comment on function private.is_advance(private.document_kinds) is
  'Whether it tells that an advance came, and not that one was given back.';

-- Imported numbers have series of their own (invoices.given_number).
create function private.is_kept_series(prefix text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return prefix = 'OLD' or exists (select from private.document_kinds as kind where kind.series = is_kept_series.prefix);
end
$$;
comment on function private.is_kept_series(text) is 'Whether numbers with a prefix are kept for some kind of document.';
-- A check that runs with the rights of the person who changes a business.
grant execute on function private.is_kept_series(text) to authenticated;

-- Version 1.0 let invoices be numbered with these prefixes; businesses that did keep theirs until they choose another one (decision
-- 0088).
create function private.was_free_series(prefix text) returns boolean
language sql immutable
set search_path = ''
as $$ select prefix in ('PF', 'DC', 'JW', 'SA', 'DN') $$;
grant execute on function private.was_free_series(text) to authenticated;

create function private.is_series_of(prefix text, kind text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  traits constant private.document_kinds := private.kind(kind);
begin
  return case
    when traits.series is not null then prefix = traits.series
    else prefix = 'OLD' or not private.is_kept_series(prefix) or private.was_free_series(prefix)
  end;
end
$$;
comment on function private.is_series_of(text, text) is 'Whether a document of a kind may be numbered with a prefix.';

create function private.is_draft_kind(kind text) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return exists (select from private.document_kinds as known where known.draft = is_draft_kind.kind); end $$;
comment on function private.is_draft_kind(text) is 'Whether something is typed as a draft of a kind.';

create function private.kind_for(draft text, reason text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  found_kind text;
begin
  if not exists (
    select from private.document_kinds as known where known.draft = kind_for.draft and known.reason is not null
  ) then
    return draft;
  elsif reason is null then
    perform private.refuse(422, 'required', 'reason');
  end if;
  select known.kind into found_kind
  from private.document_kinds as known
  where known.draft = kind_for.draft and known.reason = kind_for.reason;
  if not found then
    perform private.refuse(422, 'value_not_allowed', 'reason');
  end if;
  return found_kind;
end
$$;
comment on function private.kind_for(text, text) is
  'The kind that a draft of a kind becomes for a reason, if its kinds differ by reason; else that kind itself.';

create function private.is_offered_kind(kind text) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from private.document_kinds as known where known.draft = is_offered_kind.kind and known.becomes is not null
  );
end
$$;
comment on function private.is_offered_kind(text) is 'Whether a draft of a kind can become another document.';
