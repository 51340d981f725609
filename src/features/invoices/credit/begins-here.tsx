import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { typesAtOnce } from '#src/lib/types-at-once.ts'

/** Puts the cursor into its first field when it comes, unless somebody is in another field of the dialog. */
export function BeginsHere({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!typesAtOnce()) return
    const { activeElement } = document
    // The dialog itself has the focus until somebody moves it; a choice that was pressed brought this part.
    const isFree =
      activeElement === part.current?.closest('dialog') || activeElement?.matches('[aria-pressed]')
    if (isFree) part.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [])
  return <Box ref={part}>{children}</Box>
}
