import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Hero } from './hero.tsx'
import { LatePart } from './late-part.tsx'
import { below } from './late-parts.ts'
import { useSectionFocus } from './use-section-focus.ts'

export function LandingScreen() {
  usePageTitle(useWords(landing).tab)
  useSectionFocus()
  return (
    <>
      <Hero />
      <Suspense fallback={<Box minH="100vh" />}>
        <LatePart of={below} props={{}} />
      </Suspense>
    </>
  )
}
