-- The tables of an account, a row each. Exporting, restoring and erasing read this list and name no table themselves (decision
-- 0083). Columns, types, defaults, keys and references come from PostgreSQL's own catalogue.

create table private.account_tables (
  name text primary key,
  -- A row stands after every row that it points at: rows are restored in this order and removed in the reverse order. Columns
  -- restored `later` come at the table's place plus 100; places of 200 and more come after those.
  place integer not null unique,
  -- The column with the owner's id.
  owner text not null,
  -- The part of an export that holds its rows; for a table with a parent, the key under the parent's row.
  called text,
  -- Why no export includes it.
  untold text,
  -- The parent table, under whose rows these are exported, and the column that points at the parent's id.
  parent text,
  link text,
  -- The column with the time at which a row was made: an export leaves out rows made after it began.
  moment text,
  -- A condition on `own` that picks the rows for the export; null for all.
  which text,
  -- The order of the rows: for a part, one text that also finds each row; null if it follows from the key.
  turn text,
  -- Generated columns that are exported all the same.
  also text[] not null,
  -- Columns that are neither exported nor restored, beside those that private.columns_of always leaves out.
  without text[] not null,
  -- Columns that are not restored as `said`, the row of the file, has them: {column: SQL}. $1 is the owner, $2 the restore.
  restored jsonb not null,
  -- Columns that are restored after all rows are there; the file gives the first of them.
  later text[],
  -- Whether a row that is already there is passed over instead of refused.
  is_skipped boolean not null,
  -- The function that writes the restored rows if private.write_restored cannot; it also writes the rows of child tables.
  writer text,
  -- The function that is called after each set of restored rows, to check what no single row shows.
  behind text,
  -- The most rows in a page of an export and in a set of a restore.
  page integer not null,
  -- About how many bytes a restored row takes beside its text.
  bytes integer not null,
  -- Whether a row of this table makes an account count as not empty.
  is_books boolean not null,
  -- A condition on `own` that picks the rows to remove when a restore ($3) is taken back; null for none.
  taken_back text,
  -- Whether erasing removes its rows; others go with the rows that they point at.
  is_erased boolean not null,
  -- Whether some people hold thousands of rows (…_all_tables.sql).
  is_many boolean not null,
  -- Whether the Data API shows a table of `books` unchanged (…_data_api.sql).
  is_shown boolean not null,
  constraint account_tables_told_or_why check (num_nonnulls(called, untold) = 1),
  constraint account_tables_linked check (num_nonnulls(parent, link) in (0, 2))
);
comment on table private.account_tables is 'The tables that hold rows of an account, and all that code asks of one.';
alter table private.account_tables enable row level security;
create policy account_tables_nobody on private.account_tables using (false);

-- Each row names only the columns that differ from the usual. A picture has up to 100 kB, a draft up to 200, so few come in one
-- page.
insert into private.account_tables
select known.*
from jsonb_array_elements($$[
  {"name": "public.businesses", "place": 10, "called": "business", "without": ["id", "created_at", "updated_at"],
    "restored": {"tax_said": "coalesce(said.tax_said, true)"}},
  {"name": "public.images", "place": 20, "called": "images", "without": ["hash"], "page": 20, "is_skipped": true,
    "restored": {"hash": "private.hash(said.content)"}, "taken_back": "true"},
  {"name": "books.clients", "place": 30, "called": "clients", "moment": "created_at",
    "turn": "lower(own.name) || ' ' || own.id", "without": ["updated_at"], "later": ["merged_into"], "is_books": true,
    "taken_back": "true", "is_many": true, "is_shown": true},
  {"name": "public.tally_ledgers", "place": 31, "called": "ledgers", "is_skipped": true,
    "taken_back": "own.client_id is not null"},
  {"name": "public.statement_links", "place": 32, "untold": "a token, and nothing that is not in the documents", "is_many": true},
  {"name": "public.statement_mails", "place": 33,
    "untold": "that a drawing of the documents was sent; no document says it", "is_many": true},
  {"name": "books.invoices", "place": 40, "called": "documents", "moment": "created_at", "also": ["number"],
    "without": ["client_search_text", "list", "sign", "money", "told"],
    "later": ["written_off_at", "write_off_reason", "status"], "restored": {"status": "'WRITTEN_OFF'"},
    "writer": "private.restore_documents", "behind": "private.settle_restored", "bytes": 5000, "is_books": true,
    "taken_back": "true", "is_many": true},
  {"name": "books.receipts", "place": 50, "called": "receipts", "moment": "created_at",
    "turn": "to_char(own.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || own.id",
    "restored": {
      "advance_minor": "case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end",
      "gstin": "case when staged.value ? 'gstin' or said.voucher_id is not null then said.gstin when said.paid_on > (select private.registered_after($1, $2)) then (select own.tax_id from public.businesses as own where own.user_id = $1) end"
    }, "is_books": true, "taken_back": "true", "is_many": true},
  {"name": "books.invoice_items", "place": 60, "called": "items", "parent": "books.invoices", "link": "invoice_id",
    "turn": "own.position", "writer": "private.restore_documents", "taken_back": "true", "is_many": true},
  {"name": "books.payments", "place": 61, "called": "payments", "parent": "books.invoices", "link": "invoice_id",
    "moment": "created_at", "turn": "own.created_at, own.id", "restored": {"restored": "true"}, "taken_back": "true",
    "is_many": true, "is_shown": true},
  {"name": "public.invoice_links", "place": 62, "called": "link", "parent": "books.invoices", "link": "invoice_id",
    "which": "own.mail_id is null or own.revoked_at is not null", "without": ["mail_id"], "restored": {"restored": "true"},
    "taken_back": "true", "is_many": true},
  {"name": "public.estimate_answers", "place": 63, "called": "answer", "parent": "books.invoices", "link": "estimate_id",
    "restored": {"restored": "true"}, "taken_back": "true", "is_many": true},
  {"name": "public.invoice_mails", "place": 64, "called": "mails", "parent": "books.invoices", "link": "invoice_id",
    "which": "num_nonnulls(own.sent_at, own.unsure_at) > 0", "turn": "own.begun_at, own.id",
    "restored": {
      "subject": "left(said.subject, 500)", "restored": "true",
      "sent_at": "coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end)"
    }, "taken_back": "true", "is_many": true},
  {"name": "public.invoice_events", "place": 65, "called": "events", "parent": "books.invoices", "link": "invoice_id",
    "moment": "at", "turn": "own.id",
    "restored": {"detail": "private.restored_detail($1, $2, said.detail)", "restored": "true"}, "taken_back": "true",
    "is_many": true},
  {"name": "public.comments", "place": 67, "called": "comments", "parent": "books.invoices", "link": "invoice_id",
    "moment": "at", "turn": "own.at, own.id", "without": ["id"], "taken_back": "true"},
  {"name": "public.export_terms", "place": 68, "called": "export", "parent": "books.invoices", "link": "invoice_id",
    "taken_back": "true"},
  {"name": "public.remittances", "place": 69, "called": "remittances", "turn": "own.id", "taken_back": "true"},
  {"name": "books.bank_rows", "place": 66, "untold": "read again from the file of the bank", "is_many": true},
  {"name": "books.tds_deductions", "place": 75, "called": "deductions", "turn": "own.payment_id::text", "taken_back": "true",
    "is_many": true},
  {"name": "books.deductors", "place": 72, "called": "deductors", "turn": "own.tan", "without": ["id"], "is_skipped": true,
    "taken_back": "true"},
  {"name": "books.tds_rows", "place": 73, "called": "taxrows", "moment": "created_at", "turn": "own.id::text", "without": ["id"],
    "is_skipped": true, "taken_back": "true", "is_many": true},
  {"name": "books.tds_certificates", "place": 74, "called": "certificates", "turn": "own.id::text", "without": ["id"],
    "is_skipped": true, "taken_back": "true"},
  {"name": "books.schedules", "place": 70, "called": "schedules", "moment": "created_at",
    "without": ["tries", "try_at", "turn_at", "updated_at"],
    "restored": {
      "content": "private.restored_content($1, $2, said.content, 'clientId')",
      "document": "private.restored_content($1, $2, said.document, 'client_id')"
    }, "behind": "private.pause_restored", "page": 20, "is_books": true, "taken_back": "true", "is_many": true,
    "is_shown": true},
  {"name": "public.schedule_runs", "place": 71, "called": "runs", "parent": "books.schedules", "link": "schedule_id",
    "moment": "made_at", "turn": "own.period", "taken_back": "true", "is_many": true},
  {"name": "public.drafts", "place": 80, "called": "drafts", "moment": "created_at", "without": ["brought_by"],
    "restored": {
      "content": "private.restored_content($1, $2, said.content, 'clientId')", "brought_by": "$2",
      "updated_at": "private.not_later(coalesce(said.updated_at, said.created_at))"
    }, "page": 20, "taken_back": "own.brought_by = $3", "is_many": true},
  {"name": "public.catalogue_items", "place": 85, "called": "items", "moment": "created_at", "bytes": 700, "is_books": true,
    "taken_back": "true"},
  {"name": "public.column_mappings", "place": 86, "called": "mappings", "is_skipped": true,
    "restored": {"fingerprint": "left(said.fingerprint, 64)"}},
  {"name": "public.invoice_periods", "place": 87, "untold": "sums, which follow from the documents", "taken_back": "true",
    "is_many": true},
  {"name": "private.mail_jobs", "place": 90, "untold": "mails that are on their way",
    "taken_back": "own.kind in (select traits.kind from private.mail_kinds as traits where traits.told_as is not null or traits.went_before_restoring)"},
  {"name": "private.mail_recipients", "place": 91, "untold": "whoever stopped mails stopped those of this account"},
  {"name": "public.exports", "place": 92, "untold": "the export itself"},
  {"name": "public.imports", "place": 93, "untold": "what can be undone for a day"},
  {"name": "private.import_rows", "place": 94, "untold": "what waits to be brought in", "is_erased": false},
  {"name": "private.restores", "place": 95, "untold": "how far a restore is"},
  {"name": "private.restore_rows", "place": 96, "untold": "what waits to be restored"},
  {"name": "private.writers", "place": 97, "untold": "how much was written of late", "is_erased": false},
  {"name": "private.account_deletions", "place": 98, "untold": "whoever exports is not leaving yet", "is_erased": false},
  {"name": "private.erasures", "place": 99, "untold": "nothing but while an account is erased", "is_erased": false},
  {"name": "private.proofs", "place": 100, "untold": "that a password was typed of late", "is_erased": false},
  {"name": "private.recovery_codes", "place": 101, "untold": "secrets", "is_erased": false},
  {"name": "private.api_keys", "place": 103, "untold": "secrets", "is_erased": false},
  {"name": "private.members", "place": 104, "untold": "people of this installation", "is_erased": false},
  {"name": "private.invitations", "place": 105, "untold": "secrets", "is_erased": false},
  {"name": "private.webhooks", "place": 108, "untold": "secrets", "is_erased": false},
  {"name": "private.webhook_events", "place": 109, "untold": "what is on its way to programs"},
  {"name": "private.webhook_deliveries", "place": 110, "untold": "what is on its way to programs", "is_erased": false},
  {"name": "private.webhook_attempts", "place": 111, "untold": "how programs answered of late", "is_erased": false},
  {"name": "private.security_news", "place": 102, "untold": "mails that are on their way", "is_erased": false},
  {"name": "books.invoice_counters", "place": 201, "called": "counters", "turn": "own.prefix || '/' || own.financial_year",
    "restored": {"business_id": "(select own.id from public.businesses as own where own.user_id = $1)"},
    "is_skipped": true, "taken_back": "true", "is_shown": true},
  {"name": "public.filed_periods", "place": 202, "called": "filings", "moment": "marked_at",
    "turn": "own.first_day || ' ' || own.id",
    "restored": {
      "id": "coalesce(private.restored_id($1, $2, said.id::text), gen_random_uuid())",
      "gstin": "case when staged.value ? 'gstin' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end",
      "unmark_reason": "private.single_line(said.unmark_reason)"
    }, "behind": "private.check_restored_filings", "is_books": true, "taken_back": "true"},
  {"name": "public.edf_months", "place": 204, "called": "declarations", "turn": "own.first_day::text", "taken_back": "true"},
  {"name": "books.filed_rows", "place": 205, "called": "filed_rows", "taken_back": "true", "is_many": true},
  {"name": "public.note_rejections", "place": 51, "called": "rejections", "parent": "books.invoices", "link": "note_id",
    "moment": "said_at", "turn": "own.said_at, own.id", "without": ["id"], "taken_back": "true"},
  {"name": "public.checked_months", "place": 106, "untold": "who looked through which month here"},
  {"name": "public.profiles", "place": 203, "owner": "id", "called": "profile",
    "without": ["email", "created_at", "updated_at", "deletion_stopped_at"], "is_erased": false}
]$$) as said (value)
cross join jsonb_populate_record(
  null::private.account_tables,
  '{
    "owner": "user_id", "also": [], "without": [], "restored": {}, "is_skipped": false, "page": 200, "bytes": 300, "is_books": false,
    "is_erased": true, "is_many": false, "is_shown": false
  }' || said.value
) as known;

create function private.account_part(part text) returns private.account_tables
language plpgsql stable
set search_path = ''
as $$
declare
  held private.account_tables;
begin
  select * into held from private.account_tables as known where known.parent is null and known.called = part;
  return held;
end
$$;
comment on function private.account_part(text) is 'The table of a part of an export; all null of one that is none.';

create function private.tables_on(held private.account_tables) returns setof private.account_tables
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select * from private.account_tables as hung where hung.parent = held.name and hung.called is not null order by hung.place;
end
$$;
comment on function private.tables_on(private.account_tables) is 'The tables whose rows are told under those of another one.';

-- An export leaves out the owner, computed columns, tokens and request keys, and a restore writes only columns that an export
-- includes: an id becomes that of the restored row, an instant lies in the past.
create function private.columns_of(held private.account_tables)
returns table (name text, is_told boolean, is_id boolean, is_required boolean, fallback pg_node_tree, restored text)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select
    own.name, own.name = any (held.also) or own.is_open, own.is_id, own.is_required, own.fallback,
    case
      when held.restored ? own.name then held.restored ->> own.name
      when own.name = held.owner then '$1'
      when own.name = held.link then $sql$private.restored_id($1, $2, staged.value ->> 'id')$sql$
      when own.name = 'request_key' and own.is_required then 'gen_random_uuid()'
      when own.name = 'request_fingerprint' and own.is_required then $sql$'restored'$sql$
      when not own.is_open then null
      -- The longest name of a person or of a key is shorter.
      when own.name like '%by\_name' then format('left(private.single_line(said.%I), 200)', own.name)
      when own.is_id then format('private.restored_id($1, $2, said.%I::text)', own.name)
      when own.type = 'timestamptz'::regtype then format('private.not_later(said.%I)', own.name)
      else format('said.%I', own.name)
    end
  from (
    select
      known.attname::text as name, known.attnum as number, known.atttypid as type, known.attnotnull as is_required,
      made.adbin as fallback,
      known.attgenerated = '' and known.attidentity = ''
        and known.attname::text <> all (
          held.without || '{business_id,request_key,request_fingerprint,import_id}'::text[]
          || held.owner || coalesce(held.link, held.owner)
        )
        -- An id of a person means somebody of this installation alone; the name beside it is told.
        and known.attname::text not like '%by\_id'
        -- Asked of texts alone, for each takes its time.
        and case when known.atttypid = 'text'::regtype
          then pg_get_expr(made.adbin, made.adrelid) is distinct from 'private.new_token()'
          else true
        end as is_open,
      known.atttypid = 'uuid'::regtype and exists (
        select from pg_catalog.pg_constraint as key
        where key.conrelid = known.attrelid and known.attnum = any (key.conkey)
          and (key.contype = 'p' or key.contype = 'f' and key.confrelid <> 'auth.users'::regclass)
      ) as is_id
    from pg_catalog.pg_attribute as known
    left join pg_catalog.pg_attrdef as made on made.adrelid = known.attrelid and made.adnum = known.attnum
    where known.attrelid = held.name::regclass and known.attnum > 0 and not known.attisdropped
  ) as own
  order by own.number;
end
$$;
comment on function private.columns_of(private.account_tables) is
  'The columns of a table: whether an export tells each, whether it says which row is meant, its default, and SQL for what it holds once it is restored, null where that is not written.';

create function private.is_one_to_an(held private.account_tables, said text) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attname = said
    where key.conrelid = held.name::regclass and key.contype in ('p', 'u') and key.conkey = array[own.attnum]
  );
end
$$;
comment on function private.is_one_to_an(private.account_tables, text) is
  'Whether there is at most one row of a table to an owner or parent, by the column that points there.';

-- Rows go before those that they point at; within one table, rows go first to which no other row points any more.
create function private.take_out(person uuid, most integer, restore_id uuid default null) returns jsonb
language plpgsql
set search_path = ''
-- The planner is told that each person holds a twentieth of a table (…_all_tables.sql), so it would read the whole table for a few
-- rows.
set enable_seqscan = off
as $$
declare
  held private.account_tables;
  pointing text;
  rest integer := most;
  step integer;
  taken jsonb := '{}';
begin
  for held in
    select * from private.account_tables as known
    where case when restore_id is null then known.is_erased else known.taken_back is not null end
    order by known.place desc
  loop
    select own.attname into pointing
    from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attnum = key.conkey[1]
    where key.conrelid = held.name::regclass and key.confrelid = key.conrelid;
    loop
      execute format(
        'delete from %1$s where ctid = any (array(select own.ctid from %1$s as own where own.%2$I = $1 and (%3$s)%4$s limit $2))',
        held.name, held.owner, case when restore_id is null then 'true' else held.taken_back end,
        case when pointing is not null then
          format(' and not exists (select from %s as other where other.%I = own.id)', held.name, pointing)
        end
      ) using person, rest, restore_id;
      get diagnostics step = row_count;
      rest := rest - step;
      if step > 0 then
        taken := taken || jsonb_build_object(held.name, coalesce((taken ->> held.name)::integer, 0) + step);
      end if;
      exit when step = 0 or pointing is null or rest = 0;
    end loop;
    exit when rest = 0;
  end loop;
  return taken;
end
$$;
comment on function private.take_out(uuid, integer, uuid) is
  'Erases at most so many rows of an account, or of those that a restore brought, and says how many of which table: {} when none is left. What is kept from everybody goes where private.erasures names the account.';
