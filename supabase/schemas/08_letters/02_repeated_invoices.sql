-- Invoices issued by a schedule (…_recurring_runs.sql): they go to their client automatically, at the hours of reminders.

create function private.wants_mail(invoice_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from books.invoices as invoice
    where invoice.id = wants_mail.invoice_id and invoice.listed
      and not exists (
        select from public.invoice_mails as mail
        -- One that is on its way, or that may have gone, counts for all whom it names.
        cross join lateral unnest(private.reached_by(mail)) as known (address)
        where mail.invoice_id = invoice.id and mail.kind = 'invoice'
          and private.mailbox_of(known.address) = private.mailbox_of(invoice.client_email)
      )
  )
$$;
comment on function private.wants_mail(uuid) is 'Whether an invoice that is to be mailed by itself still is: it stands, and no mail of it went to its client.';

-- A schedule's run puts its invoice into the queue itself: nothing else distinguishes it from an invoice that its owner issued and
-- keeps back.
create function private.queue_repeated_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_jobs (kind, subject_id, user_id, until, address, invoice_ids)
  select 'invoice', invoice.id, invoice.user_id, now() + interval '7 days', invoice.client_email, array[invoice.id]
  from books.invoices as invoice
  where invoice.id = queue_repeated_invoice.invoice_id
$$;

create function private.due_repeated_invoices(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    job.subject_id, job.user_id, job.step, job.last_day, job.until, job.run_at, job.address, job.invoice_ids
  from private.mail_jobs as job
  where job.kind = 'invoice'
    and job.state = 'waiting'
    and due_repeated_invoices.day is not null
    and private.wants_mail(job.subject_id)
$$;
comment on function private.due_repeated_invoices(date) is 'What waits in the queue, as long as it stands and no mail of it went to its client.';

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as)
values ('invoice', true, 2, 'due_repeated_invoices', 'document_letter', 'invoice');
