import { formatWhole } from '#domain/money.ts'
import type { clientsRefusals as English } from '#languages/en/messages/refusals/clients.ts'
import type { RefusalsLike } from '#languages/words.ts'
import { clients } from '../clients.ts'

/** CGST Rule 46; in paise. */
const placeNeeded = (what: string, fromMinor: number) =>
  `₹${formatWhole(fromMinor / 100)} या ज़्यादा के टैक्स इनवॉइस में बिना GSTIN वाले ग्राहक का ${what} चाहिए।`

/** Clients, and the items of the catalogue. */
export const clientsRefusals: RefusalsLike<typeof English> = {
  client_name_too_long: 'ग्राहक का नाम बहुत लंबा है।',
  client_address_required: ({ minor }) => placeNeeded('पता', minor),
  client_state_required: ({ minor }) => placeNeeded('राज्य', minor),
  client_unknown: clients.clientUnknown,
  client_there: clients.clientThere,
  client_same: clients.clientSame,
  client_kept: 'ग्राहक को आर्काइव किया जाता है, मिटाया नहीं जाता।',
  cc_emails_invalid: 'और ईमेल ज़्यादा से ज़्यादा पाँच हों, और सब सही पते हों।',
  terms_days_invalid: clients.termsDaysInvalid,
  state_is_indian: clients.stateIsIndian,
  country_unknown: clients.countryUnknown,
  state_code_unknown: clients.stateCodeUnknown,
  pan_invalid: clients.panInvalid,
  tan_invalid: clients.tanInvalid,
  item_not_found: 'आइटम नहीं मिला।',
  item_exists: 'इस विवरण का आइटम आपके पास पहले से है।',
}
