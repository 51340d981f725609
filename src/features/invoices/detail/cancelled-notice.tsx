import { Text } from '@chakra-ui/react'
import { formatInstant } from '#domain/dates.ts'
import { type Invoice, kindWord } from '#domain/invoice.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Stands above a deleted invoice. */
export function CancelledNotice({ invoice }: { invoice: Invoice }) {
  if (invoice.cancelledAt === null) return null
  return (
    <Panel mb="5" py="3.5">
      <Text fontWeight="600">
        You deleted this {kindWord(invoice)} on {formatInstant(invoice.cancelledAt)}.
      </Text>
      <Text textStyle="meta" color="fg.muted">
        It counts in no sum, and its number stays taken.
        {invoice.reach?.sharedAt &&
          ' If its link still works, it says that you withdrew it; restoring brings it back.'}
      </Text>
    </Panel>
  )
}
