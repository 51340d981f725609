import { SimpleGrid } from '@chakra-ui/react'
import { scheduleForm } from '#languages/en/screens/schedule-form.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useWords } from '#src/language/words.ts'
import { FieldSkeleton } from '#src/ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { InvoiceFormSkeleton } from '../editor/invoice-form-skeleton.tsx'

const fields = ['repeats', 'first', 'day', 'ends', 'due', 'makes']

export function ScheduleFormHeader({ isNew }: { isNew: boolean }) {
  const words = useWords(scheduleForm)
  return (
    <PageHeader
      title={isNew ? words.new : words.edit}
      subtitle={isNew ? words.newLead : words.editLead}
    />
  )
}

/** The rule on its way. */
export function RuleSkeleton() {
  const { title } = useWords(scheduleForm)
  return (
    <Panel title={title}>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3, xl: 1 }} columnGap="4" rowGap="5">
        {fields.map((field) => (
          <FieldSkeleton key={field} />
        ))}
      </SimpleGrid>
    </Panel>
  )
}

/** The form on its way: the sheet, and beside it the rule. */
export function ScheduleFormSkeleton() {
  const { loadingForm } = useWords(schedules)
  return (
    <LoadingRegion label={loadingForm}>
      <InvoiceFormSkeleton undated belowRail={<RuleSkeleton />} />
    </LoadingRegion>
  )
}
