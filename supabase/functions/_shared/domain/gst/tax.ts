import { type Decimal, divided, scaled } from '../decimals.ts'
import type { Taxes, TaxLine } from '../document/invoice.ts'
import { type Currency, toRupeesMinor } from '../money.ts'
import type { Taxability } from './taxability.ts'

/**
 * The taxes on a supply: none for a seller without GST, CGST and SGST (or UTGST) within a State,
 * IGST between two. Under a letter of undertaking a rate is shown, but no tax is charged.
 */
export type Split = 'none' | 'intra' | 'inter' | 'zero'

/** The terms that decide on a document's tax, besides its rows. */
export type TaxTerms = {
  currency: Currency
  /** Rupees for one unit of the currency. */
  exchangeRate: number | null
  split: Split
  /** Whether the client pays the tax to the seller; under reverse charge it is shown, and not in the total. */
  charged: boolean
  /** Whether the rates of the rows include the tax. A given amount never does. */
  pricesIncludeTax: boolean
  /** Rounds to whole rupees; other currencies keep their hundredths. */
  roundOff: boolean
}

/** The fields of a row that make its amount, as a form gives them; amounts in minor units. */
type PricedRow = {
  quantity: Decimal
  rate: Decimal | null
  discountPercent: Decimal | null
  discountMinor: number | null
  amountMinor: number
}

type Row = PricedRow & { gstRate: number | null; taxability: Taxability; cessMinor: number }

/**
 * Computes a row's amount in minor units of the invoice's currency, like `private.calculate`: with
 * a rate, quantity times rate less discount, each rounded half-up; without one, the given amount.
 */
export function rowOf(row: PricedRow): { discountMinor: number; amountMinor: number } {
  const { quantity, rate, discountPercent, discountMinor, amountMinor } = row
  if (rate === null) return { discountMinor: 0, amountMinor }
  // Thousandths times ten-thousandths are ten-millionths; a minor unit is a hundredth.
  const gross = divided(scaled(quantity, 3) * scaled(rate, 4), 100_000n)
  const reduced =
    discountPercent === null
      ? BigInt(discountMinor ?? 0)
      : divided(gross * scaled(discountPercent, 2), 10_000n)
  return { discountMinor: Number(reduced), amountMinor: Number(gross - reduced) }
}

/** Returns the sum of the items in minor units. */
export const sumMinor = (items: Pick<PricedRow, 'amountMinor'>[]) =>
  items.reduce((sum, item) => sum + item.amountMinor, 0)

/** Minor units of the document's currency, and the taxed value in paise; null while no exchange rate is known. */
export type TaxedRow = Taxes & {
  discountMinor: number
  taxableMinor: number
  taxableInrMinor: number | null
  /** Null of a row that bears no tax. */
  gstRate: number | null
  includesTax: boolean
}

export type Calculation = Taxes & {
  rows: TaxedRow[]
  /** Ordered by rate, the lowest first. */
  taxes: TaxLine[]
  taxableMinor: number
  roundOffMinor: number
  totalMinor: number
  totalInrMinor: number | null
}

/** The number of equal taxes into which the rate is split. */
const partsOf: Readonly<Record<Split, bigint>> = { none: 0n, zero: 0n, inter: 1n, intra: 2n }

/** Each of the parts, half-up. */
const taxOn = (taxable: bigint, rate: bigint, parts: bigint) =>
  parts === 0n ? 0n : divided(taxable * rate, 10_000n * parts)

/** A row before tax; if its rate includes the tax, `value` does so, too, but not the cess. */
type Valued = {
  discount: number
  value: bigint
  cess: bigint
  gstRate: number | null
  includesTax: boolean
}

function valued(row: Row, { split, charged, pricesIncludeTax }: TaxTerms): Valued {
  const gstRate = split === 'none' || row.taxability !== 'taxable' ? null : row.gstRate
  const levied = gstRate !== null && partsOf[split] > 0n
  const cess = levied ? BigInt(row.cessMinor) : 0n
  const includesTax = levied && charged && pricesIncludeTax && row.rate !== null
  const { discountMinor: discount, amountMinor } = rowOf(row)
  const value = BigInt(amountMinor) - (includesTax ? cess : 0n)
  return { discount, value, cess, gstRate, includesTax }
}

const sum = (values: bigint[]) => values.reduce((all, each) => all + each, 0n)

/**
 * Applies `at` to the running sum and returns the difference that each value makes, so that the
 * steps add up exactly to `at` of the whole.
 */
function stepsOf(values: bigint[], at: (running: bigint) => bigint): bigint[] {
  let running = 0n
  return values.map((value) => {
    const before = at(running)
    running += value
    return at(running) - before
  })
}

/**
 * The sums of the rows with one rate; `tax` is one part, of CGST or SGST. `left` is the typed price
 * that neither sum holds.
 */
type Group = { taxable: bigint; tax: bigint; left: bigint }

/**
 * `plain` is before tax, `priced` includes it, and `left` is the rest from the rates before. The
 * tax in a price is its share of it (CGST Rule 35), so that value and tax make up the price. Two
 * equal taxes that are each right for their base cannot make up every price: then they stay right,
 * and one paisa is left.
 */
function groupOf(plain: bigint, priced: bigint, rate: bigint, parts: bigint, left: bigint): Group {
  const onPlain = taxOn(plain, rate, parts)
  if (priced === 0n) return { taxable: plain, tax: onPlain, left }
  const price = priced + plain + parts * onPlain + left
  const tax = divided(price * rate, parts * (10_000n + rate))
  const taxable = price - parts * tax
  const wrong = parts === 2n ? taxOn(taxable, rate, parts) - tax : 0n
  return { taxable: taxable - wrong, tax, left: wrong }
}

/** A row's taxable value, and each part of its tax. */
type Share = { taxable: bigint; tax: bigint }

/** Shares the value before tax among the rows whose prices include it, and the tax of the rate among all rows. */
function sharesOf(rows: Valued[], plain: bigint, priced: bigint, group: Group, parts: bigint) {
  const pricedShares = stepsOf(
    rows.map(({ includesTax, value }) => (includesTax ? value : 0n)),
    (running) => (priced === 0n ? 0n : divided(running * (group.taxable - plain), priced)),
  )
  const taxables = rows.map(({ includesTax, value }, at) =>
    includesTax ? (pricedShares[at] ?? 0n) : value,
  )
  const taxes = stepsOf(taxables, (running) => {
    const tax = taxOn(running, BigInt(rows[0]?.gstRate ?? 0), parts)
    return running === group.taxable || tax > group.tax ? group.tax : tax
  })
  return rows.map((_, at): Share => ({ taxable: taxables[at] ?? 0n, tax: taxes[at] ?? 0n }))
}

const taxesOf = (split: Split, tax: bigint, cess: bigint): Taxes => ({
  cgstMinor: split === 'intra' ? Number(tax) : 0,
  sgstMinor: split === 'intra' ? Number(tax) : 0,
  igstMinor: split === 'inter' ? Number(tax) : 0,
  cessMinor: Number(cess),
})

/** Works by rate, the lowest first: the paisa that one rate cannot split goes into the prices of the next. */
function byRate(rows: Valued[], split: Split) {
  const parts = partsOf[split]
  const shares = new Map<Valued, Share>()
  const rates = [...new Set(rows.flatMap(({ gstRate }) => gstRate ?? []))].sort((a, b) => a - b)
  let left = 0n
  const taxes = rates.map((gstRate): TaxLine => {
    const members = rows.filter((row) => row.gstRate === gstRate)
    const plain = sum(members.map(({ includesTax, value }) => (includesTax ? 0n : value)))
    const priced = sum(members.map(({ value }) => value)) - plain
    const group = groupOf(plain, priced, BigInt(gstRate), parts, left)
    left = group.left
    const its = sharesOf(members, plain, priced, group, parts)
    for (const [at, share] of its.entries()) {
      const row = members[at]
      if (row) shares.set(row, share)
    }
    const cess = sum(members.map((row) => row.cess))
    return { gstRate, taxableMinor: Number(group.taxable), ...taxesOf(split, group.tax, cess) }
  })
  return { taxes, shares, left: Number(left) }
}

/** Rounds to a hundred paise, unless nothing would be left to pay. */
function toWholeRupees(minor: number): number {
  const whole = Math.floor((minor + 50) / 100) * 100
  return whole > 0 ? whole - minor : 0
}

function inRupees(minor: number, { currency, exchangeRate }: TaxTerms): number | null {
  if (currency === 'INR') return minor
  return exchangeRate === null ? null : toRupeesMinor(minor, exchangeRate)
}

/** Converts the rows to rupees as differences of running sums, so that they add up to the converted whole. */
function rupeeShares(minors: number[], terms: TaxTerms): (number | null)[] {
  let running = 0
  return minors.map((minor) => {
    const before = inRupees(running, terms)
    running += minor
    const reached = inRupees(running, terms)
    return reached === null || before === null ? null : reached - before
  })
}

/**
 * Computes each equal part of the tax on the rows' value in rupees: the rupees are the base,
 * whatever the tax was in the other currency (CGST Rule 34).
 */
export function taxOnRupees(
  rows: readonly { gstRate: number | null; rupeesMinor: number }[],
  parts: 1 | 2,
): number {
  const worth = new Map<number, number>()
  for (const { gstRate, rupeesMinor } of rows) {
    if (gstRate !== null) worth.set(gstRate, (worth.get(gstRate) ?? 0) + rupeesMinor)
  }
  return Number(
    sum([...worth].map(([rate, minor]) => taxOn(BigInt(minor), BigInt(rate), BigInt(parts)))),
  )
}

/**
 * Computes a document's sums, like `private.calculate`. Tax is computed by rate on the taxed sum,
 * half-up, CGST and SGST separately. Differences to the rows' own taxes are carried along the rows,
 * so that they add up.
 */
export function calculate(rows: Row[], terms: TaxTerms): Calculation {
  const { currency, split, charged } = terms
  const all = rows.map((row) => valued(row, terms))
  const { taxes, shares, left } = byRate(all, split)
  const shareOf = (row: Valued) => shares.get(row) ?? { taxable: row.value, tax: 0n }
  const rupees = rupeeShares(
    all.map((row) => Number(shareOf(row).taxable)),
    terms,
  )
  const taxed = all.map((row, at): TaxedRow => {
    const { taxable, tax } = shareOf(row)
    const { discount, gstRate, includesTax } = row
    return {
      discountMinor: discount,
      taxableMinor: Number(taxable),
      taxableInrMinor: rupees[at] ?? null,
      gstRate,
      includesTax,
      ...taxesOf(split, tax, row.cess),
    }
  })

  const total = (key: keyof Taxes | 'taxableMinor') => taxed.reduce((all, row) => all + row[key], 0)
  const sums = {
    taxableMinor: total('taxableMinor'),
    cgstMinor: total('cgstMinor'),
    sgstMinor: total('sgstMinor'),
    igstMinor: total('igstMinor'),
    cessMinor: total('cessMinor'),
  }
  const { taxableMinor, cgstMinor, sgstMinor, igstMinor, cessMinor } = sums
  const added = charged ? [cgstMinor, sgstMinor, igstMinor, cessMinor] : []
  const before = added.reduce((all, tax) => all + tax, taxableMinor)
  const roundOffMinor = terms.roundOff && currency === 'INR' ? toWholeRupees(before) : left
  const totalMinor = before + roundOffMinor
  return {
    rows: taxed,
    taxes,
    ...sums,
    roundOffMinor,
    totalMinor,
    totalInrMinor: inRupees(totalMinor, terms),
  }
}
