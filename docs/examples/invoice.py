"""Makes a client and their invoice, downloads its PDF, and lists what is owed.

    BAHI_URL=https://bahi.example/api BAHI_KEY=bahi_live_... python3 docs/examples/invoice.py order-4711

The key is of Setting → Connections, with the scopes documents and clients. Needs nothing but Python 3.
"""

import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

address, key = os.environ["BAHI_URL"], os.environ["BAHI_KEY"]
order = sys.argv[1] if len(sys.argv) > 1 else "order-4711"


def call(path, body=None, once=None):
    """Calls the interface. A repeat with the same `once` finds what the first call made."""
    headers = {"Authorization": f"Bearer {key}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if once is not None:
        headers["Idempotency-Key"] = once
    sent = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address + path, sent, headers)) as answer:
            return json.load(answer)["data"]
    except urllib.error.HTTPError as refused:
        told = json.load(refused)
        # `reason` is for programs, `message` for people; `errors` names each wrong field.
        raise SystemExit(f"{told.get('reason', told['code'])}: {told['message']}")


# A client is in the book once.
name, email = "Kaveri Interiors", "billing@kaveri.example"
known = call("/client?q=" + urllib.parse.quote(name))["data"]
client = (
    known[0]
    if known
    else call("/client/create", {"name": name, "email": email, "termsDays": 30})
)

# Amounts are in rupees, before tax. A business with GST adds "gstRate" (per cent) and "hsnSac" to its rows.
# To have somebody look first, send the same to /draft/create: the draft waits in the app.
content = {
    "clientId": client["id"],
    "poNumber": order,
    "items": [
        {"description": "Logo design", "quantity": 1, "amount": 12500.5},
        {"description": "Consulting", "quantity": 3, "unit": "hours", "rate": 1500},
    ],
}
invoice = call("/invoice/create", content, order)

number = invoice["formattedInvoiceNumber"]
file = number.replace("/", "-") + ".pdf"
urllib.request.urlretrieve(address.removesuffix("/api") + invoice["pdfUrl"], file)
print(f"{number}: ₹{invoice['total']:.2f}, {file}")

ageing = call("/report/ageing?limit=50")
for line in ageing["data"]:
    print(f"{line['label']} owes ₹{line['total']:.2f}")
print(f"All owe ₹{ageing['sums']['total']:.2f}")
