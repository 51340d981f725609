import { deductionSection, lastPayDay } from '#domain/law/last-pay-day.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'

/** Until when the client pays without losing this year's deduction, where the seller shows it. */
export function LastDay({ payBy }: { payBy: NonNullable<ClientInvoice['payBy']> }) {
  const { page: words, day } = usePageWords()
  const lastDay = lastPayDay(payBy.acceptedOn, payBy.agreedDays)
  const deduction = deductionSection(payBy.acceptedOn)
  if (lastDay === null || deduction === null) return null
  return <p className="meta">{words.lastDay(day(lastDay), deduction.section, deduction.act)}</p>
}
