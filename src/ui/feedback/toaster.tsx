import { Box } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { filling, onFilled } from './toaster-slot.ts'

/** The live region stands from the start, or the first toast would go unheard; `toast.tsx` brings what fills it. */
export function Toaster() {
  const { notifications } = useWords(site)
  const Toasts = useSyncExternalStore(onFilled, filling, () => undefined)

  return (
    <Box
      as="section"
      aria-label={notifications}
      aria-live="polite"
      aria-relevant="additions text"
      position="fixed"
      zIndex="toast"
      insetEnd="4"
      // On phones it stands above the bottom bar.
      bottom={{ base: 'calc(80px + env(safe-area-inset-bottom))', md: '4' }}
      w="min(356px, calc(100vw - 32px))"
      pointerEvents="none"
    >
      {Toasts && <Toasts />}
    </Box>
  )
}
