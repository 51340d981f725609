-- Facts of GST that hold for every document: States, numbers, rates. The domain's `gst/` says the same; tests keep both equal.
-- Checks of tables that people write to directly run with their rights, hence the grants.

create function private.state_code(name text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case name
    when 'Jammu & Kashmir' then '01'
    when 'Himachal Pradesh' then '02'
    when 'Punjab' then '03'
    when 'Chandigarh' then '04'
    when 'Uttarakhand' then '05'
    when 'Haryana' then '06'
    when 'Delhi' then '07'
    when 'Rajasthan' then '08'
    when 'Uttar Pradesh' then '09'
    when 'Bihar' then '10'
    when 'Sikkim' then '11'
    when 'Arunachal Pradesh' then '12'
    when 'Nagaland' then '13'
    when 'Manipur' then '14'
    when 'Mizoram' then '15'
    when 'Tripura' then '16'
    when 'Meghalaya' then '17'
    when 'Assam' then '18'
    when 'West Bengal' then '19'
    when 'Jharkhand' then '20'
    when 'Odisha' then '21'
    when 'Chhattisgarh' then '22'
    when 'Madhya Pradesh' then '23'
    when 'Gujarat' then '24'
    when 'Dadra and Nagar Haveli and Daman and Diu' then '26'
    when 'Maharashtra' then '27'
    when 'Karnataka' then '29'
    when 'Goa' then '30'
    when 'Lakshadweep' then '31'
    when 'Kerala' then '32'
    when 'Tamil Nadu' then '33'
    when 'Puducherry' then '34'
    when 'Andaman and Nicobar Islands' then '35'
    when 'Telangana' then '36'
    when 'Andhra Pradesh' then '37'
    when 'Ladakh' then '38'
    when 'Other Territory' then '97'
  end;
end
$$;
comment on function private.state_code(text) is
  '"27" of "Maharashtra"; null of what is none of the domain''s States and union territories.';
grant execute on function private.state_code(text) to authenticated;

create function private.is_gst_state(code text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$ begin return code ~ '^(0[1-9]|1[0-9]|2[0-4679]|3[0-8]|97)$'; end $$;
comment on function private.is_gst_state(text) is 'Whether it is the code of a State; 25, 28 and 96 are read, and not chosen.';
grant execute on function private.is_gst_state(text) to authenticated;

create function private.gstin_form(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$' then 'ecommerce'
    -- Who deducts tax at source, under a PAN or a TAN.
    when value ~ '^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$' then 'deductor'
    when value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z]{2}$' then 'normal'
    when value ~ '^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$' then 'government'
    when value ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$' then 'un_body'
    when value ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$' then 'non_resident'
    -- Online services from abroad.
    when value ~ '^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$' then 'oidar'
  end;
end
$$;
comment on function private.gstin_form(text) is 'Who has a GSTIN of this look, right or not; null of any other text.';
grant execute on function private.gstin_form(text) to authenticated;

create function private.gstin_fault(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  form constant text := private.gstin_form(value);
  product integer;
  sum integer := 0;
begin
  if char_length(value) <> 15 then
    return 'length';
  elsif form is null then
    return 'form';
  elsif form in ('normal', 'ecommerce', 'government') and not private.is_gst_state(left(value, 2)) then
    return 'state';
  end if;
  for place in 1..14 loop
    product := (strpos(alphabet, substr(value, place, 1)) - 1) * (2 - place % 2);
    sum := sum + product / 36 + product % 36;
  end loop;
  return case when right(value, 1) <> substr(alphabet, (36 - sum % 36) % 36 + 1, 1) then 'check' end;
end
$$;
comment on function private.gstin_fault(text) is
  'What is wrong with a GSTIN, first of all: length, form, state or check; null of a right one, in capital letters.';
grant execute on function private.gstin_fault(text) to authenticated;

create function private.checked_gstin(value text, field text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  fault constant text := private.gstin_fault(value);
begin
  if fault is not null then
    perform private.refuse(
      422,
      case fault
        when 'length' then 'gstin_length'
        when 'form' then 'gstin_form'
        when 'state' then 'gstin_state'
        else 'gstin_check'
      end,
      field
    );
  end if;
  return value;
end
$$;
comment on function private.checked_gstin(text, text) is 'The number itself, or a refusal that says what is wrong with it.';
grant execute on function private.checked_gstin(text, text) to authenticated;

create function private.gstin_state(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when private.gstin_form(value) in ('normal', 'ecommerce', 'government') and private.gstin_fault(value) is null
    then left(value, 2)
  end;
end
$$;
comment on function private.gstin_state(text) is
  'The code of the State that a GSTIN is of; null where its form tells none, or it is wrong.';
grant execute on function private.gstin_state(text) to authenticated;

create function private.is_gst_rate(rate integer, day date) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return rate in (0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 4000)
    -- Notification 03/2025-Cess.
    or rate = 2800 and day < '2026-02-01';
end
$$;
comment on function private.is_gst_rate(integer, date) is
  'Whether a rate, in hundredths of a per cent, is one of a document of the day.';
grant execute on function private.is_gst_rate(integer, date) to authenticated;

create function private.is_taxability(value text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$ begin return value in ('taxable', 'nil', 'exempt', 'non_gst'); end $$;

-- The unit quantity codes in which the tax office counts goods. The domain takes them from the generated types.
create type books.uqc as enum (
  'BAG', 'BAL', 'BDL', 'BKL', 'BOU', 'BOX', 'BTL', 'BUN', 'CAN', 'CBM', 'CCM', 'CMS', 'CTN', 'DOZ', 'DRM', 'GGK', 'GMS',
  'GRS', 'GYD', 'KGS', 'KLR', 'KME', 'LTR', 'MLT', 'MTR', 'MTS', 'NOS', 'PAC', 'PCS', 'PRS', 'QTL', 'ROL', 'SET', 'SQF',
  'SQM', 'SQY', 'TBS', 'TGM', 'THD', 'TON', 'TUB', 'UGS', 'UNT', 'YDS', 'OTH'
);

create function private.is_uqc(unit text) returns boolean
language plpgsql stable strict
set search_path = ''
as $$ begin return pg_input_is_valid(unit, 'books.uqc'); end $$;

create function private.is_financial_year(value text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when value ~ '^[0-9]{2}-[0-9]{2}$' then (left(value, 2)::integer + 1) % 100 = right(value, 2)::integer
    else false
  end;
end
$$;
comment on function private.is_financial_year(text) is 'Whether it looks like "26-27".';
grant execute on function private.is_financial_year(text) to authenticated;
