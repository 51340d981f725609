#!/bin/sh
# Makes a client and their invoice, downloads its PDF, and lists what is owed.
#
#   BAHI_URL=https://bahi.example/api BAHI_KEY=bahi_live_… sh docs/examples/invoice.sh order-4711
#
# The key is of Setting → Connections, with the scopes documents and clients. Needs curl.
set -eu
: "${BAHI_URL:?}" "${BAHI_KEY:?}"
order=${1:-order-4711}

# A repeat with the same Idempotency-Key finds what the first call made, so that a lost answer costs nothing.
call() {
  curl --silent --show-error --fail-with-body -H "Authorization: Bearer $BAHI_KEY" -H 'Content-Type: application/json' "$@"
}
# The first value of a field; with jq: `jq -r .data.id`.
field() { { grep -oE "\"$1\":(\"[^\"]*\"|[0-9.]+)" || true; } | head -1 | cut -d: -f2- | tr -d '"'; }

# A client is in the book once.
client=$(call --get "$BAHI_URL/client" --data-urlencode "q=Kaveri Interiors" | field id)
if [ -z "$client" ]; then
  client=$(call "$BAHI_URL/client/create" \
    -d '{"name":"Kaveri Interiors","email":"billing@kaveri.example","termsDays":30}' | field id)
fi

# Amounts are in rupees, before tax. A business with GST adds "gstRate" (per cent) and "hsnSac" to its rows.
# To have somebody look first, send the same to /draft/create: the draft waits in the app.
invoice=$(call -H "Idempotency-Key: $order" "$BAHI_URL/invoice/create" -d '{
  "clientId": "'"$client"'", "poNumber": "'"$order"'",
  "items": [
    { "description": "Logo design", "quantity": 1, "amount": 12500.5 },
    { "description": "Consulting", "quantity": 3, "unit": "hours", "rate": 1500 }
  ] }')
number=$(printf %s "$invoice" | field formattedInvoiceNumber)
file=$(printf %s "$number" | tr / -).pdf
curl --silent --show-error --fail "${BAHI_URL%/api}$(printf %s "$invoice" | field pdfUrl)" -o "$file"
echo "$number: $(printf %s "$invoice" | field total), $file"

call "$BAHI_URL/report/ageing?limit=50"
