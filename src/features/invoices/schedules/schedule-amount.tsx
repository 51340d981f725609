import { typedDocument } from '#domain/document/new/typed.ts'
import type { ScheduleContent } from '#domain/schedule/schedule.ts'
import { AmountText } from '../amount-text.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { useSums } from '../use-sums.ts'

/** The total of each issue at today's rates. */
export function ScheduleAmount({ content }: { content: ScheduleContent }) {
  const document = typedDocument(valuesOf(content))
  const { total } = useSums(document)
  return <AmountText amount={total} currency={document.currency} />
}
