import { type KeyboardEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Client } from '#domain/client.ts'
import type { Estimate } from '#domain/estimate.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { useClientSearch as useFoundClients } from '../../data/clients.ts'
import { useEstimates } from '../../data/estimates.ts'
import { useInvoiceSearch } from '../../data/invoices/invoices.ts'
import { paths } from '../../lib/paths.ts'
import { useRested } from '../../ui/form/use-rested.ts'

/** How many clients are offered above the invoices. */
const MOST_CLIENTS = 4

/** How many estimates are offered below them. */
const MOST_ESTIMATES = 3

/** What the search offers: clients first. */
export type Found = { clients: Client[]; invoices: InvoiceSummary[]; estimates: Estimate[] }

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
  const query = useRested(open ? text : '')
  const asked = open && query !== ''
  const clients = useFoundClients(asked ? query : null)
  const invoices = useInvoiceSearch(asked ? query : '')
  const estimates = useEstimates(asked ? { search: query } : null, MOST_ESTIMATES)
  // All at once: what is offered does not move under a finger.
  const found: Found | undefined =
    asked && clients.data && invoices.data && estimates.data?.filter?.search === query
      ? {
          clients: clients.data.slice(0, MOST_CLIENTS),
          invoices: invoices.data,
          estimates: estimates.data.estimates,
        }
      : undefined
  const failed =
    asked && !found && (clients.error ?? invoices.error ?? estimates.error) !== undefined
  const addresses = found
    ? [
        ...found.clients.map(({ id }) => paths.client(id)),
        ...found.invoices.map(({ id }) => paths.invoice(id)),
        ...found.estimates.map(({ id }) => paths.estimate(id)),
      ]
    : []

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
    const count = addresses.length
    if (event.key === 'Escape') close()
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Past either end stands the text itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }

  const submit = () => {
    const chosen = addresses[active]
    if (chosen) go(chosen)
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
    addresses,
    active,
    close,
    submit,
    showList,
    onKeyDown,
    go,
  }
}
