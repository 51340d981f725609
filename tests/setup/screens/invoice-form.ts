import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { toSnake } from '#data/snake-names.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { newInvoice } from '../../factories/new-invoice.ts'
import { openSignedIn, put } from './signed-in.tsx'

export const field = (label: string) => screen.getByLabelText(label)
export const button = (name: string) => screen.getByRole('button', { name })
export const row = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }))
export const total = () => screen.getByText('Total').parentElement

export function putRow(number: number, description: string, quantity: string, amount: string) {
  put(row(number).getByLabelText('Description'), description)
  put(row(number).getByLabelText('Quantity'), quantity)
  put(row(number).getByLabelText('Amount'), amount)
}

export function putInvoice() {
  put(field('Client name'), ' Kaveri Interiors ')
  put(field('Client email'), 'Billing@Kaveri.example')
  put(field('Due date'), '2990-01-01')
  putRow(1, 'Brand identity', '2', '1500.5')
}

export const sentRow = {
  description: 'Brand identity',
  hsn_sac: null,
  quantity: '2',
  unit: null,
  rate: null,
  discount_percent: null,
  discount_minor: null,
  amount_minor: 150_050,
  gst_rate: null,
  taxability: 'taxable',
  cess_minor: 0,
}

export const sent = { ...toSnake(newInvoice()), items: [sentRow] }

/** An empty form, or the one of an address; it is unseen until it is known whether there is a business. */
export async function openForm(path: string = paths.invoiceCreate) {
  const opened = await openSignedIn(path)
  await screen.findByRole('button', { name: 'Create Invoice' })
  return opened
}

type Opened = Awaited<ReturnType<typeof openForm>>

/** The present address of the form: that of its draft, once something was typed. */
export const addressOf = ({ router }: Pick<Opened, 'router'>) => router.state.location.pathname

/** Opens the form anew where it was, as a reload does. */
export function reload(opened: Pick<Opened, 'router' | 'unmount'>) {
  const address = addressOf(opened)
  opened.unmount()
  return openForm(address)
}

export const draftAddress = expect.stringMatching(/^\/invoice\/draft\/[0-9a-f-]{36}$/)

/** An invoice that is never answered: a test of what is sent draws no document after it. */
export const unanswered = { 'POST /rpc/issue_draft': () => new Promise<Response>(() => {}) }

/** Waits for the button: a refusal is told a moment before its request is over. */
export const submit = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Create Invoice' }))
