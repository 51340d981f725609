import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { daysBetween } from '#domain/dates.ts'
import { newDebitSchema } from '#domain/document/debit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { percentText } from '#domain/gst/choices.ts'
import { minorToDecimal } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { useCorrectNote } from '#src/data/invoices/corrected-notes.ts'
import { useDebitPreview, useIssueDebit } from '#src/data/invoices/debit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { useRested } from '#src/ui/form/fields/use-rested.ts'

type Way = 'rows' | 'amount'
type Row = { quantity: string; amount: string }
type Errors = { reason?: string; dueDate?: string; root?: string }

const noRow: Row = { quantity: '', amount: '' }

/** As many days after today as the invoice was due after its issue. */
const usualDueDate = ({ issueDate, dueDate }: Invoice) =>
  shiftPeriod('day', todayInIndia(), daysBetween(issueDate, dueDate))

/**
 * The form of a debit note, with rows by quantity or value and a charge or one amount, and a
 * preview of the total. One that corrects another begins with its total and its reason.
 */
export function useDebitForm(invoice: Invoice, onDone: () => void, corrected?: Invoice) {
  const { messageOf, messages } = useSpeech()
  const navigate = useNavigate()
  const issue = useIssueDebit(invoice.id)
  const schema = newDebitSchema(todayInIndia())
  const isTaxed = invoice.taxes.length > 0
  const correct = useCorrectNote(invoice.id, corrected?.id)
  const [way, setWay] = useState<Way>(corrected ? 'amount' : 'rows')
  const [rows, setRows] = useState<Record<string, Row>>({})
  const [charge, setCharge] = useState({
    ...{ description: '', amount: '', hsnSac: '' },
    gstRate: percentText(Math.max(0, ...invoice.taxes.map(({ gstRate }) => gstRate))),
  })
  const [said, setSaid] = useState(() => ({
    amount: corrected ? minorToDecimal(corrected.total.minor) : '',
    reason: corrected?.creditReason ?? '',
    issueDate: todayInIndia() as string,
    dueDate: usualDueDate(invoice) as string,
  }))
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)
  // The same content is the same request, however often it is sent.
  const request = useRef({ content: '', key: '' })

  const { gstRate, hsnSac, ...named } = charge
  const items = [
    ...Object.entries(rows).flatMap(([id, row]) =>
      row.quantity || row.amount
        ? [{ id, ...(row.quantity ? { quantity: row.quantity } : { amount: row.amount }) }]
        : [],
    ),
    ...(charge.description || charge.amount
      ? [{ ...named, ...(isTaxed && { gstRate, hsnSac }) }]
      : []),
  ]
  const added = way === 'amount' ? { amount: said.amount } : { items }
  const adds = way === 'amount' ? said.amount !== '' : items.length > 0
  const typed = v.safeParse(schema, { reason: 'x', dueDate: todayInIndia(), ...added })
  const { items: rowsAdded, amountMinor } = typed.success
    ? typed.output
    : { items: null, amountMinor: null }
  const asked = useRested(
    JSON.stringify(adds && typed.success ? { items: rowsAdded, amountMinor } : null),
  )
  const preview = useDebitPreview(invoice.id, JSON.parse(asked), corrected?.id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { reason, dueDate, issueDate } = said
    const day = issueDate === todayInIndia() ? null : issueDate
    const form = v.safeParse(schema, { reason, dueDate, issueDate: day, ...added })
    if (!form.success || !adds) {
      const nested = form.success ? {} : (v.flatten(form.issues).nested ?? {})
      const [reasonWrong] = nested.reason ?? []
      const [dueWrong] = nested.dueDate ?? []
      const [first] = typed.issues ?? form.issues ?? []
      const root = !adds
        ? messages.creditItemsOrAmount
        : typed.success && (reasonWrong || dueWrong)
          ? ''
          : first?.message
      return setErrors({
        ...(reasonWrong && { reason: reasonWrong }),
        ...(dueWrong && { dueDate: dueWrong }),
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
        ? await correct(key, { note: 'D', ...form.output })
        : await issue(key, form.output)
      showSuccess(corrected ? messages.noteCorrected : messages.debitNoteIssued)
      onDone()
      navigate(paths.invoice(id))
    } catch (error) {
      if (error instanceof DataError && error.field === 'requestKey') {
        request.current = { content: '', key: '' }
      }
      setErrors({ root: messageOf(error, messages.debitNoteFailed) })
      setPending(false)
    }
  }

  return {
    ...{ way, said, charge, errors, pending, submit, isTaxed },
    row: (id: string) => rows[id] ?? noRow,
    /** Text in one of both fields empties the other. */
    setRow: (id: string, row: Partial<Row>) => {
      setErrors({})
      setRows((all) => ({ ...all, [id]: { ...noRow, ...row } }))
    },
    setCharge: (part: Partial<typeof charge>) => {
      setErrors({})
      setCharge((all) => ({ ...all, ...part }))
    },
    setWay: (next: Way | null) => {
      setErrors({})
      setWay(next ?? 'rows')
    },
    say: (part: Partial<typeof said>) => {
      setErrors({})
      setSaid((all) => ({ ...all, ...part }))
    },
    /** Made from the text as it last rested; null where the note adds nothing. */
    preview: asked === 'null' ? null : preview,
  }
}

export type DebitForm = ReturnType<typeof useDebitForm>
