-- As the domain's toSingleLine: line breaks, tabs and control characters become one space, blanks around the text go,
-- and what holds nothing that could be seen is null. A text is a single line as it stands where this leaves it alone.
create or replace function private.single_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    -- Anything but blanks of every kind (tab, no-break space …) and characters without a shape of their own (zero-width
    -- space, joiners, marks of direction …).
    when value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    then btrim(
      regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
      e' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff'
    )
  end
$$;
-- Checks of tables that people write to themselves run with their rights.
grant execute on function private.single_line(text) to authenticated;
