-- Automatic reminders, which go to a client on the days that the owner has switched on.

create function private.due_reminders(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    invoice.id, invoice.user_id, step.name, due_reminders.day, null::timestamptz, null::timestamptz, invoice.client_email,
    array[invoice.id]
  from (values ('before_3', 3), ('due', 0), ('after_3', -3), ('after_7', -7)) as step (name, days_left)
  join books.invoices as invoice on invoice.due_date = due_reminders.day + step.days_left
  join public.profiles as profile on profile.id = invoice.user_id
  where invoice.listed
    and invoice.status = 'UNPAID'
    and not private.rests(invoice.user_id)
    -- Who got the invoice today needs no reminder today.
    and invoice.issue_date < due_reminders.day
    and case step.name
      when 'before_3' then profile.remind_before_3
      when 'due' then profile.remind_due
      when 'after_3' then profile.remind_after_3
      when 'after_7' then profile.remind_after_7
    end
    -- Who says that they have paid is not asked to pay until the owner has looked.
    and not exists (
      select from books.payments as payment
      where payment.invoice_id = invoice.id and payment.state = 'claimed'
    )
$$;
comment on function private.due_reminders(date) is
  'The reminders of this day and of no other: a step whose day went by is not made up for.';

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as)
values ('reminder', true, 2, 'due_reminders', 'document_letter', 'reminder');
