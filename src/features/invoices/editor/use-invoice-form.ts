import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DataError } from '#data/errors.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { type Caution, confirmedOf } from '#domain/document/new/cautions.ts'
import { type LeftOutRow, leftOutRows } from '#domain/document/new/items.ts'
import {
  isInParts,
  type NewInvoice,
  type NewInvoiceInput,
  newInvoiceSchema,
} from '#domain/document/new/new-invoice.ts'
import type { OpenDraft } from '#src/data/drafts/open-draft.ts'
import { useSavedForm } from '#src/data/drafts/use-saved-form.ts'
import { useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import {
  emptyBuyer,
  emptyItem,
  emptyPart,
  emptySupply,
  isEmptyForm,
  valuesOf,
} from './invoice-form-values.ts'
import { kindWays } from './kind-ways.ts'
import { useCautions } from './questions/use-cautions.ts'
import { useRateMissing } from './use-rate-missing.ts'

/**
 * Fields that show the database's refusal beside them; one of all rows or of the seller stands at
 * the button.
 */
const head = { issueDate: '', exchangeRate: '', poNumber: '', ...emptyBuyer, ...emptySupply }
/** Refusals that name a row but are fixed in the seller's settings. */
const ofSeller = ['tax_unregistered', 'tax_of_composition']
type Field =
  | keyof typeof head
  | `items.${number}.${keyof typeof emptyItem}`
  | `parts.${number}.${keyof typeof emptyPart}`
const rows = { items: emptyItem, parts: emptyPart }
const hasField = (field: string): field is Field => {
  const [, list = '', ofRow = field] = /^(items|parts)\.\d+\.(\w+)$/.exec(field) ?? []
  return Object.hasOwn(Object.hasOwn(rows, list) ? Reflect.get(rows, list) : head, ofRow)
}

interface AskedAnyway {
  cautions: Caution[]
  thenSend: boolean
}

interface Asked {
  rows: LeftOutRow[]
  invoice: NewInvoice
  thenSend: boolean
}

/** Agreed to once: a second attempt after a failure is the same invoice. */
const saidOf = (cautions: Caution[]) => cautions.map(({ message }) => message).join(' ')

interface Ways {
  /** Somebody types the first key of a new draft. */
  onBegun: () => void
  /** Gets the id of the new invoice, and whether it is to be sent next. */
  onCreated: (id: string, send: boolean) => void
}

/**
 * The form of a draft: saving, checks, and sending. A person who leaves meanwhile gets a toast
 * about the invoice; one who stays reads it beside the button, or is taken to the new invoice.
 * `formRef` is the form's element, `noticeRef` the decision to make about the draft first,
 * `refusalRef` the refusal of the rows as a whole, `question` the one before unfinished rows are
 * left out, `warning` the one before an invoice is issued that lacks something required by law.
 */
export function useInvoiceForm(draft: OpenDraft, { onBegun, onCreated }: Ways) {
  const { messageOf, messages, sentenceOf } = useSpeech()
  const { create: issue, showOnItsWay } = useInvoiceActions()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const requestKey = useRequestKey(useDraftKey('invoice', draft.id))

  const formRef = useRef<HTMLFormElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  const refusalRef = useRef<HTMLParagraphElement>(null)
  const { form, saver, takeOther } = useSavedForm<NewInvoiceInput, NewInvoice>({
    draft,
    valuesOf: (content) => valuesOf(content, draft.kind),
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(newInvoiceSchema(todayInIndia(), draft.kind, isInParts(values)))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    onBegun,
  })

  /** Gives the field that was refused, if it is one of the form's. */
  const create = async (invoice: NewInvoice, thenSend: boolean) => {
    let refused: Field | null = null
    // The screen of the new invoice comes meanwhile; a failure is met, and told, where it is drawn.
    import('../detail/invoice-detail-screen.tsx').catch(() => {})
    // Only the list of invoices has a place to show it meanwhile.
    const arrived = isBill(draft) ? await showOnItsWay(draft.id, invoice) : null
    try {
      // Issue the version that was saved last, by whomever.
      if (!(await saver.saved(form.getValues()))) {
        noticeRef.current?.focus()
        return null
      }
      const id = await issue(draft.id, requestKey.read(), invoice)
      requestKey.drop()
      showSuccess(kindWays(draft.kind).created())
      if (!left.current) onCreated(id, thenSend)
    } catch (error) {
      const refusal = error instanceof DataError ? error : null
      const reason = refusal?.field ?? 'server'
      // The document that this key made was cancelled since.
      const missing = refusal?.code === 'invoice_not_found'
      // The key went with an earlier invoice; the next attempt is another one.
      if (missing || reason === 'requestKey') requestKey.drop()
      const message = missing
        ? messages.invoiceIdMissing
        : reason === 'requestKey'
          ? messages.invoiceMadeBefore
          : messageOf(error, messages.invoiceCreateFailed)
      if (left.current) {
        // The login, to which an ended session leads, says it.
        if (refusal?.code !== 'login_required') showError(message)
      } else if (hasField(reason) && !ofSeller.includes(refusal?.code ?? '')) {
        form.setError(reason, { message })
        refused = reason
      } else form.setError('root', { type: reason, message })
    } finally {
      await arrived?.()
    }
    return refused
  }
  const [asked, setAsked] = useState<Asked | null>(null)
  const agreed = useRef('')
  const cautionsOf = useCautions()
  const isRateMissing = useRateMissing(form)
  const [warned, setWarned] = useState<AskedAnyway | null>(null)
  const agreedAnyway = useRef('')

  const focusMissing = (rows: LeftOutRow[]) => {
    const [first] = rows
    form.setFocus(first ? `items.${first.index}.${first.missing[0]}` : 'items.0.description')
  }
  const submitAnd = (thenSend: boolean) =>
    form.handleSubmit(
      async (invoice) => {
        const rows = leftOutRows(form.getValues('items'))
        // Asked once: a second attempt after a failure is the same invoice.
        if (rows.length > 0 && agreed.current !== JSON.stringify(rows)) {
          return setAsked({ rows, invoice, thenSend })
        }
        if (isRateMissing(invoice)) {
          const message = sentenceOf('exchange_rate_required') ?? undefined
          flushSync(() => {
            setAsked(null)
            form.setError('exchangeRate', message ? { message } : {})
          })
          return form.setFocus('exchangeRate')
        }
        const cautions = isBill(draft) ? cautionsOf(invoice) : []
        if (cautions.length > 0 && agreedAnyway.current !== saidOf(cautions)) {
          flushSync(() => setAsked(null))
          return setWarned({ cautions, thenSend })
        }
        const confirmed = confirmedOf(cautions)
        const refused = await create(
          confirmed.length > 0 ? { ...invoice, confirmed } : invoice,
          thenSend,
        )
        // By then the hidden fields are drawn, and nothing covers them.
        flushSync(() => {
          setAsked(null)
          setWarned(null)
        })
        if (refused) form.setFocus(refused)
      },
      ({ items, ...others }) => {
        const refusal = items?.root
        if (!refusal || Object.keys(others).length > 0) return
        // No single field is refused. If no row is complete, the first one takes the focus; too
        // many or too large rows are reported below the last one, which may be far from here.
        if (refusal.type === 'min_length') return focusMissing(leftOutRows(form.getValues('items')))
        flushSync(() => form.setError('items', refusal))
        refusalRef.current?.focus()
      },
    )

  const question = asked && {
    ...asked,
    complete: () => {
      // Closed first: it gives the focus back to the button.
      flushSync(() => setAsked(null))
      focusMissing(asked.rows)
    },
    createWithout: () => {
      agreed.current = JSON.stringify(asked.rows)
      return submitAnd(asked.thenSend)()
    },
  }

  const warning = warned && {
    cautions: warned.cautions,
    mend: () => {
      const [first] = warned.cautions
      // Told at its field, so that it is drawn where it was hidden.
      flushSync(() => {
        setWarned(null)
        if (first && hasField(first.field)) form.setError(first.field, { message: first.message })
      })
      if (first && hasField(first.field)) form.setFocus(first.field)
    },
    goOn: () => {
      agreedAnyway.current = saidOf(warned.cautions)
      return submitAnd(warned.thenSend)()
    },
  }

  return {
    form,
    formRef,
    noticeRef,
    refusalRef,
    submit: submitAnd(false),
    /** Issues it, and leads on to its mail. */
    submitAndSend: submitAnd(true),
    question,
    warning,
    saver,
    takeOther,
    isEmpty: () => isEmptyForm(form.getValues(), draft.kind),
  }
}
