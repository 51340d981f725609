-- Payment in parts: [{due_date, amount_minor, share}], in the order of their days; empty if all is due at once. Payments and
-- credits fill the parts in that order.

create function private.part_due(parts jsonb, settled_minor bigint) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  part record;
  rest bigint := settled_minor;
begin
  for part in select * from jsonb_to_recordset(parts) as each (due_date date, amount_minor bigint) loop
    rest := rest - part.amount_minor;
    exit when rest < 0;
  end loop;
  return part.due_date;
end
$$;
comment on function private.part_due(jsonb, bigint) is
  'When the earliest part is due that is not settled; of all that are, the last one''s day.';

-- How much of a balance is due until a day: the balance less the parts that are due later.
create function private.due_until(parts jsonb, balance_minor bigint, day date) returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return greatest(0, balance_minor - (
    select coalesce(sum(part.amount_minor), 0)
    from jsonb_to_recordset(parts) as part (due_date date, amount_minor bigint)
    where part.due_date > day
  ));
end
$$;
-- Views of balances, and the dashboard, run with their reader's rights.
grant execute on function private.due_until(jsonb, bigint, date) to authenticated;

create function private.are_parts(parts jsonb, total_minor bigint) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select count(*) between 2 and 12
      and sum(part.amount_minor) = total_minor
      and min(part.amount_minor) > 0
      and bool_and(private.is_day(part.due_date))
      and bool_and(part.due_date > part.before or part.before is null)
      and bool_and(part.share between 1 and 9999 or part.share is null)
    from (
      select each.*, lag(each.due_date) over (order by each.place) as before
      from rows from (
        jsonb_to_recordset(parts) as (due_date date, amount_minor bigint, share integer)
      ) with ordinality as each (due_date, amount_minor, share, place)
    ) as part
  );
end
$$;
comment on function private.are_parts(jsonb, bigint) is 'Whether they are in order and make up a total.';

-- A document gives each part a day, or a number of days from its own, and an amount, or a share of the total in hundredths of a per
-- cent. The last part is the rest: if it gives an amount or a share, that must equal the rest. The domain's partAmounts does the
-- same.
create function private.due_parts(asked jsonb, total_minor bigint, currency text, issued date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  count constant integer := case jsonb_typeof(asked) when 'array' then jsonb_array_length(asked) else 0 end;
  part record;
  field text;
  day date;
  before date;
  amount bigint;
  rest bigint := total_minor;
  shares integer := 0;
  is_last boolean;
  parts jsonb := '[]';
begin
  if count = 0 then
    return '[]';
  elsif count not between 2 and 12 then
    perform private.refuse(422, 'parts_count', 'parts', '{"least": 2, "most": 12}');
  end if;
  for part in
    select *
    from rows from (
      jsonb_to_recordset(asked) as (due_date date, days integer, amount_minor bigint, share integer)
    ) with ordinality as each (due_date, days, amount_minor, share, place)
  loop
    field := 'parts.' || (part.place - 1) || '.';
    is_last := part.place = count;
    day := coalesce(part.due_date, issued + part.days);
    if day is null then
      perform private.refuse(422, 'required', field || 'dueDate');
    elsif not private.is_day(day) then
      perform private.refuse(422, 'due_date_invalid', field || 'dueDate');
    elsif day <= before then
      perform private.refuse(422, 'part_before_another', field || 'dueDate');
    end if;
    before := day;

    -- Half-up.
    amount := coalesce(
      div(total_minor::numeric * part.share + 5000, 10000), part.amount_minor, case when is_last then rest end
    );
    shares := shares + part.share;
    if amount is null then
      perform private.refuse(422, 'required', field || 'amount');
    elsif is_last and shares = 10000 then
      amount := rest;
    end if;
    rest := rest - amount;
    if amount < 1 or rest < 0 or (is_last and rest > 0) or part.share not between 1 and 9999 then
      perform private.refuse(
        422, 'parts_sum', field || 'amount', jsonb_build_object('minor', total_minor, 'currency', currency)
      );
    end if;
    parts := parts || jsonb_build_object('due_date', day, 'amount_minor', amount, 'share', part.share);
  end loop;
  return parts;
end
$$;
comment on function private.due_parts(jsonb, bigint, text, date) is 'The parts that a document asks for, of its total.';

-- Gives parts in the form in which they are typed, with their days counted from a day or left as numbers of days; the last part
-- takes the rest.
create function private.typed_parts(parts jsonb, issued date, from_day date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'dueDate', coalesce((from_day + (part.due_date - issued))::text, ''),
          'days', case when from_day is null then (part.due_date - issued)::text else '' end,
          'amount', case
            when part.place = jsonb_array_length(parts) then ''
            when part.share is not null then private.typed_decimal(part.share * 0.01) || '%'
            else private.typed_decimal(part.amount_minor * 0.01)
          end
        ) order by part.place
      ),
      '[]'
    )
    from rows from (
      jsonb_to_recordset(parts) as (due_date date, amount_minor bigint, share integer)
    ) with ordinality as part (due_date, amount_minor, share, place)
  );
end
$$;

-- The typed content of a repeated document, with the days of one that is issued on a day.
create function private.with_dated_parts(content jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(content -> 'parts') is distinct from 'array' then
    return content;
  end if;
  return content || jsonb_build_object('parts', (
    select coalesce(
      jsonb_agg(
        case when part.said ->> 'days' ~ '^[0-9]{1,3}$'
          then part.said || jsonb_build_object('dueDate', issued + (part.said ->> 'days')::integer, 'days', '')
          else part.said
        end
        order by part.place
      ),
      '[]'
    )
    from jsonb_array_elements(content -> 'parts') with ordinality as part (said, place)
  ));
end
$$;
