import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Speaker } from '../language/speaker.tsx'
import './fonts/inter.css'
import { Toaster } from './feedback/toaster.tsx'
import { useColorMode } from './theme/color-mode.ts'
import { system } from './theme/system.ts'

/** Everything a component of `ui` needs around it: language, theme, colour mode, toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  // Keeps the page painted in the chosen theme even where no toggle is on screen.
  useColorMode()
  return (
    <Speaker>
      <ChakraProvider value={system}>
        {children}
        <Toaster />
      </ChakraProvider>
    </Speaker>
  )
}
