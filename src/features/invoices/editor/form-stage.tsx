import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { BusinessNeeded } from './business-needed.tsx'
import { InvoiceFormSkeleton } from './invoice-form-skeleton.tsx'

interface FormStageProps {
  kind?: DraftKind
  children: ReactNode
}

/** The form below what it needs first: sketched until that is known. */
export function FormStage({ kind, children }: FormStageProps) {
  const words = useWords(editor)
  const { isLoading } = useBusiness()
  return (
    <Box position="relative">
      {isLoading && (
        <LoadingRegion label={words.loading} position="absolute" inset="0">
          <InvoiceFormSkeleton kind={kind} />
        </LoadingRegion>
      )}
      {/* Unseen until it is known whether the notice stands above: nothing moves under a finger. */}
      <Box visibility={isLoading ? 'hidden' : undefined}>
        <BusinessNeeded />
        {children}
      </Box>
    </Box>
  )
}
