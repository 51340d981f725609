import { daysBetween } from '../dates.ts'
import { ofAmount, ofClaim, ofInvoice, sumsOf } from './candidates.ts'
import {
  type BankClaim,
  type BankInvoice,
  type BankLedger,
  type Candidate,
  type Credit,
  type Match,
  matchReasons,
} from './matching.ts'
import { isNamed, searchedText, soughtName } from './names.ts'
import { comparedReference, isDistinct, referenceTokens } from './narration.ts'
import { hasNumber, searchedNumbers, soughtNumber } from './numbers.ts'

/** A claim is of the day on which it was made; the bank's day is near it. */
const CLAIM_DAYS = 15
const MOST_CANDIDATES = 6
/** The amount alone says nothing when it is due on more invoices than this, whole or as the next part. */
const MOST_ALIKE = 3

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}

/** Arranges the ledger once, so that each credit is looked up quickly. */
function arrange(ledger: BankLedger) {
  const byId = new Map(ledger.invoices.map((invoice) => [invoice.id, invoice]))
  const byDue = new Map<number, BankInvoice[]>()
  const byClient = new Map<string, BankInvoice[]>()
  const claims = new Map<string, BankClaim[]>()
  const booked = new Map<string, number>()
  for (const invoice of ledger.invoices) {
    for (const minor of new Set([invoice.balanceMinor, invoice.nextMinor])) {
      push(byDue, minor, invoice)
    }
    push(byClient, invoice.clientId ?? invoice.id, invoice)
  }
  const known = ledger.claims.filter(({ invoiceId }) => byId.has(invoiceId))
  for (const claim of known) {
    const reference = comparedReference(claim.reference ?? '')
    if (isDistinct(reference)) push(claims, reference, claim)
  }
  for (const { reference, amountMinor } of ledger.booked) {
    const compared = comparedReference(reference)
    if (isDistinct(compared)) booked.set(compared, (booked.get(compared) ?? 0) + amountMinor)
  }
  const names = [...byClient].map(([client, invoices]) => ({
    invoices,
    names: [
      ...new Set([
        ...invoices.map(({ clientName }) => clientName),
        ...ledger.aliases.filter(({ clientId }) => clientId === client).map(({ name }) => name),
      ]),
    ].map(soughtName),
  }))
  const numbers = ledger.invoices.flatMap((invoice) => {
    const sought = soughtNumber(invoice.number)
    return sought ? [{ invoice, sought }] : []
  })
  return { byId, byDue, claims, openClaims: known, booked, names, numbers }
}
type Arranged = ReturnType<typeof arrange>

/** Reads one credit by itself, before it is compared with the others. */
function read(credit: Credit, { names, numbers, claims, booked }: Arranged) {
  const tokens = [...referenceTokens(credit.narration, credit.reference ?? '')]
  const searched = searchedNumbers(`${credit.narration} ${credit.reference ?? ''}`)
  const text = searchedText(credit.narration, credit.payer)
  return {
    credit,
    claims: [...new Set(tokens.flatMap((token) => claims.get(token) ?? []))],
    booked: tokens.flatMap((token) => booked.get(token) ?? []),
    numbered: numbers.flatMap(({ invoice, sought }) =>
      hasNumber(sought, searched) ? [invoice] : [],
    ),
    named: names.filter((client) => client.names.some((name) => isNamed(name, text))),
  }
}
type Reading = ReturnType<typeof read>

/** All that a credit may be for, the best first, each set of invoices once. */
function candidatesOf(reading: Reading, arranged: Arranged): Candidate[] {
  const { credit, numbered, named } = reading
  const found: Candidate[] = []
  for (const claim of reading.claims) {
    const isWhole = claim.amountMinor === credit.amountMinor
    const due = arranged.byId.get(claim.invoiceId)?.balanceMinor ?? 0
    if (credit.amountMinor + claim.tdsMinor <= due) {
      found.push(
        ofClaim(credit, claim, isWhole ? 'claim_reference' : 'claim_reference_other_amount'),
      )
    }
  }
  for (const invoice of numbered) {
    found.push(
      ofInvoice(credit.amountMinor, invoice, {
        balance: 'number_balance',
        next: 'number_next',
        tds: 'number_tds',
        other: 'number_other_amount',
      }),
    )
  }
  if (numbered.length > 1) found.push(...sumsOf(credit.amountMinor, numbered, 'numbers_sum'))
  const ofNamed = named.flatMap(({ invoices }) => invoices)
  const namedIds = new Set(ofNamed.map(({ id }) => id))
  for (const claim of arranged.openClaims) {
    if (
      claim.amountMinor === credit.amountMinor &&
      namedIds.has(claim.invoiceId) &&
      Math.abs(daysBetween(claim.paidOn, credit.day)) <= CLAIM_DAYS
    ) {
      found.push(ofClaim(credit, claim, 'claim_amount'))
    }
  }
  for (const invoice of ofNamed) {
    found.push(
      ofInvoice(credit.amountMinor, invoice, {
        balance: 'name_balance',
        next: 'name_next',
        tds: 'name_tds',
        other: 'name_part',
      }),
    )
  }
  for (const { invoices } of named) found.push(...sumsOf(credit.amountMinor, invoices, 'name_sum'))
  const alike = (arranged.byDue.get(credit.amountMinor) ?? []).filter(
    ({ issueDate }) => issueDate <= credit.day,
  )
  if (alike.length <= MOST_ALIKE) {
    found.push(...alike.map((invoice) => ofAmount(credit.amountMinor, invoice)))
  }
  return ranked(found, credit, arranged)
}

/** Said of invoices that take another amount: told only where nothing explains the amount. */
const isPartly = ({ reason }: Candidate) =>
  reason === 'number_other_amount' || reason === 'name_part'

const isAlone = ({ reason }: Candidate) => reason === 'amount_alone' || reason === 'next_alone'

/** Sorts by reason, then by nearness to the invoice's due day. A later candidate for the same invoices is dropped. */
function ranked(found: Candidate[], credit: Credit, { byId }: Arranged): Candidate[] {
  const distance = ({ parts: [part] }: Candidate) => {
    const due = part && byId.get(part.invoiceId)?.dueDate
    return due ? Math.abs(daysBetween(due, credit.day)) : 0
  }
  const seen = new Set<string>()
  const explained = found.some((one) => !isPartly(one) && !isAlone(one))
  return found
    .filter((one) => !explained || !isPartly(one))
    .sort(
      (one, other) =>
        matchReasons.indexOf(one.reason) - matchReasons.indexOf(other.reason) ||
        distance(one) - distance(other),
    )
    .filter(({ parts }) => {
      const invoices = parts
        .map(({ invoiceId }) => invoiceId)
        .sort()
        .join()
      return !seen.has(invoices) && seen.add(invoices)
    })
    .slice(0, MOST_CANDIDATES)
}

/**
 * Returns the one candidate that is beyond doubt for this credit alone: the credit bears the
 * reference of one claim with the same amount, or the number of one invoice with the same balance.
 * An amount and a name are never enough.
 */
function certain(reading: Reading, arranged: Arranged): Candidate | null {
  const { credit, claims, numbered, named } = reading
  if (credit.standing !== 'stands' || reading.booked.length > 0) return null
  const [claim, ...otherClaims] = claims
  const [numberedOne, ...otherNumbers] = numbered
  if (otherClaims.length > 0 || otherNumbers.length > 0) return null
  const invoice = claim ? arranged.byId.get(claim.invoiceId) : numberedOne
  if (!invoice || (numberedOne && numberedOne !== invoice)) return null
  // Every other name is somebody else's.
  const isOther = named.length > 0 && !named.some(({ invoices }) => invoices.includes(invoice))
  if (isOther) return null
  if (claim) {
    const isNear = Math.abs(daysBetween(claim.paidOn, credit.day)) <= CLAIM_DAYS
    const fits =
      claim.amountMinor === credit.amountMinor &&
      credit.amountMinor + claim.tdsMinor <= invoice.balanceMinor
    return isNear && fits ? ofClaim(credit, claim, 'claim_reference') : null
  }
  const fits = credit.amountMinor === invoice.balanceMinor && credit.day >= invoice.issueDate
  return fits
    ? ofInvoice(credit.amountMinor, invoice, {
        balance: 'number_balance',
        next: 'number_next',
        tds: 'number_tds',
        other: 'number_other_amount',
      })
    : null
}

/**
 * Matches each credit by its id (decision 0060). A credit is `exact` only when nothing else can be
 * meant: no other credit bears the same reference or would settle the same invoice, and it was not
 * taken back and shows no sign of it.
 */
export function matchCredits(credits: readonly Credit[], ledger: BankLedger): Map<string, Match> {
  const arranged = arrange(ledger)
  const readings = credits.map((credit) => read(credit, arranged))
  const sure = readings.map((reading) => certain(reading, arranged))
  // Counts the credits that name an invoice by its number or by a claim's reference, since each of them may settle it.
  const speakers = new Map<string, number>()
  for (const { claims, numbered } of readings) {
    const spoken = new Set([
      ...claims.map(({ invoiceId }) => invoiceId),
      ...numbered.map(({ id }) => id),
    ])
    for (const id of spoken) speakers.set(id, (speakers.get(id) ?? 0) + 1)
  }
  return new Map(
    readings.map((reading, at): [string, Match] => {
      const { credit, booked } = reading
      if (credit.standing === 'reversed') return [credit.id, { kind: 'reversed' }]
      if (booked.includes(credit.amountMinor)) return [credit.id, { kind: 'booked' }]
      const candidate = sure[at] ?? null
      const invoiceId = candidate?.parts[0]?.invoiceId ?? ''
      if (candidate && speakers.get(invoiceId) === 1) {
        return [credit.id, { kind: 'exact', candidate }]
      }
      const candidates = candidatesOf(reading, arranged)
      return [credit.id, candidates.length > 0 ? { kind: 'likely', candidates } : { kind: 'none' }]
    }),
  )
}
