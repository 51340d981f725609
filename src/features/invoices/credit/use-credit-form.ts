import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { isPlainDate } from '#domain/dates.ts'
import { newCreditSchema } from '#domain/document/credit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { minorToDecimal } from '#domain/money.ts'
import { useCorrectNote } from '#src/data/invoices/corrected-notes.ts'
import {
  useCreditActions,
  useCreditable,
  useCreditPreview,
  useLateForTax,
} from '#src/data/invoices/credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { keptFiling } from '#src/lib/gst-filing.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { useRested } from '#src/ui/form/fields/use-rested.ts'

export type Way = 'rows' | 'amount'
type Row = { quantity: string; amount: string }

const { entries } = newCreditSchema
const noRow: Row = { quantity: '', amount: '' }

/**
 * The form of a credit note, with rows by quantity or value or one amount, and a preview of the
 * total. One that corrects another begins with its total and its reason.
 */
export function useCreditForm(invoice: Invoice, onDone: () => void, corrected?: Invoice) {
  const { messageOf, messages } = useSpeech()
  const navigate = useNavigate()
  const { issue } = useCreditActions(invoice.id)
  const correct = useCorrectNote(invoice.id, corrected?.id)
  const [way, setWay] = useState<Way>(corrected ? 'amount' : 'rows')
  const [rows, setRows] = useState<Record<string, Row>>({})
  const [amount, setAmount] = useState(corrected ? minorToDecimal(corrected.total.minor) : '')
  const [reason, setReason] = useState(corrected?.creditReason ?? '')
  const [issueDate, setIssueDate] = useState(todayInIndia)
  const [chosen, setCommercial] = useState<boolean | null>(null)
  const { data: rest } = useCreditable(invoice.id, corrected?.id)
  const { data: isLate = false } = useLateForTax(
    invoice,
    isPlainDate(issueDate) ? issueDate : todayInIndia(),
    keptFiling(),
  )
  const mustBeCommercial = !corrected && (rest?.commercial ?? false)
  const commercial = corrected
    ? corrected.commercial === true
    : mustBeCommercial || (chosen ?? isLate)
  const [errors, setErrors] = useState<{ reason?: string; root?: string }>({})
  const [pending, setPending] = useState(false)
  // The same content is the same request, however often it is sent.
  const request = useRef({ content: '', key: '' })

  const named = Object.entries(rows).flatMap(([id, row]) =>
    row.quantity || row.amount
      ? [{ id, ...(row.quantity ? { quantity: row.quantity } : { amount: row.amount }) }]
      : [],
  )
  const taken = { ...(way === 'amount' ? { amount } : { items: named }), commercial }
  const said = { ...taken, issueDate: issueDate === todayInIndia() ? null : issueDate }
  const takes = way === 'amount' ? amount !== '' : named.length > 0
  const typed = v.safeParse(newCreditSchema, { reason: 'x', ...taken })
  const asked = useRested(
    JSON.stringify(takes && typed.success ? { ...typed.output, reason: undefined } : null),
  )
  const preview = useCreditPreview(invoice.id, JSON.parse(asked), corrected?.id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = v.safeParse(entries.reason, reason)
    const form = v.safeParse(newCreditSchema, { reason, ...said })
    if (!form.success || !takes) {
      const root = !takes
        ? messages.creditItemsOrAmount
        : (typed.issues?.[0].message ?? (wrong.success ? form.issues?.[0].message : ''))
      return setErrors({
        ...(!wrong.success && { reason: wrong.issues[0].message }),
        ...(root && { root }),
      })
    }
    const content = JSON.stringify(form.output)
    if (request.current.content !== content) {
      request.current = { content, key: crypto.randomUUID() }
    }
    setErrors({})
    setPending(true)
    try {
      const { key } = request.current
      const id = corrected
        ? await correct(key, { note: 'C', ...form.output })
        : await issue(key, form.output)
      showSuccess(corrected ? messages.noteCorrected : messages.creditNoteIssued)
      onDone()
      navigate(paths.invoice(id))
    } catch (error) {
      if (error instanceof DataError && error.field === 'requestKey') {
        request.current = { content: '', key: '' }
      }
      setErrors({ root: messageOf(error, messages.creditNoteFailed) })
      setPending(false)
    }
  }

  return {
    ...{ way, amount, reason, issueDate, errors, pending, submit },
    ...{ isLate, mustBeCommercial, commercial, setCommercial, setIssueDate },
    /** Takes the values alone, or their tax with them. */
    leftMinor:
      commercial && rest
        ? rest.items.reduce((sum, { minor }) => sum + minor, 0)
        : (rest?.totalMinor ?? invoice.total.minor - invoice.credited.minor),
    corrected,
    row: (id: string) => rows[id] ?? noRow,
    /** Text in one of both fields empties the other. */
    setRow: (id: string, row: Partial<Row>) => {
      setErrors({})
      setRows((all) => ({ ...all, [id]: { ...noRow, ...row } }))
    },
    setAll: (all: Record<string, Row>) => setRows(all),
    setWay: (next: Way | null) => {
      setErrors({})
      setWay(next ?? 'rows')
    },
    setAmount: (next: string) => {
      setErrors({})
      setAmount(next)
    },
    setReason: (next: string) => {
      setErrors({})
      setReason(next)
    },
    /** Made from the text as it last rested; null where the note takes nothing. */
    preview: asked === 'null' ? null : preview,
  }
}

export type CreditForm = ReturnType<typeof useCreditForm>
