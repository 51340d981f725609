import { vouchersFile } from '#domain/tally/files.ts'
import { noNames } from '#domain/tally/ledgers.ts'
import { masterCollector } from '#domain/tally/masters.ts'
import { prepareTally } from '#domain/tally/prepare.ts'
import { tallyDocument, tallyMove, tallyParty } from '#tests/factories/tally-source.ts'
import { measure } from '../measure.ts'
import { against, type Section } from '../report.ts'

const INVOICES = 5_000
/** Entries of one answer of the database (`readTally`). */
const PAGE = 500
/** Milliseconds: for the whole file, and for one step of the page, which takes no key meanwhile. */
const WHOLE = 2_000
const STEP = 200

const limit = (milliseconds: number) => ({ median: milliseconds, p95: milliseconds })
const places = Array.from({ length: INVOICES }, (_, at) => at)
const day = (at: number) => `2026-10-${String((at % 28) + 1).padStart(2, '0')}`
const party = (at: number) => tallyParty({ id: `c${at % 200}`, name: `Client ${at % 200}` })

const documents = places.map((at) =>
  tallyDocument({ id: `d${at}`, number: `INV/${at}`, day: day(at), party: party(at) }),
)
const moves = places.map((at) =>
  tallyMove({
    ...{ id: `m${at}`, day: day(at), party: party(at), documents: [`INV/${at}`] },
    ...{ chargesMinor: at % 10 === 0 ? 5_900 : 0 },
    bills: [{ name: `INV/${at}`, type: 'Agst Ref', minor: 11_800_000 }],
  }),
)

/** What becomes of a period's entries until they are the two files that Tally takes. */
export async function tallySection(): Promise<Section> {
  const { vouchers } = prepareTally({ documents, moves })
  if (vouchers.length !== 2 * INVOICES) throw new Error(`${vouchers.length} vouchers were made.`)
  const times = await measure(
    {
      whole: async () => {
        const made = prepareTally({ documents, moves }).vouchers
        const collector = masterCollector(noNames)
        made.forEach(collector.add)
        collector.collected()
        return [...vouchersFile(made, noNames)].join('').length
      },
      page: async (run) => {
        const from = (run * PAGE) % INVOICES
        return prepareTally({ documents: documents.slice(from, from + PAGE), moves: [] })
      },
      piece: async () => {
        const pieces = vouchersFile(vouchers, noNames)
        pieces.next()
        return pieces.next()
      },
    },
    20,
  )
  return {
    title: 'Tally',
    text: 'The files for Tally of 5,000 invoices and as many receipts of 200 clients, from the database’s answers to the last byte, beside two seconds; and the steps between which the page hears keys, beside 200 ms.',
    rows: [
      against('2 s', limit(WHOLE), '10,000 vouchers made and written', times.whole, '≤ 1 ×'),
      against('200 ms', limit(STEP), 'a page of 500 entries', times.page, '≤ 1 ×'),
      against('200 ms', limit(STEP), 'a piece of 200 vouchers', times.piece, '≤ 1 ×'),
    ],
  }
}
