import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { isPlainDate } from '#domain/dates.ts'
import { partAmounts, partLimits } from '#domain/document/new/due-parts.ts'
import { amountOrShare, restOfTotal } from '#domain/document/new/typed-parts.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { emptyPart, type InvoiceFormApi } from '../invoice-form-values.ts'
import { useTypedSums } from '../typed-sums.tsx'

/** Between one part and the next, until somebody says otherwise. */
const DAYS_BETWEEN = 30

/** A typed text may be no day. */
const dayOrToday = (typed: unknown) =>
  typeof typed === 'string' && isPlainDate(typed) ? typed : todayInIndia()

/** The parts of a form, what each comes to by what is typed, and the ways to have more or fewer; `byDays`: without days of their own. */
export function useDueParts(form: InvoiceFormApi, byDays: boolean) {
  const { control, getValues, setFocus, setValue } = form
  const opener = useRef<HTMLButtonElement>(null)
  const { fields, replace, append, remove } = useFieldArray({ control, name: 'parts' })
  const { document, total } = useTypedSums()
  const asked = (useWatch({ control, name: 'parts' }) ?? []).map(({ amount }) => {
    const read = v.safeParse(amountOrShare, amount)
    return read.success ? read.output : restOfTotal
  })

  /** The day of one more part, behind that of the last. */
  const dayBehind = (part: { dueDate?: unknown; days?: unknown } | undefined) =>
    byDays
      ? { days: String(Number(part?.days ?? 0) + DAYS_BETWEEN) }
      : { dueDate: shiftPeriod('day', dayOrToday(part?.dueDate), DAYS_BETWEEN) }

  const split = () => {
    const day = byDays ? { days: '0' } : { dueDate: dayOrToday(getValues('dueDate')) }
    const first = { ...emptyPart, ...day, amount: '50%' }
    flushSync(() => replace([first, { ...emptyPart, ...dayBehind(first) }]))
    setFocus('parts.0.amount', { shouldSelect: true })
  }
  const join = () => {
    const [first] = getValues('parts') ?? []
    if (!byDays) setValue('dueDate', first?.dueDate ?? '', { shouldDirty: true })
    flushSync(() => replace([]))
    opener.current?.focus()
  }
  const add = () => {
    const parts = getValues('parts') ?? []
    append(
      { ...emptyPart, ...dayBehind(parts.at(-1)) },
      { focusName: `parts.${parts.length - 1}.amount` },
    )
  }
  /** The last part takes the rest, whatever stood in its place. */
  const drop = (index: number) => {
    remove(index)
    const last = fields.length - 2
    if (index > last) setValue(`parts.${last}.amount`, '', { shouldDirty: true })
    setFocus(
      byDays ? `parts.${Math.min(index, last)}.days` : `parts.${Math.min(index, last)}.dueDate`,
    )
  }

  return {
    opener,
    fields,
    amounts: partAmounts(total.minor, asked),
    shares: asked.map(({ share }) => share !== null),
    currency: document.currency,
    split,
    join,
    add: fields.length < partLimits.most ? add : undefined,
    drop: fields.length > partLimits.least ? drop : undefined,
  }
}
