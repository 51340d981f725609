import { message } from '#domain/messages/message.ts'
import { leastHsnDigits } from '../../law/gst-days.ts'
import { gstinFault, gstinProblem, isOidar } from '../gstin.ts'
import { gstStates } from '../states.ts'
import { bearsIgst, isInTable } from './compose.ts'
import { receiverName } from './receiver-names.ts'
import { taxedRows } from './sections.ts'
import type { ReturnAdvance, ReturnDocument, ReturnSource } from './source.ts'

/** Something that the portal would refuse, or that needs a look before filing. */
export interface Problem {
  isRefused: boolean
  message: string
  /** The document at fault; missing when the problem concerns no single one. */
  document?: { id: string; number: string }
  /** The first of several documents that the return leaves out. */
  leftOut?: { id: string; number: string }[]
  /** The client at fault, for a problem without a document. */
  client?: { id: string; name: string }
  /** A client, or the items of rows, to correct as well, so that the next document is right. */
  source?: { kind: 'client'; id: string } | { kind: 'items' }
}

/** Rule 46, as the portal reads it. */
const numberForm = /^[a-zA-Z0-9\-/]{1,16}$/

const isState = (code: string | null) => gstStates.some((state) => state.code === code)

/** A message; false when there is no fault. */
type Fault = string | false

/** Faults in the line that a section has of a document that the portal refuses. */
function faultsOfLine({ clientGstin, supply, placeOfSupply, reverseCharge }: ReturnDocument) {
  const faults: Fault[] = [
    supply === 'sez' && clientGstin === null && message('sezWithoutGstin'),
    reverseCharge && clientGstin === null && message('reverseChargeWithoutGstin'),
    supply !== 'export' && !isState(placeOfSupply) && message('placeMissing'),
  ]
  if (clientGstin !== null && gstinFault(clientGstin) !== null) {
    faults.push(
      message('gstinWrong', { gstin: clientGstin, message: gstinProblem(clientGstin) ?? '' }),
    )
  } else if (clientGstin !== null && isOidar(clientGstin)) {
    faults.push(message('gstinOfOnlineServices', { gstin: clientGstin }))
  }
  return faults
}

const faultsOfNumber = ({ number }: ReturnDocument): Fault[] => [
  (!numberForm.test(number) || /^[0\-/]+$/.test(number)) && message('numberUnfit'),
]

/** Faults in its rows, which the table of HSN tells whatever they bear. */
function faultsOfRows({ rows }: ReturnDocument, digits: number): Fault[] {
  const codes = [...new Set(rows.flatMap((row) => row.codes))]
  const unlisted = codes.filter((code) => code.length >= 4)
  const short = codes.filter((code) => code !== '' && code.length < 4)
  return [
    codes.includes('') && message('codeMissing'),
    unlisted.length > 0 && message('codesUnlisted', { codes: unlisted.join(', ') }),
    short.length > 0 && message('codesShort', { codes: short.join(', '), digits }),
  ]
}

function problemsOfDocument(document: ReturnDocument, digits: number): Problem[] {
  const { id, number, clientId } = document
  const told = (faults: Fault[], source?: Problem['source']) =>
    faults
      .filter((fault) => fault !== false)
      .map((fault): Problem => ({ isRefused: true, message: fault, ...(source && { source }) }))
  const client = clientId === null ? undefined : { kind: 'client' as const, id: clientId }
  const refused = [
    ...told(taxedRows(document).length > 0 ? faultsOfLine(document) : [], client),
    ...told(faultsOfNumber(document)),
    ...told(faultsOfRows(document, digits), { kind: 'items' }),
  ]
  const late = { isRefused: false, message: message('shippedLate') }
  return [...refused, ...(document.shippedLate ? [late] : [])].map((problem) => ({
    ...problem,
    document: { id, number },
  }))
}

/** Documents with short codes, which the portal takes from smaller sellers only. */
function withBriefCodes(documents: readonly ReturnDocument[]): Problem[] {
  return documents.flatMap(({ id, number, rows }) => {
    const codes = [...new Set(rows.flatMap(({ briefCodes }) => briefCodes))].join(', ')
    return codes === ''
      ? []
      : {
          ...{ isRefused: false, message: message('codesBrief', { codes }) },
          ...{ document: { id, number }, source: { kind: 'items' } },
        }
  })
}

/** The documents of registered buyers whose names the CSV cannot hold; each name once. */
function unwritten(documents: readonly ReturnDocument[]): ReturnDocument[] {
  const seen = new Set<string>()
  return documents.filter(
    ({ clientGstin, clientName }) =>
      clientGstin !== null &&
      receiverName(clientName) === null &&
      !seen.has(clientName) &&
      seen.add(clientName),
  )
}

/** The portal treats numbers that differ only by case as the same number. */
function doubled(documents: readonly ReturnDocument[]): ReturnDocument[] {
  const seen = new Set<string>()
  return documents.filter(({ number }) => {
    const key = number.toUpperCase()
    return seen.has(key) || !seen.add(key)
  })
}

function problemsOfAdvance(gstin: string, advance: ReturnAdvance): Problem[] {
  const { voucherId, number, clientId, clientName, placeOfSupply, received, late } = advance
  const of =
    voucherId !== null && number !== null
      ? { document: { id: voucherId, number } }
      : clientId !== null && { client: { id: clientId, name: clientName } }
  if (!isInTable(advance)) {
    return [{ isRefused: false, message: message('advanceElsewhere'), ...of }]
  }
  const isPlaced = isState(placeOfSupply)
  const placeMessage =
    voucherId === null ? message('advancePlaceUnknown') : message('advancePlaceMissing')
  const lateMessage = received ? message('advanceLate') : message('adjustmentLate')
  return [
    ...(isPlaced ? [] : [{ isRefused: true, message: placeMessage, ...of }]),
    ...(late ? [{ isRefused: false, message: lateMessage, ...of }] : []),
    ...(bearsIgst(gstin, advance)
      ? [{ isRefused: false, message: message('advanceOfOwnSez'), ...of }]
      : []),
  ]
}

/** All that is to be mended or known before the return is filed, document by document. */
export function problemsOf(source: ReturnSource): Problem[] {
  const { aboveFiveCrore, documents, lateNotes, advances, questions, hsn, books } = source
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
    ...documents.flatMap((document) =>
      problemsOfDocument(document, leastHsnDigits(aboveFiveCrore)),
    ),
    ...unwritten(documents).map(
      (document): Problem => ({
        isRefused: false,
        message: message('nameUnwritten', { name: document.clientName }),
        ...of(document),
        ...(document.clientId !== null && { source: { kind: 'client', id: document.clientId } }),
      }),
    ),
    ...doubled(documents).map((document) => ({
      isRefused: true,
      message: message('numberTwice'),
      ...of(document),
    })),
    ...lateNotes.map((note) => ({
      isRefused: false,
      message: message(note.filed ? 'creditLateFiled' : 'creditLate'),
      ...of(note),
    })),
    ...advances.flatMap((advance) => problemsOfAdvance(source.gstin, advance)),
    ...questions
      .filter(({ reason }) => reason === 'unrated')
      .map(({ clientId, clientName }) => ({
        isRefused: false,
        message: message('advanceUnrated'),
        client: { id: clientId, name: clientName },
      })),
    ...(aboveFiveCrore ? withBriefCodes(documents) : []),
    ...[...withTwoRates].map((code) => ({
      isRefused: false,
      message: message('codeAtTwoRates', { code }),
    })),
    ...(books.otherCount > 0
      ? [
          {
            isRefused: false,
            message: message('otherDocuments', { count: books.otherCount }),
            leftOut: books.others,
          },
        ]
      : []),
  ]
}
