import { formatWhole } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { clients } from '../clients.ts'

/** CGST Rule 46; in paise. */
const placeNeeded = (what: string, fromMinor: number) =>
  `From ₹${formatWhole(fromMinor / 100)}, a tax invoice needs the ${what} of a client without a GSTIN.`

/** Clients. */
export const clientsRefusals = {
  item_not_found: 'Item not found.',
  item_exists: 'You already have an item with this description.',
  client_name_too_long: 'Client name is too long.',
  client_address_required: ({ minor }) => placeNeeded('address', minor),
  client_state_required: ({ minor }) => placeNeeded('State', minor),
  client_unknown: clients.clientUnknown,
  client_there: clients.clientThere,
  client_same: clients.clientSame,
  client_kept: 'A client can be archived, but not deleted.',
  cc_emails_invalid: 'Cc emails must be at most five valid addresses.',
  terms_days_invalid: clients.termsDaysInvalid,
  state_is_indian: clients.stateIsIndian,
  country_unknown: clients.countryUnknown,
  state_code_unknown: clients.stateCodeUnknown,
  pan_invalid: clients.panInvalid,
  tan_invalid: clients.tanInvalid,
} satisfies Refusals
