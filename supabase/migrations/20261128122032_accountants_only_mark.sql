-- An accountant reads, comments and marks months checked or filed, and writes nothing else: a note that a buyer rejected, an export
-- declaration and a name for Tally are noted by the owner or a partner. What accountants noted before stays as it is.

insert into private.calls (call, scope, member)
values
  ('rpc/accept_note', NULL, 'partner'),
  ('rpc/keep_tally_ledgers', NULL, 'partner'),
  ('rpc/note_edf', NULL, 'partner'),
  ('rpc/reject_note', NULL, 'partner')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);
