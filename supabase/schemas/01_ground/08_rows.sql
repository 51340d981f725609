-- The limits of a row, in a document and in the catalogue.

create function private.most_items() returns integer
language plpgsql immutable
set search_path = ''
as $$ begin return 500; end $$;
comment on function private.most_items() is 'The most rows that a document can have.';

-- Used by the tables' checks, and by the loop that says which row is wrong (…_calculator.sql). One function has all limits, since
-- each call takes a microsecond; a caller that has only some columns passes those.
create function private.item_fault(
  description text default null,
  hsn_sac text default null,
  unit text default null,
  quantity numeric default null,
  is_whole boolean default null,
  rate numeric default null,
  discount_percent numeric default null,
  discount_minor bigint default null
) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when char_length(btrim(description)) > 1000 then 'description'
    when hsn_sac !~ '^[0-9]{2,8}$' then 'hsnSac'
    when char_length(unit) > 20 then 'unit'
    -- NaN and Infinity sort above every number, so this refuses them, too.
    when quantity not between 0.001 and 1000000 or scale(quantity) > 3 then 'quantity'
    when is_whole and quantity <> trunc(quantity) then 'quantity'
    -- A rate of zero passes here; its row is refused later for its amount.
    when rate not between 0 and 9999999999.9999 or scale(rate) > 4 then 'rate'
    when discount_percent not between 0 and 100 or scale(discount_percent) > 2 or discount_minor < 0 then 'discount'
    when rate is null and num_nonnulls(discount_percent, discount_minor) > 0 then 'discount'
  end;
end
$$;
comment on function private.item_fault(text, text, text, numeric, boolean, numeric, numeric, bigint) is
  'The first wrong field of a row, by its name in forms; null if all are right. Without a rate the quantity is whole.';
-- A check that runs with the rights of the person who changes a business.
grant execute on function private.item_fault(text, text, text, numeric, boolean, numeric, numeric, bigint) to authenticated;

