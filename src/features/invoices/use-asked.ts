import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { InvoiceAsk } from '#src/lib/paths/invoice-asks.ts'

/** Does what the address asks for, once: Back does not ask again. */
export function useAsked(ask: InvoiceAsk, act: () => void) {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const last = useRef(act)
  useEffect(() => {
    last.current = act
  })
  useEffect(() => {
    if (hash !== `#${ask}`) return
    navigate(pathname + search, { replace: true, state })
    last.current()
  }, [ask, hash, navigate, pathname, search, state])
}
