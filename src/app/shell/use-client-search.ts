import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInvoiceSearch } from '../../data/invoices/invoices.ts'
import { paths } from '../../lib/paths.ts'

const DEBOUNCE_MS = 250

/** The value as it was once it has rested for so many milliseconds. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}

/** What is typed, what it finds, and where the arrows, Enter and Escape lead. */
export function useClientSearch() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const listed = (pathname === paths.invoices && new URLSearchParams(search).get('client')) || ''

  const [typed, setTyped] = useState(listed)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // A new address brings its own text: a cleared filter clears the box.
  const [seen, setSeen] = useState(listed)
  if (seen !== listed) {
    setSeen(listed)
    setTyped(listed)
  }

  const text = typed.trim()
  const query = useDebounced(open ? text : '', DEBOUNCE_MS)
  const { data, error, isLoading } = useInvoiceSearch(open ? query : '')
  const found = open && query !== '' ? data : undefined
  const failed = open && query !== '' && data === undefined && error !== undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const go = (address: string) => {
    close()
    navigate(address)
  }

  const showList = () =>
    go(text ? `${paths.invoices}?client=${encodeURIComponent(text)}` : paths.invoices)

  const onKeyDown = (event: KeyboardEvent) => {
    const count = found?.length ?? 0
    if (event.key === 'Escape') close()
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Past either end stands the text itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }

  const submit = () => {
    const chosen = found?.[active]
    if (chosen) go(paths.invoice(chosen.id))
    else showList()
  }

  const type = (value: string) => {
    setTyped(value)
    setOpen(true)
    setActive(-1)
  }

  return {
    typed,
    type,
    text,
    found,
    failed,
    isLoading,
    active,
    close,
    submit,
    showList,
    onKeyDown,
    go,
  }
}
