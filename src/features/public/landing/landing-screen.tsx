import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Details } from './details.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Plans } from './plans.tsx'
import { Reviews } from './reviews.tsx'
import { Screens } from './screens.tsx'

/** Goes to the section that the address names, also when its link is pressed again. */
function useSectionFocus() {
  const location = useLocation()
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [location])
}

export function LandingScreen() {
  usePageTitle('Professional invoicing')
  useSectionFocus()
  return (
    <>
      <Hero />
      <Details />
      <Features />
      <Screens />
      <Reviews />
      <Plans />
    </>
  )
}
