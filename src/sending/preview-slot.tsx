import { Skeleton } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Letter } from '#domain/mail/letter.ts'
import { useRested } from '../ui/form/fields/use-rested.ts'
import type { CheckedMail, MailDraft } from './use-mail-form.ts'

// Only someone who writes a mail needs the code that draws it.
const MailPreview = lazy(() => import('./mail-preview.tsx'))

interface PreviewSlotProps {
  letter: (message: string) => Letter
  control: Control<MailDraft, unknown, CheckedMail>
}

/** The mail as it arrives, once nothing more is typed for a moment. */
export function PreviewSlot({ letter, control }: PreviewSlotProps) {
  const [subject, message] = useWatch({ control, name: ['subject', 'message'] })
  return (
    <Suspense fallback={<Skeleton h="full" minH="min(46rem, 100dvh - 12rem)" />}>
      <MailPreview letter={letter(useRested(message))} subject={useRested(subject)} />
    </Suspense>
  )
}
