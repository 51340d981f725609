import type { Tongue } from '../../language/english.ts'
import type { Buyer, Seller } from '../invoice.ts'

const given = (parts: (string | null | false)[]) => parts.flatMap((part) => part || [])

/** The same State without its code. */
const plainState = (text: string) => text.replace(/ \(\d+\)$/, '')

const hasGst = ({ gstRegistration }: Seller) => gstRegistration !== 'none'

/** With its code where the seller has GST. */
const stateIn = (code: string, seller: Seller, { state }: Tongue) =>
  hasGst(seller) ? state(code) : plainState(state(code))

/** On one line with the place, since the page of a seller with GST has more to hold. */
const inOne = (address: string | null) => address?.replaceAll('\n', ', ') ?? null

/** Fifteen characters as a GSTIN has them, however they are grouped and whether or not the last one checks. */
const holdsGstin = (text: string) =>
  /\d\d(\d\d[A-Z]{3}|[A-Z]{4}[A-Z\d])[A-Z\d]{8}/.test(text.toUpperCase().replace(/[^A-Z\d]/g, ''))

/**
 * As on an envelope. The tax ID of a seller without GST is any text, and stands below all; a GSTIN would say that tax is
 * taken.
 */
export function sellerLines(seller: Seller, tongue: Tongue): string[] {
  const { address, city, state, stateCode, country, postalCode, taxId } = seller
  const named = stateCode === null ? state : stateIn(stateCode, seller, tongue)
  const land = country === 'India' ? tongue.country('IN') : country
  const place = [city, named, `${land} ${postalCode}`]
  const contact = given([seller.email, seller.phone, seller.website]).join(' · ')
  return hasGst(seller)
    ? given([given([inOne(address), ...place]).join(', '), taxId && `GSTIN ${taxId}`, contact])
    : given([
        address,
        given(place).join(', '),
        contact,
        taxId && !holdsGstin(taxId) && `Tax ID ${taxId}`,
      ])
}

/**
 * Returns the buyer's address, tax numbers and contact lines; a seller without GST prints no tax
 * numbers of the buyer.
 */
export function buyerLines(buyer: Buyer, seller: Seller, tongue: Tongue): string[] {
  const { contact, address, city, stateCode, postalCode, country, gstin, pan, email, phone } = buyer
  const state = stateCode && stateIn(stateCode, seller, tongue)
  const isPlaced = [address, city, state, postalCode].some(Boolean) || country !== 'IN'
  const land = isPlaced && given([tongue.country(country), postalCode]).join(' ')
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
