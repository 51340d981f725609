import { Button, Stack } from '@chakra-ui/react'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { isQuarter } from '#domain/gst/filing.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useReturnSource } from '#src/data/gst-returns.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { StripSkeleton } from '../filed/strip-skeleton.tsx'
import { RegistrationBar } from './registration-bar.tsx'
import type { ReturnAddress } from './use-return-address.ts'

const shapes = ['first', 'second', 'third']

interface ReturnBodyProps {
  address: ReturnAddress
  children: (source: ReturnSource) => ReactNode
}

/** The sources of the return that the address asks for. */
export const useSourceOf = ({ period, gstin, iff }: ReturnAddress) =>
  useReturnSource(period, { gstin, iff: iff && isQuarter(period) })

/** Whether there is no period to choose: the business never had a GSTIN. */
export const filesNothing = (data: ReturnType<typeof useSourceOf>['data']) =>
  data !== undefined && data.registration === 'none' && data.gstins.length === 0

/** Loads the sources of a return, or tells why there are none; `children` draws it. */
export function ReturnBody({ address, children }: ReturnBodyProps) {
  const { messageOf } = useSpeech()
  const { body: words } = useWords(gstReturns)
  const { data, error, mutate } = useSourceOf(address)
  if (error && !data) {
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          message={messageOf(error, words.failedWhy)}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  if (!data) {
    return (
      <LoadingRegion label={words.loading}>
        <Stack gap="5">
          <StripSkeleton />
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
      <Stack gap="5">
        {data.gstins.length > 0 && <RegistrationBar gstins={data.gstins} address={address} />}
        <Panel>
          <EmptyState
            icon={Landmark}
            title={words.notYours}
            description={words.why[data.registration]}
            action={
              <Button asChild variant="outline">
                <Link to={paths.settingTax}>{words.settings}</Link>
              </Button>
            }
          />
        </Panel>
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      {/* Who never had another one chooses nothing. */}
      {(data.gstins.length > 1 || address.gstin !== null) && (
        <RegistrationBar gstins={data.gstins} address={address} />
      )}
      {children(data.source)}
    </Stack>
  )
}
