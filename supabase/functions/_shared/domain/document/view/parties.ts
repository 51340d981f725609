import type { SheetWords } from '#languages/document-catalogue.ts'
import type { Buyer, Seller } from '../invoice.ts'

/** The details of a buyer beside the name. */
export type BuyerTexts = Omit<Buyer, 'name' | 'deliveryAddress'>

const given = (parts: (string | null | false | undefined)[]) => parts.flatMap((part) => part || [])

/** The same State without its code. */
const plainState = (text: string) => text.replace(/ \(\d+\)$/, '')

const hasGst = ({ gstRegistration }: Pick<Seller, 'gstRegistration'>) => gstRegistration !== 'none'

/** Adds the State's code for a seller with GST. */
const stateIn = (code: string, seller: Pick<Seller, 'gstRegistration'>, { state }: SheetWords) =>
  hasGst(seller) ? state(code) : plainState(state(code))

/** Joins the address into one line, because the page of a seller with GST holds more. */
const inOne = (address: string | null) => address?.replaceAll('\n', ', ') ?? null

/** Fifteen characters as a GSTIN has them, however they are grouped and whether or not the last one checks. */
const holdsGstin = (text: string) =>
  /\d\d(\d\d[A-Z]{3}|[A-Z]{4}[A-Z\d])[A-Z\d]{8}/.test(text.toUpperCase().replace(/[^A-Z\d]/g, ''))

/**
 * Returns the seller's lines as on an envelope. The tax ID of a seller without GST is free text and
 * goes last; a GSTIN is left out, as it would suggest that tax is charged.
 */
export function sellerLines(seller: Seller, words: SheetWords): string[] {
  const { address, city, state, stateCode, country, postalCode, taxId } = seller
  const named = stateCode === null ? state : stateIn(stateCode, seller, words)
  const land = country === 'India' ? words.country('IN') : country
  const place = [city, named, `${land} ${postalCode}`]
  const udyam = seller.udyam && `Udyam: ${seller.udyam}`
  const contact = given([seller.email, seller.phone, seller.website]).join(' · ')
  return hasGst(seller)
    ? given([
        given([inOne(address), ...place]).join(', '),
        given([taxId && `GSTIN ${taxId}`, udyam]).join(' · '),
        contact,
      ])
    : given([
        address,
        given(place).join(', '),
        contact,
        udyam,
        taxId && !holdsGstin(taxId) && `${words.labels.taxId} ${taxId}`,
      ])
}

/**
 * Returns the buyer's address, tax numbers and contact lines; a seller without GST prints no tax
 * numbers of the buyer.
 */
export function buyerLines(
  buyer: BuyerTexts,
  seller: Pick<Seller, 'gstRegistration'>,
  words: SheetWords,
): string[] {
  const { contact, address, city, stateCode, postalCode, country, gstin, pan, email, phone } = buyer
  const state = stateCode && stateIn(stateCode, seller, words)
  const isPlaced = [address, city, state, postalCode].some(Boolean) || country !== 'IN'
  const land = isPlaced && given([words.country(country), postalCode]).join(' ')
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
