import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { InvoiceFormSkeleton } from './invoice-form-skeleton.tsx'

interface FormStageProps {
  kind?: DraftKind
  /** The sketch of what stands below the rail. */
  belowRail?: ReactNode
  children: ReactNode
}

/** The form below what it needs first: sketched until that is known. */
export function FormStage({ kind, belowRail, children }: FormStageProps) {
  const words = useWords(editor)
  const { data, error, isLoading, mutate } = useBusiness()
  const { failed, failedHelp } = words.business
  // A second try leaves the form in sight.
  const isUnknown = isLoading && error === undefined
  return (
    <Box position="relative">
      {isUnknown && (
        // Its shadow may reach over its end.
        <LoadingRegion
          label={words.loading}
          position="absolute"
          inset="0"
          overflow="clip"
          css={{ overflowClipMargin: '2rem' }}
        >
          <InvoiceFormSkeleton
            kind={kind}
            undated={belowRail !== undefined}
            belowRail={belowRail}
          />
        </LoadingRegion>
      )}
      {/* Unseen until it is known whether the notice stands above: nothing moves under a finger. */}
      <Box visibility={isUnknown ? 'hidden' : undefined}>
        {data === undefined && error !== undefined && (
          <PanelError
            isSilent
            message={failed}
            helpAtTop={failedHelp}
            onRetry={() => void mutate()}
          />
        )}
        <BusinessNeeded />
        {children}
      </Box>
    </Box>
  )
}
