import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import type { PlainDate } from '#domain/dates.ts'
import { type Caution, confirmedOf } from '#domain/document/new/cautions.ts'
import {
  type NewInvoice,
  type NewInvoiceInput,
  newInvoiceSchema,
} from '#domain/document/new/new-invoice.ts'
import { shiftPeriod } from '#domain/periods.ts'
import {
  dated,
  forPeriod,
  longestOf,
  type Schedule,
  type ScheduleFields,
  scheduledInvoiceSchema,
  scheduleSchema,
} from '#domain/schedule/schedule.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useScheduleActions } from '#src/data/schedules.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { useCautions } from '../editor/questions/use-cautions.ts'
import { useRateMissing } from '../editor/use-rate-missing.ts'
import { issuedAtOnce, nextDays } from './next-days.ts'
import { meantRule, type RuleValues, ruleValuesOf } from './schedule-form-values.ts'

const ruleFields: FieldPath<RuleValues>[] = [
  ...(['every', 'day', 'start', 'end', 'count', 'mode', 'termsDays'] as const),
]

interface ScheduleFormOptions {
  /** The one that is changed; null makes a new one. */
  schedule: Schedule | null
  /** The content that the form starts with. */
  values: NewInvoiceInput
  /** The issue date of the invoice that a new one repeats, if it repeats one. */
  issued: PlainDate | null
  /** Apart for each thing that a new one is made of. */
  origin: string
  onSaved: (id: string) => void
}

/** The first one, and the cautions that were answered before. */
type First = { seen: readonly Caution[]; invoice: NewInvoice }

/**
 * Two forms in one: the rule and the content. A draft may lack anything, so only content that is
 * issued by itself is checked as an invoice; its days are those of its issue, and its texts must
 * have room for every month.
 */
export function useScheduleForm(options: ScheduleFormOptions) {
  const { schedule, values, issued, origin, onSaved } = options
  const { messages, sentenceOf } = useSpeech()
  const { create, change } = useScheduleActions()
  const draftKey = useDraftKey('schedule', schedule?.id ?? 'new', origin)
  const ruleKey = useDraftKey('schedule-rule', schedule?.id ?? 'new', origin)
  const requestKey = useRequestKey(draftKey)
  const formRef = useRef<HTMLFormElement>(null)
  const refusalRef = useRef<HTMLParagraphElement>(null)

  const { form: rule, drop: dropRule } = useDraftForm<RuleValues, ScheduleFields>({
    key: ruleKey,
    resolver: (typed, context, options) =>
      valibotResolver(v.pipe(v.any(), v.transform(meantRule), scheduleSchema(todayInIndia())))(
        typedValues(typed, formRef.current),
        context,
        options,
      ),
    values: ruleValuesOf(schedule, issued, todayInIndia()),
  })
  const { form: invoice, drop: dropInvoice } = useDraftForm<NewInvoiceInput, NewInvoice>({
    key: draftKey,
    resolver: (typed, context, options) => {
      const today = todayInIndia()
      const longest = longestOf(typedValues(typed, formRef.current), today)
      return valibotResolver(newInvoiceSchema(today))(longest, context, options)
    },
    values,
  })
  const drop = () => {
    dropRule()
    dropInvoice()
    requestKey.drop()
  }

  const cautionsOf = useCautions()
  const isRateMissing = useRateMissing(invoice)
  const [warned, setWarned] = useState<Caution[] | null>(null)
  const [first, setFirst] = useState<First | null>(null)
  const [previewed, setPreviewed] = useState<{ day: PlainDate; invoice: NewInvoice } | null>(null)

  /** Shows an invoice before it is issued today. */
  const look = (fields: ScheduleFields, seen: readonly Caution[] = []) => {
    const today = todayInIndia()
    const isAtRest = schedule !== null && schedule.state !== 'active'
    const period = isAtRest ? null : issuedAtOnce(fields, schedule)
    if (period === null) return save(fields, seen)
    const dueDate = shiftPeriod('day', today, fields.termsDays)
    const content = dated(forPeriod(invoice.getValues(), period), dueDate)
    return setFirst({ seen, invoice: v.parse(newInvoiceSchema(today), content) })
  }

  const save = async (fields: ScheduleFields, seen: readonly Caution[]) => {
    const content = dated(invoice.getValues(), '')
    const confirmed = confirmedOf(seen)
    const document =
      fields.mode === 'issue'
        ? v.parse(scheduledInvoiceSchema(todayInIndia()), {
            ...content,
            ...(confirmed.length > 0 && { confirmed }),
          })
        : null
    const saved = { ...fields, content, invoice: document }
    try {
      const id = schedule ? schedule.id : await create(requestKey.read(), saved)
      if (schedule) await change(id, saved)
      drop()
      showSuccess(schedule ? messages.scheduleChanged : messages.scheduleCreated)
      onSaved(id)
    } catch (error) {
      // The key went with an earlier one; the next attempt is another.
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setRefusal(rule.setError, ruleFields, error, messages.scheduleSaveFailed)
    }
  }

  const submit = rule.handleSubmit(async (fields) => {
    if (fields.mode === 'draft') return save(fields, [])
    await invoice.handleSubmit(
      (document) => {
        if (isRateMissing(document)) {
          const message = sentenceOf('exchange_rate_required') ?? undefined
          invoice.setError('exchangeRate', message ? { message } : {})
          return invoice.setFocus('exchangeRate')
        }
        const cautions = cautionsOf(document)
        return cautions.length > 0 ? setWarned(cautions) : look(fields)
      },
      ({ items }) => items?.root && refusalRef.current?.focus(),
    )()
  })

  /** Warns before a schedule issues documents that lack something required by law. */
  const warning = warned && {
    cautions: warned,
    mend: () => setWarned(null),
    goOn: rule.handleSubmit(async (fields) => {
      await look(fields, warned)
      setWarned(null)
    }),
  }

  /** Shows the invoice of the next day. */
  const preview = rule.handleSubmit(async (fields) => {
    await invoice.handleSubmit(() => {
      const today = todayInIndia()
      const [day = today] = nextDays(fields, schedule, 1)
      const dueDate = shiftPeriod('day', day, fields.termsDays)
      const content = dated(forPeriod(invoice.getValues(), day), dueDate)
      setPreviewed({ day, invoice: v.parse(newInvoiceSchema(today), content) })
    })()
  })

  const firstOne = first && {
    invoice: first.invoice,
    back: () => setFirst(null),
    goOn: rule.handleSubmit(async (fields) => {
      await save(fields, first.seen)
      setFirst(null)
    }),
  }

  const shown = previewed && { ...previewed, onBack: () => setPreviewed(null) }

  return { rule, invoice, formRef, refusalRef, submit, preview, shown, warning, firstOne, drop }
}
