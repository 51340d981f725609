-- Confirming, declining and undoing a payment, and giving back for a credit note, wait for their account's turn before they lock
-- the document. Before, two people of one business who did such at once could wait for one another: PostgreSQL then refused one.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lock_ledger (
  document_id uuid,
  owner       uuid
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Before any lock: who holds this document while they wait for their turn would stop the one whose turn it is.
  perform private.begin_write();
  perform private.lock_original(document_id, owner);
  return private.lock_document(document_id, owner);
end
$function$;
