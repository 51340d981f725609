import { Features } from './features.tsx'
import { Plans } from './plans.tsx'
import { Proofs } from './proofs/proofs.tsx'
import { Reviews } from './reviews.tsx'
import { useSectionFocus } from './use-section-focus.ts'
import { Yours } from './yours.tsx'

/** The landing page below its first screen. */
export function Below() {
  useSectionFocus()
  return (
    <>
      <Proofs />
      <Yours />
      <Features />
      <Plans />
      <Reviews />
    </>
  )
}
