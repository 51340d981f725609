-- An invitation goes to an address that somebody typed, so it is mailed within the limits of mails to clients, and to nobody who stopped
-- them.

create function private.begin_invitation_mail(invitation_id uuid, most_a_day integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  asked private.invitations;
begin
  perform private.queue_mails();
  select * into asked
  from private.invitations as known
  where known.id = begin_invitation_mail.invitation_id and private.is_open_account(known.user_id);
  if asked.id is null then
    perform private.refuse(404, 'invitation_gone');
  end if;
  return jsonb_build_object(
    'stop', private.admit_mail(asked.user_id, array[asked.email], '{}', most_a_day) -> 0 -> 'token',
    'reply_to', private.reply_address(asked.user_id)
  );
end
$$;
grant execute on function private.begin_invitation_mail(uuid, integer) to service_role;

create function public.begin_invitation_mail(invitation_id uuid, most_a_day integer default null) returns jsonb
language sql
set search_path = ''
as $$ select private.begin_invitation_mail(invitation_id, most_a_day) $$;
comment on function public.begin_invitation_mail(uuid, integer) is
  'Admits the mail of an invitation, for the server alone: what stops further ones, and where answers go; refused beyond the limits of mails, and where the address stopped them.';
grant execute on function public.begin_invitation_mail(uuid, integer) to service_role;
