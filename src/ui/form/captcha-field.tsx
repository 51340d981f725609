import { Box } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CaptchaWidgetProps } from './captcha-widget.tsx'

// Only builds with Turnstile's key have it.
const CaptchaWidget =
  import.meta.env.DEV || import.meta.env.VITE_TURNSTILE_SITE_KEY
    ? lazy(async () => ({ default: (await import('./captcha-widget.tsx')).CaptchaWidget }))
    : null

/** The check that a person is there, above the button that asks; nothing, and nothing loaded, where the host has none. */
export function CaptchaField({ captcha }: { captcha: CaptchaWidgetProps | null }) {
  const [here, setHere] = useState(false)
  // It is not part of pages rendered at build time.
  useEffect(() => setHere(true), [])
  if (!captcha || !CaptchaWidget) return null
  return (
    // As high as the widget, so that nothing moves when it comes.
    <Box minH="65px">
      <Suspense>{here && <CaptchaWidget {...captcha} />}</Suspense>
    </Box>
  )
}
