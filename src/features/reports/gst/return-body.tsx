import { Button, Stack } from '@chakra-ui/react'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '#data/errors.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { useReturnSource } from '../../../data/gst-returns.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../../ui/feedback/row-skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ReturnAddress } from './use-return-address.ts'

const why = {
  none: 'Your business is not registered for GST, so it files no return. Once you are, enter your GSTIN in the settings.',
  composition:
    'A composition dealer files CMP-08 and GSTR-4 instead, and tells no invoices in them. The registers have your sums.',
} as const

const shapes = ['first', 'second', 'third']

interface ReturnBodyProps {
  address: ReturnAddress
  children: (source: ReturnSource) => ReactNode
}

/** What the return is made of, or why there is none; `children` draws it. */
export function ReturnBody({ address, children }: ReturnBodyProps) {
  const { data, error, mutate } = useReturnSource(address.period)
  if (error && !data) {
    return (
      <Panel>
        <ErrorState
          title="Failed to load the return"
          message={messageOf(error, 'Something went wrong while putting your return together.')}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading the return">
        <Stack gap="4">
          {shapes.map((shape) => (
            <Panel key={shape}>
              <RowSkeleton />
            </Panel>
          ))}
        </Stack>
      </LoadingRegion>
    )
  }
  if (data.registration !== 'regular') {
    return (
      <Panel>
        <EmptyState
          icon={Landmark}
          title="No GSTR-1 and GSTR-3B for you"
          description={why[data.registration]}
          action={
            <Button asChild variant="outline">
              <Link to={paths.settingBusiness}>Business settings</Link>
            </Button>
          }
        />
      </Panel>
    )
  }
  return <>{children(data.source)}</>
}
