import { Text } from '@chakra-ui/react'
import { dayInIndia, daysBetween, isPlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill, isForerunner } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { isCreditedInFull } from '#domain/document/standing.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useEstimate, useForerunner } from '#src/data/estimates.ts'
import { useShareLink } from '#src/data/invoices/sharing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { hasOldLinkOnly, isSent } from './next-step.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const latest = (instants: (string | null)[]) =>
  instants
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1) ?? null

/** When it went to its client, and whether that one has looked. */
function useReachText(invoice: Invoice): string {
  const { id, reach } = invoice
  const { state: words } = useWords(invoiceDetail)
  const dates = useDates()
  const { data: link } = useShareLink(id)
  const day = (instant: string) => dates.day(dayInIndia(new Date(instant)))
  if (reach === null || !isSent(invoice)) {
    if (link && hasOldLinkOnly(invoice)) return `${words.notSent} · ${words.oldLink}`
    // The badge of a document that becomes an invoice says already that it was not sent.
    const saysMore = isForerunner(invoice) && isPlainDate(invoice.issueDate)
    return saysMore ? words.issued({ day: dates.day(invoice.issueDate) }) : words.notSent
  }
  // The count of a link that was revoked is gone with it.
  const viewedAt = link?.lastViewedAt ?? reach.viewedAt
  if (viewedAt !== null) {
    const views = link?.views ?? 1
    if (views > 2) return words.viewedOften({ day: day(viewedAt), views })
    return words[views === 2 ? 'viewedTwice' : 'viewed']({ day: day(viewedAt) })
  }
  const sentAt = latest([reach.sharedAt, reach.mailedAt, reach.markedAt])
  return `${words.sent({ day: day(sentAt ?? '') })} · ${words.notViewed}`
}

/** The answer to an offer, or the day until which it holds, and whether it is answered. */
function useAnswer(document: Invoice): { text: string | null; isGiven: boolean } {
  const { state: words } = useWords(invoiceDetail)
  const dates = useDates()
  const { data: estimate } = useEstimate(isForerunner(document) ? document.id : '')
  const { dueDate } = document
  if (!estimate) return { text: null, isGiven: false }
  const { answer, state } = estimate
  if (answer) {
    const day = dates.day(dayInIndia(new Date(answer.answeredAt)))
    return { text: words[answer.accepted ? 'accepted' : 'declined']({ day }), isGiven: true }
  }
  const day = isPlainDate(dueDate) ? dates.day(dueDate) : null
  if (day === null || kinds[document.kind].day !== 'holds') return { text: null, isGiven: false }
  if (state === 'expired') return { text: words.expired({ day }), isGiven: false }
  const text = state === 'issued' || state === 'sent' ? words.holds({ day }) : null
  return { text, isGiven: false }
}

/** How long until money is due, or since when; the day on which it came. */
function useDueText(invoice: Invoice): string | null {
  const { state: words } = useWords(invoiceDetail)
  const dates = useDates()
  const { balance, dueDate, status, paidDate } = invoice
  if (isCreditedInFull(invoice)) return words.creditedInFull
  if (status === 'PAID' && paidDate) return words.paid({ day: dates.day(paidDate) })
  if (balance.minor === 0 || !isPlainDate(dueDate)) return null
  const days = daysBetween(todayInIndia(), dueDate)
  if (days === 0) return words.dueToday
  return days > 0 ? words.dueIn({ days }) : words.late({ days: -days })
}

/** One line for what the client did and what is waited for. */
export function StateLine({ invoice }: { invoice: Invoice }) {
  const { state: words } = useWords(invoiceDetail)
  const reach = useReachText(invoice)
  const answer = useAnswer(invoice)
  const due = useDueText(invoice)
  const claimed = invoice.reach?.claimedMinor ?? 0
  // Who answered or paid without a link was told in another way.
  const isTold = (answer.isGiven || invoice.status === 'PAID') && !isSent(invoice)
  const parts = [
    isTold ? null : reach,
    claimed > 0 ? words.claimed({ amount: formatMoney(claimed, invoice.currency) }) : null,
    answer.text,
    isForerunner(invoice) ? null : due,
  ]
  const { data: forerunner } = useForerunner(isBill(invoice) ? invoice.id : null)
  return (
    <Text color="fg.muted" overflowWrap="anywhere">
      {capitalized(parts.filter((part) => part !== null).join(' · '))}
      {forerunner && (
        <>
          {' · '}
          {rich(words.madeFrom({ number: forerunner.number }), {
            link: (number) => (
              <Link to={kindPaths(forerunner.kind).document(forerunner.id)}>{number}</Link>
            ),
          })}
        </>
      )}
    </Text>
  )
}
