import { lazy, Suspense, useCallback, useState } from 'react'
import { Foot } from './foot.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(() => import('./palette.tsx').then((it) => ({ default: it.Palette })))

/**
 * The parts that every signed-in screen has besides its frame: the foot, the shortcuts, and the
 * palette over it all.
 */
export function ShellTools() {
  const [open, setOpen] = useState(false)
  const openPalette = useCallback(() => setOpen(true), [])
  useShortcuts(openPalette)
  return (
    <>
      <Foot onCommands={openPalette} />
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
