import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { FieldName } from '#languages/en/names/fields.ts'
import { toSingleLine } from '../../characters/lines.ts'
import { type Decimal, scaled } from '../../decimals.ts'
import { rowOf } from '../../gst/tax.ts'
import { taxabilities } from '../../gst/taxability.ts'
import { issuedUnit } from '../../gst/units.ts'
import { formatMoney, formatWhole, MAX_AMOUNT_MINOR } from '../../money.ts'
import { optionalCode, optionalLine, typedAmount, typedDecimal } from '../../text.ts'

/** The database holds the same limits. */
export const invoiceLimits = {
  clientName: 120,
  notes: 2_000,
  description: 1_000,
  items: 500,
  quantity: 1_000_000,
  unit: 20,
  rate: 9_999_999_999,
} as const

/** The number of decimals that the database keeps for each of these. */
export const places = { quantity: 3, rate: 4, percent: 2, amount: 2, exchangeRate: 6 } as const

export const tooMuch = (label: FieldName) =>
  message('atMost', { label, most: formatMoney(MAX_AMOUNT_MINOR) })

const quantity = v.pipe(
  typedDecimal('quantity', places.quantity),
  v.check(
    (value) => Number(value) <= invoiceLimits.quantity,
    message('atMost', { label: 'quantity', most: formatWhole(invoiceLimits.quantity) }),
  ),
)

const amount = v.pipe(
  typedAmount('amount'),
  v.maxValue(MAX_AMOUNT_MINOR, () => tooMuch('amount')),
)

/** The price of one unit, in the invoice's currency; blank means none. */
const rate = v.pipe(
  v.nullish(typedDecimal('rate', places.rate), ''),
  v.check(
    (value) => Number(value) <= invoiceLimits.rate,
    message('atMost', { label: 'rate', most: formatWhole(invoiceLimits.rate) }),
  ),
  v.transform((value) => (Number(value) === 0 ? null : value)),
)

/** A discount on a row's gross amount; at most one of the two is set. */
type Discount = { discountPercent: Decimal | null; discountMinor: number | null }

const percent = v.pipe(
  typedDecimal('discount', places.percent),
  v.check((value) => Number(value) <= 100, message('atMost', { label: 'discount', most: '100 %' })),
)

/** An amount, or a per cent as "15%"; blank means none. */
const discount = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('noNumber', { label: 'discount' })), ''),
  v.transform((typed) => String(typed).trim()),
  v.rawTransform<string, Discount>(({ dataset: { value }, addIssue, NEVER }) => {
    const read = value.endsWith('%')
      ? v.safeParse(percent, value.slice(0, -1))
      : v.safeParse(typedAmount('discount'), value)
    if (!read.success) {
      addIssue({ message: read.issues[0].message })
      return NEVER
    }
    return typeof read.output === 'string'
      ? { discountPercent: read.output, discountMinor: null }
      : { discountPercent: null, discountMinor: read.output || null }
  }),
)

/** A per cent as typed or sent, to hundredths of one; blank means none. */
const gstRate = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('noNumber', { label: 'gstRate' })), ''),
  v.rawTransform<string | number, number | null>(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === '') return null
    const read = v.safeParse(typedDecimal('gstRate', places.percent), value)
    if (read.success) return Number(scaled(read.output, places.percent))
    addIssue({ message: read.issues[0].message })
    return NEVER
  }),
)

/** The fields of an item, in the order of the form. */
export const itemEntries = {
  description: v.pipe(
    v.string(message('required', { label: 'description' })),
    v.transform(toSingleLine),
    v.maxLength(
      invoiceLimits.description,
      message('tooLong', { label: 'description', limit: invoiceLimits.description }),
    ),
  ),
  hsnSac: optionalCode(/^[0-9]{2,8}$/, message('hsnSacInvalid')),
  quantity: v.optional(quantity, '1'),
  unit: optionalLine('unit', invoiceLimits.unit),
  rate,
  discount,
  discountPercent: v.nullish(percent),
  amount: v.optional(amount),
  gstRate,
  taxability: v.optional(v.picklist(taxabilities, message('taxabilityUnknown')), 'taxable'),
  cess: v.optional(
    v.pipe(
      typedAmount('cess'),
      v.maxValue(MAX_AMOUNT_MINOR, () => tooMuch('cess')),
    ),
    0,
  ),
}

/**
 * A row with a rate amounts to quantity times rate less discount, and the database refuses an
 * amount that differs. A row without a rate has its given amount, and a whole number as its
 * quantity (specification, section 5).
 */
export const itemSchema = v.pipe(
  v.object(itemEntries),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { amount, discount, discountPercent, cess, ...item } = value
    const row = {
      ...item,
      unit: issuedUnit(item.hsnSac, item.unit),
      ...discount,
      ...(discountPercent && { discountPercent, discountMinor: null }),
      amountMinor: amount ?? 0,
      cessMinor: cess,
    }
    const refuse = (key: keyof typeof value, message: string) => {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      })
      return NEVER
    }
    if (row.rate === null) {
      if (amount === undefined) return refuse('amount', message('noNumber', { label: 'amount' }))
      if (row.quantity.includes('.')) return refuse('quantity', message('quantityNotWhole'))
      const isReduced = row.discountMinor !== null || Number(row.discountPercent) > 0
      return isReduced ? refuse('discount', message('discountWithoutRate')) : row
    }
    const { amountMinor } = rowOf(row)
    if (amountMinor < 0) return refuse('discount', message('discountTooLarge'))
    if (amountMinor > MAX_AMOUNT_MINOR) return refuse('rate', tooMuch('amount'))
    // A price may hold the tax while the given amount is before tax; the database checks that.
    return { ...row, amountMinor: amount || amountMinor }
  }),
)

/** A row that is to be issued; `amountMinor` is before tax. */
export type NewInvoiceItem = v.InferOutput<typeof itemSchema>

/** Whether a row has an amount, or had one before a discount that took all of it. */
export const hasWorth = (item: NewInvoiceItem): boolean =>
  item.amountMinor > 0 || (rowOf(item).discountMinor > 0 && item.cessMinor === 0)

/** Only such a row goes onto the invoice (specification, section 5). */
export const isCompleteItem = (item: NewInvoiceItem): boolean =>
  item.description !== '' && Number(item.quantity) > 0 && hasWorth(item)
