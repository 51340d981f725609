import { gstinFault, gstinProblem, isOidar } from '../gstin.ts'
import { gstStates } from '../states.ts'
import { taxedRows } from './sections.ts'
import type { ReturnDocument, ReturnSource } from './source.ts'

/** What the portal would refuse, or what needs a look before it is filed. */
export interface Problem {
  isRefused: boolean
  text: string
  /** The document that it is about; missing of what is about no one document. */
  document?: { id: string; number: string }
  /** What else is to be mended, so that the next document is right: its client, or the items that its rows come from. */
  source?: { kind: 'client'; id: string } | { kind: 'items' }
}

/** Rule 46, as the portal reads it. */
const numberForm = /^[a-zA-Z0-9\-/]{1,16}$/

/** The day after which a credit note no longer takes off tax: 30 November after the year of its invoice (s. 34(2)). */
function lastDayOfCredit(invoiced: string): string {
  const year = Number(invoiced.slice(0, 4)) + (invoiced.slice(5) < '04' ? 0 : 1)
  return `${year}-11-30`
}

const isState = (code: string | null) => gstStates.some((state) => state.code === code)

/** Faults in the line that a section has of a document, as sentences that say what the portal refuses. */
function faultsOfLine({ clientGstin, supply, placeOfSupply, reverseCharge }: ReturnDocument) {
  const faults: (string | false)[] = [
    supply === 'sez' && clientGstin === null && 'A supply to a SEZ needs the GSTIN of the client.',
    reverseCharge &&
      clientGstin === null &&
      'On reverse charge the client owes the tax, and needs a GSTIN.',
    supply !== 'export' &&
      !isState(placeOfSupply) &&
      'The State of the place of supply is missing.',
  ]
  if (clientGstin !== null && gstinFault(clientGstin) !== null) {
    faults.push(`The client’s GSTIN ${clientGstin} is wrong. ${gstinProblem(clientGstin)}`)
  } else if (clientGstin !== null && isOidar(clientGstin)) {
    faults.push(
      `The portal takes no invoices to ${clientGstin}: it is a GSTIN of online services from abroad.`,
    )
  }
  return faults
}

const faultsOfNumber = ({ number }: ReturnDocument) => [
  (!numberForm.test(number) || /^[0\-/]+$/.test(number)) &&
    'The number may only have letters, digits, - and /, at most 16, and not zeros alone.',
]

/** Faults in its rows, which the table of HSN tells whatever they bear. */
function faultsOfRows({ rows }: ReturnDocument) {
  const codes = [...new Set(rows.flatMap((row) => row.codes))]
  const unlisted = codes.filter((code) => code.length >= 4)
  const short = codes.filter((code) => code !== '' && code.length < 4)
  return [
    codes.includes('') && 'A row has no HSN/SAC.',
    unlisted.length > 0 && `HSN/SAC ${unlisted.join(', ')} is not on the official list.`,
    short.length > 0 && `HSN/SAC ${short.join(', ')} is too short: 4 digits at least.`,
  ]
}

function problemsOfDocument(document: ReturnDocument): Problem[] {
  const { id, number, original, issueDate, clientId } = document
  const told = (texts: (string | false)[], source?: Problem['source']) =>
    texts
      .filter((text) => text !== false)
      .map((text): Problem => ({ isRefused: true, text, ...(source && { source }) }))
  const client = clientId === null ? undefined : { kind: 'client' as const, id: clientId }
  const refused = [
    ...told(taxedRows(document).length > 0 ? faultsOfLine(document) : [], client),
    ...told(faultsOfNumber(document)),
    ...told(faultsOfRows(document), { kind: 'items' }),
  ]
  const isLate = original !== null && issueDate > lastDayOfCredit(original.issueDate)
  const late =
    'This credit note came after 30 November following the year of its invoice, and may not take off tax (s. 34(2)).'
  return [...refused, ...(isLate ? [{ isRefused: false, text: late }] : [])].map((problem) => ({
    ...problem,
    document: { id, number },
  }))
}

/** Numbers that differ by their case alone are one to the portal. */
function doubled(documents: readonly ReturnDocument[]): ReturnDocument[] {
  const seen = new Set<string>()
  return documents.filter(({ number }) => {
    const key = number.toUpperCase()
    return seen.has(key) || !seen.add(key)
  })
}

const otherDocuments = (count: number) =>
  `${count} ${count === 1 ? 'document' : 'documents'} of this period ${count === 1 ? 'was' : 'were'} issued before your registration, or under another GSTIN: not in this return.`

/** All that is to be mended or known before the return is filed, document by document. */
export function problemsOf(source: ReturnSource): Problem[] {
  const { documents, advances, hsn, books } = source
  const of = ({ id, number }: { id: string; number: string }) => ({ document: { id, number } })
  const withTwoRates = new Set(
    hsn
      .filter((one, at) =>
        hsn.some(
          (other, place) =>
            place < at &&
            other.registered === one.registered &&
            other.code === one.code &&
            other.uqc === one.uqc,
        ),
      )
      .map(({ code }) => code)
      .filter((code) => code !== ''),
  )
  return [
    ...documents.flatMap(problemsOfDocument),
    ...doubled(documents).map((document) => ({
      isRefused: true,
      text: 'Another document has this number.',
      ...of(document),
    })),
    ...advances.flatMap((advance): Problem[] => {
      if (advance.supply !== 'domestic') {
        const text =
          'An advance for an export or a SEZ is in none of these sections; ask your accountant where its tax goes.'
        return [{ isRefused: false, text, ...of(advance) }]
      }
      if (isState(advance.placeOfSupply)) return []
      const text =
        'The place of supply of this advance is missing: cancel its voucher and issue it with one.'
      return [{ isRefused: true, text, ...of(advance) }]
    }),
    ...[...withTwoRates].map((code) => ({
      isRefused: false,
      text: `HSN/SAC ${code} is there at more than one rate. The JSON holds them all; of the CSV the offline tool keeps the last one alone.`,
    })),
    ...(books.otherCount > 0 ? [{ isRefused: false, text: otherDocuments(books.otherCount) }] : []),
  ]
}
