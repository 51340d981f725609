-- Which reminders go to clients by themselves. All are off until the owner switches them on: they are mails in the
-- owner's name. A choice made for mail_reminders was about mails to the owner, so it is not taken over.
alter table public.profiles
  add column remind_before_3 boolean not null default false,
  add column remind_due boolean not null default false,
  add column remind_after_3 boolean not null default false,
  add column remind_after_7 boolean not null default false;
comment on column public.profiles.remind_before_3 is 'Remind the client of an unpaid invoice 3 days before its due date.';
comment on column public.profiles.remind_due is 'Remind the client of an unpaid invoice on its due date.';
comment on column public.profiles.remind_after_3 is 'Remind the client of an unpaid invoice 3 days after its due date.';
comment on column public.profiles.remind_after_7 is 'Remind the client of an unpaid invoice 7 days after its due date.';
comment on column public.profiles.mail_reminders is 'Without effect; kept for the app that is still open in a browser.';
grant update (remind_before_3, remind_due, remind_after_3, remind_after_7) on public.profiles to authenticated;
