-- Where the seller is paid. It is not in the seller's copy on an invoice: a client pays to where the seller is paid
-- today.
alter table public.businesses
  add column upi_id text,
  add column bank_account_name text,
  add column bank_account_number text,
  add column bank_ifsc text,
  add constraint businesses_upi_id_shape check (
    upi_id ~ '^[a-zA-Z0-9._-]{2,255}@[a-zA-Z][a-zA-Z0-9]{1,63}$'
  ),
  add constraint businesses_bank_account_name_shape check (
    bank_account_name = btrim(bank_account_name) and char_length(bank_account_name) between 1 and 120
  ),
  add constraint businesses_bank_account_number_shape check (bank_account_number ~ '^[A-Za-z0-9]{6,34}$'),
  add constraint businesses_bank_ifsc_shape check (bank_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  -- Half an account cannot be paid to.
  add constraint businesses_bank_complete check (
    num_nonnulls(bank_account_name, bank_account_number, bank_ifsc) in (0, 3)
  );
comment on column public.businesses.upi_id is 'The address of UPI payments, as in neel@okbank.';
comment on column public.businesses.bank_ifsc is 'The code of the bank''s branch, as in HDFC0001234.';
grant
  insert (upi_id, bank_account_name, bank_account_number, bank_ifsc),
  update (upi_id, bank_account_name, bank_account_number, bank_ifsc)
  on public.businesses to authenticated;
