-- Which mails a person wants. They are asked before the first of these mails exists, and each defaults to what
-- disturbs least: only news of money comes unasked.
alter table public.profiles
  add column mail_payment_claims boolean not null default true,
  add column mail_reminders boolean not null default false,
  add column mail_monthly_summary boolean not null default false;
comment on column public.profiles.mail_payment_claims is 'Write when a client says that they have paid.';
comment on column public.profiles.mail_reminders is 'Write before and after the due date of an unpaid invoice.';
comment on column public.profiles.mail_monthly_summary is 'Write what was invoiced and received, once a month.';
grant update (mail_payment_claims, mail_reminders, mail_monthly_summary) on public.profiles to authenticated;
