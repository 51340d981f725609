import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Hero } from './hero.tsx'
import { useSectionFocus } from './use-section-focus.ts'

let here: ComponentType | undefined

/** Before the page is built. */
export async function loadBelow() {
  here = (await import('./below.tsx')).Below
}

// 'storage': another tab chose a language, and the prebuilt page is in English.
const moves = ['scroll', 'pointerdown', 'keydown', 'storage'] as const
const firstMove = () =>
  new Promise((resolve) => {
    for (const move of moves) window.addEventListener(move, resolve, { once: true })
  })

// The prebuilt page shows this part without its code, which loads at the visitor's first move.
const Below = lazy(async () => {
  if (document.getElementById('features')) await firstMove()
  return { default: (await import('./below.tsx')).Below }
})

export function LandingScreen() {
  usePageTitle(useWords(landing).tab)
  useSectionFocus()
  const Rest = here ?? Below
  return (
    <>
      <Hero />
      <Suspense fallback={<Box minH="100vh" />}>
        <Rest />
      </Suspense>
    </>
  )
}
