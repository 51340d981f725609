-- Comments of those who work for a business, to one another, about a document. No client sees them, and no paper shows them.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  by_id uuid,
  by_name text,
  text text not null,
  at timestamptz not null default clock_timestamp(),
  constraint comments_document foreign key (invoice_id, user_id) references books.invoices (id, user_id) on delete restrict,
  constraint comments_text_length check (char_length(text) between 1 and 1000)
);
comment on table public.comments is 'Comments on documents, by the owner and the members.';
create index comments_document on public.comments (invoice_id, user_id);
create index comments_user on public.comments (user_id);

alter table public.comments enable row level security;
-- Reading only: functions write them.
grant select on public.comments to authenticated;

create policy comments_select_own on public.comments
for select to authenticated
using (user_id = (select private.caller()));

create trigger comments_actor before insert on public.comments
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create function private.comment_on(document_id uuid, text text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  said constant text := btrim(comment_on.text, e' \t\r\n');
  made uuid;
begin
  perform private.check_length(said, 1000, 'text');
  if coalesce(private.single_line(said), '') = '' then
    perform private.refuse(422, 'required', 'text', '{"label": "comment"}');
  end if;
  perform private.begin_write(500 + octet_length(said));
  perform private.lock_writer(owner);
  if not exists (select from books.invoices as own where own.id = comment_on.document_id and own.user_id = owner) then
    perform private.refuse(404, 'invoice_not_found');
  elsif (select count(*) >= 100 from public.comments as known where known.invoice_id = comment_on.document_id) then
    perform private.refuse(409, 'comments_full', params => '{"most": 100}');
  end if;
  insert into public.comments (invoice_id, user_id, text) values (comment_on.document_id, owner, said) returning id into made;
  return made;
end
$$;
grant execute on function private.comment_on(uuid, text) to authenticated;

create function public.comment_on(document_id uuid, text text) returns uuid
language sql
set search_path = ''
as $$ select private.comment_on(document_id, text) $$;
comment on function public.comment_on(uuid, text) is
  'Says something about a document to those who work for the business, in at most 1,000 characters.';
grant execute on function public.comment_on(uuid, text) to authenticated;

-- Each their own, and the owner all.
create function private.remove_comment(comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  delete from public.comments as own
  where own.id = remove_comment.comment_id and own.user_id = owner
    and (own.by_id = auth.uid() or not private.is_member_call());
end
$$;
grant execute on function private.remove_comment(uuid) to authenticated;

create function public.remove_comment(comment_id uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_comment(comment_id) $$;
comment on function public.remove_comment(uuid) is 'Takes a comment of the caller''s own away; the owner of the business takes away any.';
grant execute on function public.remove_comment(uuid) to authenticated;
