import { Details } from './details.tsx'
import { Features } from './features.tsx'
import { Plans } from './plans.tsx'
import { Reviews } from './reviews.tsx'
import { Screens } from './screens.tsx'
import { useSectionFocus } from './use-section-focus.ts'

/** The landing page below its first screen. */
export function Below() {
  useSectionFocus()
  return (
    <>
      <Details />
      <Features />
      <Screens />
      <Reviews />
      <Plans />
    </>
  )
}
