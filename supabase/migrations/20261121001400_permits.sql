-- How often something may be done: a bucket of permits that refills with time. Only the REST interface takes from
-- it, with the server's own key or the caller's, so nobody can empty another person's bucket through the Data API.
grant usage on schema private to service_role;

-- Unlogged: after a crash every bucket is full again, which harms nobody.
create unlogged table private.permits (
  -- What is limited, and a hash of the address or the id of the person: no address is kept here.
  bucket text primary key,
  available double precision not null,
  counted_at timestamptz not null
);
revoke all on private.permits from public, anon, authenticated, service_role;

create function private.take_permit(bucket text, capacity integer, refill_per_minute double precision)
returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  present double precision;
begin
  -- A bucket untouched for a day is full whatever its limits, so it need not be kept.
  if random() < 0.01 then
    delete from private.permits as stale
    where stale.bucket in (
      select permit.bucket from private.permits as permit
      where permit.counted_at < now() - interval '1 day'
      limit 1000
      for update skip locked
    );
  end if;

  insert into private.permits (bucket, available, counted_at)
  values (take_permit.bucket, take_permit.capacity, clock_timestamp())
  on conflict (bucket) do nothing;

  select permit.available into present
  from private.permits as permit
  where permit.bucket = take_permit.bucket
  for update;

  -- The clock is read behind the lock, so requests that queued for it count their time once.
  update private.permits as permit
  set
    available = least(
      take_permit.capacity,
      present + greatest(0, extract(epoch from clock_timestamp() - permit.counted_at)) / 60 * refill_per_minute
    ),
    counted_at = clock_timestamp()
  where permit.bucket = take_permit.bucket
  returning permit.available into present;

  if present < 1 then
    return greatest(1, ceil((1 - present) / refill_per_minute * 60))::integer;
  end if;
  update private.permits as permit set available = present - 1 where permit.bucket = take_permit.bucket;
  return 0;
end
$$;
revoke all on function private.take_permit(text, integer, double precision) from public;
grant execute on function private.take_permit(text, integer, double precision) to service_role;

-- What one signed-in person writes through the REST interface: 120 a minute. The person's own token is enough.
create function private.take_write_permit() returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse(401, 'Please log in.');
  end if;
  return private.take_permit('writes:' || auth.uid(), 120, 120);
end
$$;
revoke all on function private.take_write_permit() from public;
grant execute on function private.take_write_permit() to authenticated;

create function public.take_write_permit() returns integer
language sql
set search_path = ''
as $$ select private.take_write_permit() $$;
comment on function public.take_write_permit() is
  'Takes one of the caller''s permits to write: 0, or the seconds until there is one.';
revoke all on function public.take_write_permit() from public, anon, authenticated, service_role;
grant execute on function public.take_write_permit() to authenticated;

create function public.take_permit(bucket text, capacity integer, refill_per_minute double precision)
returns integer
language sql
set search_path = ''
as $$ select private.take_permit(bucket, capacity, refill_per_minute) $$;
comment on function public.take_permit(text, integer, double precision) is
  'Takes one permit of a bucket, for the server alone: 0, or the seconds until there is one.';
revoke all on function public.take_permit(text, integer, double precision)
  from public, anon, authenticated, service_role;
grant execute on function public.take_permit(text, integer, double precision) to service_role;
