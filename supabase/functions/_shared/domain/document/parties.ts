import { countryNameOf } from '../country-name.ts'
import { stateNameOf } from '../gst/states.ts'
import type { Buyer, Seller } from '../invoice.ts'

const given = (parts: (string | null | false)[]) => parts.flatMap((part) => part || [])

/** "Karnataka (29)", as tax invoices name a State. */
export const stateText = (code: string): string => {
  const name = stateNameOf(code)
  return name === null ? code : `${name} (${code})`
}

/** Most are in India, for whose name no tables have to load. */
export const countryText = (code: string): string => (code === 'IN' ? 'India' : countryNameOf(code))

const hasGst = ({ gstRegistration }: Seller) => gstRegistration !== 'none'

/** On one line with the place, since the page of a seller with GST has more to hold. */
const inOne = (address: string | null) => address?.replaceAll('\n', ', ') ?? null

/** As on an envelope. The tax ID of a seller without GST is any text, and stands below all. */
export function sellerLines(seller: Seller): string[] {
  const { address, city, state, stateCode, country, postalCode, taxId } = seller
  const named = hasGst(seller) && stateCode !== null ? stateText(stateCode) : state
  const place = [city, named, `${country} ${postalCode}`]
  const contact = given([seller.email, seller.phone, seller.website]).join(' · ')
  return hasGst(seller)
    ? given([given([inOne(address), ...place]).join(', '), taxId && `GSTIN ${taxId}`, contact])
    : given([address, given(place).join(', '), contact, taxId && `Tax ID ${taxId}`])
}

/** What is known of whom it is for; a seller without GST prints nothing of theirs. */
export function buyerLines(buyer: Buyer, seller: Seller): string[] {
  const { contact, address, city, stateCode, postalCode, country, gstin, pan, email, phone } = buyer
  const state = stateCode && (hasGst(seller) ? stateText(stateCode) : stateNameOf(stateCode))
  const isPlaced = [address, city, state, postalCode].some(Boolean) || country !== 'IN'
  const land = isPlaced && given([countryText(country), postalCode]).join(' ')
  // A GSTIN holds the PAN.
  const tax = gstin === null ? pan && `PAN ${pan}` : `GSTIN ${gstin}`
  const place = [city, state, land]
  return given([
    contact,
    ...(hasGst(seller)
      ? [given([inOne(address), ...place]).join(', '), tax]
      : [address, given(place).join(', ')]),
    given([email, phone]).join(' · '),
  ])
}
