-- What a business can be paid to has one shape, in the form and here: see `domain/upi.ts` and
-- `domain/payment-details.ts`. A value from before keeps standing until its row is changed.
alter table public.businesses
  drop constraint businesses_upi_id_shape,
  drop constraint businesses_bank_account_number_shape,
  add constraint businesses_upi_id_shape check (
    upi_id ~ '^[a-z0-9][a-z0-9._-]+@[a-z][a-z0-9]+$' and char_length(upi_id) <= 255
  ) not valid,
  -- Indian banks: 9 to 18 digits.
  add constraint businesses_bank_account_number_shape check (bank_account_number ~ '^[0-9]{9,18}$') not valid;
