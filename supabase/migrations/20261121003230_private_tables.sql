-- No table is without row-level security, those that nobody has a right to among them. That no row is anybody's is said
-- by a policy, so that a right given by mistake shows nothing; the functions of the tables' owner are not bound by it.
alter table private.permits enable row level security;
alter table private.mail_jobs enable row level security;

create policy permits_nobody on private.permits using (false);
create policy mail_jobs_nobody on private.mail_jobs using (false);
