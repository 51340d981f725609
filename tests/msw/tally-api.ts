import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { server } from './server.ts'

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1`

const partyRow = {
  ...{ id: '5c3f0000-0000-4000-8000-000000000001', name: 'Kaveri Interiors', shared: false },
  ...{ gstin: '29AABCR1718E1ZL', state_code: '29', country: 'IN', address: null, city: null },
  postal_code: null,
}

/** A document as `tally_documents` gives it: ₹1,000 with 18 % to Karnataka. */
export const tallyDocumentRow = (place: number, change: object = {}) => ({
  id: `7d9c2b1a-5e3f-4a60-8b7c-${String(place).padStart(12, '0')}`,
  ...{ kind: 'invoice', number: `INV/26-27/${String(place).padStart(4, '0')}` },
  ...{ day: '2026-10-05', cancelled: false, commercial: false, seller_gstin: '27AAPFU0939F1ZV' },
  ...{ party: partyRow, gstin: '29AABCR1718E1ZL', supply: 'domestic', with_tax: true },
  ...{ reverse_charge: false, place_of_supply: '29', original_number: null, original_day: null },
  ...{ reason: null, currency: 'INR', exchange_rate: null, own_total_minor: 118_000 },
  values: [{ taxability: 'taxable', gst_rate: 1800, hsn: '998314', minor: 100_000 }],
  ...{ cgst_minor: 0, sgst_minor: 0, igst_minor: 18_000, cess_minor: 0, round_off_minor: 0 },
  total_minor: 118_000,
  ...change,
})

/** Money as `tally_money` gives it: half of that document, with TDS. */
export const tallyMoveRow = (change: object = {}) => ({
  id: 'f0000000-0000-4000-8000-000000000001',
  ...{ kind: 'receipt', day: '2026-10-09', number: null, method: 'UPI', reference: 'UTR1' },
  ...{ currency: 'INR', party: partyRow, money_minor: 50_000, tds_minor: 9_000 },
  ...{ charges_minor: 0, unrated_minor: 0, documents: ['INV/26-27/0001'] },
  bills: [{ name: 'INV/26-27/0001', type: 'Agst Ref', minor: 59_000 }],
  ...change,
})

const page = v.object({ most: v.number(), after_id: v.optional(v.string()) })
const kept = v.object({ ledgers: v.array(v.record(v.string(), v.string())) })

interface TallyRows {
  documents?: ReturnType<typeof tallyDocumentRow>[]
  moves?: ReturnType<typeof tallyMoveRow>[]
  names?: { ledger: string; client_id: string | null; name: string; [more: string]: unknown }[]
  fails?: () => boolean
}

/** A database with these entries; what was kept of names grows with each call. */
export function tallyApi({ documents = [], moves = [], names = [], fails }: TallyRows = {}) {
  const said: v.InferOutput<typeof kept>['ledgers'][] = []
  const rows = [...names]
  const answer =
    (all: { id: string }[]) =>
    async ({ request }: { request: Request }) => {
      if (fails?.()) return HttpResponse.json({ message: 'boom' }, { status: 500 })
      const { most, after_id: after } = v.parse(page, await request.json())
      const at = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
      return HttpResponse.json(all.slice(at, at + most))
    }
  server.use(
    http.post(`${root}/rpc/tally_documents`, answer(documents)),
    http.post(`${root}/rpc/tally_money`, answer(moves)),
    http.get(`${root}/tally_ledgers`, () => HttpResponse.json(rows)),
    http.post(`${root}/rpc/keep_tally_ledgers`, async ({ request }) => {
      const { ledgers } = v.parse(kept, await request.json())
      said.push(ledgers)
      for (const { ledger = '', client_id = null, name = '' } of ledgers) {
        rows.push({ ledger, client_id, name })
      }
      return HttpResponse.json(null)
    }),
  )
  return said
}
