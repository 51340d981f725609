import { useLocation, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { isMissing } from '#data/errors.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'
import { useRepeatedContent, useSchedule } from '#src/data/schedules.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { LoadFailed } from '#src/ui/layout/load-failed.tsx'
import { FormStage } from '../editor/form-stage.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { ScheduleForm } from './schedule-form.tsx'
import {
  RuleSkeleton,
  ScheduleFormHeader,
  ScheduleFormSkeleton,
} from './schedule-form-skeleton.tsx'

/** Returns the content typed as an invoice, and the id of its draft. */
function useBegun() {
  const said = v.safeParse(
    v.object({ content: v.record(v.string(), v.unknown()), origin: v.string() }),
    useLocation().state,
  )
  return said.success ? said.output : null
}

/** A new one, empty, begun in the editor, or with the content of an invoice (`?invoice=`), or the one of the address. */
export function ScheduleFormScreen({ id }: { id: string | null }) {
  const { messageOf, messages } = useSpeech()
  const { back, checkConnection, missing } = useWords(schedules)
  const [params] = useSearchParams()
  const begun = useBegun()
  const invoiceId = id === null ? params.get('invoice') : null
  const asked = useSchedule(id)
  const repeated = useRepeatedContent(invoiceId)
  const { data: invoice, error: unread } = useInvoice(invoiceId)
  const isAsking = invoiceId !== null && !invoice && !unread
  const { error, mutate } = id === null ? repeated : asked
  const content =
    id === null
      ? invoiceId === null
        ? (begun?.content ?? {})
        : repeated.data
      : asked.data?.content
  return (
    <>
      <ScheduleFormHeader isNew={id === null} />
      {!content && error && (
        <LoadFailed
          headingLevel="h2"
          title={messages.scheduleLoadFailed}
          missingTitle={missing}
          message={messageOf(error, checkConnection)}
          isMissing={isMissing(error)}
          onRetry={() => void mutate()}
          back={{ to: paths.schedules, text: back }}
        />
      )}
      {(isAsking || !content) && !error && <ScheduleFormSkeleton />}
      {content && !isAsking && (
        <FormStage belowRail={<RuleSkeleton />}>
          <ScheduleForm
            schedule={asked.data ?? null}
            values={valuesOf(content)}
            issued={invoice?.issueDate || null}
            origin={invoiceId ?? begun?.origin ?? ''}
          />
        </FormStage>
      )}
    </>
  )
}
