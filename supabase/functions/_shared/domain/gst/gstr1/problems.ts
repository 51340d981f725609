import { gstinFault, gstinProblem, isOidar } from '../gstin.ts'
import { gstStates } from '../states.ts'
import { problemWords } from './problem-words.ts'
import { taxedRows } from './sections.ts'
import type { ReturnDocument, ReturnSource } from './source.ts'

/** What the portal would refuse, or what needs a look before it is filed. */
export interface Problem {
  isRefused: boolean
  /** In the language that is spoken then. */
  text: () => string
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

/** A sentence for when it is said; false where there is no fault. */
type Fault = Problem['text'] | false

/** Faults in the line that a section has of a document that the portal refuses. */
function faultsOfLine({ clientGstin, supply, placeOfSupply, reverseCharge }: ReturnDocument) {
  const faults: Fault[] = [
    supply === 'sez' && clientGstin === null && (() => problemWords.sezWithoutGstin),
    reverseCharge && clientGstin === null && (() => problemWords.reverseChargeWithoutGstin),
    supply !== 'export' && !isState(placeOfSupply) && (() => problemWords.placeMissing),
  ]
  if (clientGstin !== null && gstinFault(clientGstin) !== null) {
    faults.push(() => problemWords.gstinWrong(clientGstin, gstinProblem(clientGstin)))
  } else if (clientGstin !== null && isOidar(clientGstin)) {
    faults.push(() => problemWords.gstinOfOnlineServices(clientGstin))
  }
  return faults
}

const faultsOfNumber = ({ number }: ReturnDocument): Fault[] => [
  (!numberForm.test(number) || /^[0\-/]+$/.test(number)) && (() => problemWords.numberUnfit),
]

/** Faults in its rows, which the table of HSN tells whatever they bear. */
function faultsOfRows({ rows }: ReturnDocument): Fault[] {
  const codes = [...new Set(rows.flatMap((row) => row.codes))]
  const unlisted = codes.filter((code) => code.length >= 4)
  const short = codes.filter((code) => code !== '' && code.length < 4)
  return [
    codes.includes('') && (() => problemWords.codeMissing),
    unlisted.length > 0 && (() => problemWords.codesUnlisted(unlisted.join(', '))),
    short.length > 0 && (() => problemWords.codesShort(short.join(', '))),
  ]
}

function problemsOfDocument(document: ReturnDocument): Problem[] {
  const { id, number, original, issueDate, clientId } = document
  const told = (faults: Fault[], source?: Problem['source']) =>
    faults
      .filter((text) => text !== false)
      .map((text): Problem => ({ isRefused: true, text, ...(source && { source }) }))
  const client = clientId === null ? undefined : { kind: 'client' as const, id: clientId }
  const refused = [
    ...told(taxedRows(document).length > 0 ? faultsOfLine(document) : [], client),
    ...told(faultsOfNumber(document)),
    ...told(faultsOfRows(document), { kind: 'items' }),
  ]
  const isLate = original !== null && issueDate > lastDayOfCredit(original.issueDate)
  const late = () => problemWords.creditLate
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
      text: () => problemWords.numberTwice,
      ...of(document),
    })),
    ...advances.flatMap((advance): Problem[] => {
      if (advance.supply !== 'domestic') {
        const text = () => problemWords.advanceElsewhere
        return [{ isRefused: false, text, ...of(advance) }]
      }
      if (isState(advance.placeOfSupply)) return []
      const text = () => problemWords.advancePlaceMissing
      return [{ isRefused: true, text, ...of(advance) }]
    }),
    ...[...withTwoRates].map((code) => ({
      isRefused: false,
      text: () => problemWords.codeAtTwoRates(code),
    })),
    ...(books.otherCount > 0
      ? [{ isRefused: false, text: () => problemWords.otherDocuments(books.otherCount) }]
      : []),
  ]
}
