import { Skeleton, Text } from '@chakra-ui/react'
import { useInvoice } from '../../../../data/invoices/invoices.ts'
import { paths } from '../../../../lib/paths.ts'
import { Link } from '../../../../ui/layout/link.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'

/** What issuing does to the invoice that the draft takes the place of. */
export function RevisesNotice({ originalId }: { originalId: string }) {
  const { data: original, isLoading } = useInvoice(originalId)
  return (
    <Panel mb="5" py="3.5">
      {isLoading ? (
        <Skeleton h="5" maxW="96" />
      ) : (
        <Text>
          Revises{' '}
          <Link to={paths.invoice(originalId)}>
            {original?.formattedInvoiceNumber ?? 'an invoice'}
          </Link>
          : issuing cancels it.
        </Text>
      )}
    </Panel>
  )
}
