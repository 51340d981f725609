import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Details } from './details.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Plans } from './plans.tsx'
import { Reviews } from './reviews.tsx'
import { useSectionFocus } from './use-section-focus.ts'

export function LandingScreen() {
  usePageTitle('Professional invoicing')
  useSectionFocus()
  return (
    <>
      <Hero />
      <Details />
      <Features />
      <Reviews />
      <Plans />
    </>
  )
}
