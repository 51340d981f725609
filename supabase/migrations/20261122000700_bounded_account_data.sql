-- Whoever signs up or is signed in may hand the Auth server a megabyte of data about themself, as often as they like: the
-- names in it are all that is read here, so more than their like is not kept.
create function private.keep_names_alone() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.raw_user_meta_data := jsonb_strip_nulls(jsonb_build_object(
    'name', left(new.raw_user_meta_data ->> 'name', 200),
    'full_name', left(new.raw_user_meta_data ->> 'full_name', 200)
  ));
  return new;
end
$$;
comment on function private.keep_names_alone() is 'Of data about an account that is longer than any provider''s: its names.';
revoke all on function private.keep_names_alone() from public;

create trigger keep_names_alone before insert or update of raw_user_meta_data on auth.users
for each row
when (octet_length(new.raw_user_meta_data::text) > 4000)
execute function private.keep_names_alone();
