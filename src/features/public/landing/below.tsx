import { Features } from './features.tsx'
import { Plans } from './plans.tsx'
import { Reviews } from './reviews.tsx'
import { useSectionFocus } from './use-section-focus.ts'

/** The landing page below its first screen. */
export function Below() {
  useSectionFocus()
  return (
    <>
      <Features />
      <Reviews />
      <Plans />
    </>
  )
}
