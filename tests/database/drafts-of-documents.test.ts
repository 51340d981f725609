import { isDeepStrictEqual as equals } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toSnake } from '#data/snake-names.ts'
import { confirmable } from '#domain/document/new/confirmable.ts'
import { type NewInvoiceInput, newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { gstRates } from '#domain/gst/rates.ts'
import { possibleSupplies } from '#domain/gst/supply.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { today } from './ledger.ts'

const day = await today()
const [year] = await sql<{ it: string }[]>`select private.financial_year(private.today()) as it`

const scaled = (most: number, places: number) =>
  fc.integer({ min: 1, max: most }).map((whole) => (whole / 10 ** places).toFixed(places))

const priced = fc.oneof(
  fc.record({ amount: scaled(99_999_999, 2) }),
  fc.record({
    quantity: scaled(99_999, 3),
    rate: scaled(99_999_999, 4),
    discount: fc.oneof(
      fc.constant(''),
      scaled(9_999, 2).map((percent) => `${percent}%`),
      scaled(99, 2),
    ),
  }),
)
const taxed = fc.oneof(
  { arbitrary: fc.constantFrom(...gstRates).map((rate) => ({ gstRate: rate / 100 })), weight: 4 },
  fc.constant({}),
  fc.constantFrom('nil' as const, 'exempt' as const).map((taxability) => ({ taxability })),
  fc.record({ gstRate: fc.constant('18'), cess: scaled(99, 2) }),
)
const coded = fc.constantFrom(
  ...[{ hsnSac: '998391', unit: 'hours' }, { hsnSac: '4911', unit: 'pieces' }, {}],
)
const item = fc
  .tuple(priced, taxed, coded)
  .map((parts) => Object.assign({ description: 'Brand guidelines' }, ...parts))

const client = fc.constantFrom<Partial<NewInvoiceInput>>(
  {},
  { clientStateCode: '27', clientPhone: '9845012345', clientAddress: '14 Nariman Point\nMumbai' },
  { clientGstin: '29AABCR1718E1ZL', clientStateCode: '29', deliveryAddress: 'Gate 2' },
  { clientCountry: 'SG', clientContact: 'Ms Tan', keepClient: false },
)
const money = fc.oneof(
  fc.constant({ currency: 'INR' as const }),
  fc.record({ currency: fc.constant('USD' as const), exchangeRate: scaled(99_999_999, 6) }),
)
const supply = fc.record({
  supply: fc.constantFrom(null, null, 'sez' as const, 'export' as const, 'domestic' as const),
  withTax: fc.constantFrom(null, true, false),
  reverseCharge: fc.constantFrom(false, false, false, true),
  placeOfSupply: fc.constantFrom('', '', '27', '29', '96'),
  placeOfSupplyReason: fc.constantFrom('', 'The house stands there'),
})
const more = fc.constantFrom<Partial<NewInvoiceInput>>(
  {},
  { poNumber: 'PO 7', notes: 'Thank you.\nSee you', language: 'en-hi' },
  {
    parts: [
      { dueDate: '2990-01-01', amount: '50%' },
      { dueDate: '2990-02-01', amount: '0.01' },
      { dueDate: '2990-03-01' },
    ],
  },
  { portCode: 'INBOM4', shippingBill: '1234567', shippingBillDate: day },
)
const document = fc
  .tuple(client, money, supply, more, fc.array(item, { minLength: 1, maxLength: 3 }))
  .map(
    ([client, money, supply, more, items]): NewInvoiceInput => ({
      ...{ clientName: 'Kaveri Interiors', clientEmail: 'billing@kaveri.example' },
      ...{ dueDate: '2990-01-01', ...client, ...money, ...supply, ...more, items },
      supply: possibleSupplies({
        clientCountry: client.clientCountry ?? 'IN',
        clientGstin: client.clientGstin ?? null,
      }).includes(supply.supply ?? 'domestic')
        ? supply.supply
        : null,
    }),
  )

/** Reads a typed document as the form and `/api` do; null where they refuse it. */
function documentOf(typed: unknown) {
  const read = v.safeParse(newInvoiceSchema(day), Object.assign({ confirmed: confirmable }, typed))
  if (!read.success) return null
  const { items, ...invoice } = read.output
  return { ...toSnake(invoice), items: items.map(toSnake) }
}

const registered = { gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV', default_gst_rate: 500 }
const lut = { lut_number: 'AD270426000012X', lut_year: year?.it }
const scheme = { gst_registration: 'composition', composition_scheme: 'section10' }
const inside = { prices_include_tax: true, round_off: true }

/** An unregistered seller takes no tax. */
const untaxed = (typed: NewInvoiceInput): NewInvoiceInput => ({
  ...typed,
  reverseCharge: false,
  items: typed.items.map(({ gstRate: _, cess: __, ...row }) => row),
})
const sellers: [string, object, taken: (typed: NewInvoiceInput) => NewInvoiceInput][] = [
  ['without GST', {}, untaxed],
  ['with GST', registered, (typed) => typed],
  ['with GST inside prices', { ...registered, ...lut, ...inside }, (typed) => typed],
  ['of the composition scheme', { ...registered, ...scheme }, untaxed],
]

type Kept = { invoice: object; items: object[]; draft: object }

/**
 * Returns each document as the database keeps it, or null where it is refused, with the content of
 * its draft.
 */
async function issueAll(tx: Tx, documents: unknown[]) {
  const rows = await tx<{ it: Kept | null }[]>`
    select pg_temp.issued(document) as it
    from jsonb_array_elements((${JSON.stringify(documents)}::text)::jsonb) with ordinality as each (document, place)
    order by place`
  return rows.map(({ it }) => it)
}

test.each(sellers)(
  'the draft of a document of a seller %s issues the same document again',
  async (_, business, taken) => {
    const user = await makeSeller()
    await as(user, (tx) => tx`update businesses set ${tx({ address: '1 MG Road', ...business })}`)
    const typed = fc
      .sample(document, thorough(40, 80))
      .flatMap((each) => documentOf(taken(each)) ?? [])
    await tryAs(user, async (tx) => {
      await tx`reset role`
      await tx`
      create function pg_temp.issued(document jsonb) returns jsonb language plpgsql as $$
      declare
        issued uuid;
      begin
        issued := private.issue_invoice(gen_random_uuid(), document) ->> 'id';
        return jsonb_build_object(
          'invoice', (
            select to_jsonb(invoice)
              - '{id,sequence,number,search_text,request_key,request_fingerprint,pdf_token,created_at,client_id}'::text[]
            from books.invoices as invoice where invoice.id = issued
          ),
          'items', (
            select jsonb_agg(to_jsonb(item) - '{id,invoice_id}'::text[] order by item.position)
            from books.invoice_items as item where item.invoice_id = issued
          ),
          'draft', (select private.draft_of(invoice) from books.invoices as invoice where invoice.id = issued)
        );
      exception when others then
        if sqlstate !~ '^(PT4|235)' then raise; end if;
        return null;
      end
      $$`
      const first = (await issueAll(tx, typed)).filter((each) => each !== null)
      expect(first.length).toBeGreaterThan(thorough(10, 15))
      const again = await issueAll(
        tx,
        first.map(({ draft }) => documentOf(draft)),
      )
      const differing = first.flatMap((before, at) => {
        const after = again[at]
        const isSame = equals(after?.invoice, before.invoice) && equals(after?.items, before.items)
        return isSame ? [] : { before, after }
      })
      expect(differing.slice(0, 1)).toEqual([])
    })
  },
)
