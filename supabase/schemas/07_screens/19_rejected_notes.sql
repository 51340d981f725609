-- The credit notes that their buyers rejected on the portal, and those that they can reject.

create function private.rejected_notes() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 500;
begin
  return jsonb_build_object(
    'rejected', (
      select coalesce(jsonb_agg(to_jsonb(row) order by row.rejected_on desc, row.number), '[]')
      from (
        select
          note.id, note.number, note.issue_date, note.buyer ->> 'name' as client_name, note.total_minor, note.currency,
          said.rejected_on, said.by_name, private.corrections_end(note.issue_date) as ends_on,
          (
            select sum(
              (part ->> 'igst_minor')::bigint + (part ->> 'cgst_minor')::bigint + (part ->> 'sgst_minor')::bigint
                + (part ->> 'cess_minor')::bigint
            )
            from jsonb_array_elements(known.told -> 'rows') as part
          ) as tax_minor,
          again.via
        from public.note_rejections as said
        join books.invoices as note on note.id = said.note_id and note.cancelled_at is null
        cross join lateral (select private.correction_root(note.id) as id) as root
        left join lateral (
          select own.told
          from books.filed_rows as own
          where own.document_id = root.id and own.told ->> 'number' = note.number
          limit 1
        ) as known on true
        left join lateral (
          select jsonb_build_object('form', mark.form, 'first_day', mark.first_day, 'last_day', mark.last_day) as via
          from books.filed_rows as own
          join public.filed_periods as mark on mark.id = own.mark_id and mark.unmarked_at is null
          where own.document_id = root.id and mark.marked_at > said.said_at
          order by mark.marked_at
          limit 1
        ) as again on true
        where said.user_id = owner and said.taken_back_at is null
        order by said.rejected_on desc, note.number
        limit most
      ) as row
    ),
    'open', (
      select coalesce(jsonb_agg(to_jsonb(row) order by row.issue_date desc, row.number), '[]')
      from (
        select note.id, note.number, note.issue_date, note.buyer ->> 'name' as client_name, note.total_minor, note.currency
        from books.invoices as note
        where note.user_id = owner and note.list = 'credit_notes' and note.cancelled_at is null and not note.commercial
          and note.buyer ->> 'gstin' is not null
          and private.corrections_end(note.issue_date) >= private.today()
          and (private.filed_period(owner, private.gstin_of(note.seller), note.issue_date, note.issue_date)).id is not null
          -- One that waits to be furnished again is in the list above.
          and not exists (
            select from public.note_rejections as said
            where said.note_id = note.id and said.taken_back_at is null and not exists (
              select from books.filed_rows as own
              join public.filed_periods as mark on mark.id = own.mark_id and mark.unmarked_at is null
              where own.document_id = private.correction_root(note.id) and mark.marked_at > said.said_at
            )
          )
        order by note.issue_date desc, note.number
        limit most
      ) as row
    )
  );
end
$$;
grant execute on function private.rejected_notes() to authenticated;

create function public.rejected_notes() returns jsonb
language sql stable
set search_path = ''
as $$ select private.rejected_notes() $$;
comment on function public.rejected_notes() is
  'The caller''s credit notes that their buyers rejected on the portal, with who said so (null for the owner), their tax and the return that furnished them again (via), null until one did; and as open those of filed returns that can be marked as rejected. At most 500 of each.';
grant execute on function public.rejected_notes() to authenticated;
