import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { speakHere } from '#src/language/spoken.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { draftId, draftRow } from '#tests/factories/rows/draft-row.ts'
import { estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { detailRow, invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseAction, region } from '#tests/setup/screens/invoice-detail.ts'
import { button } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const challan = (changes: object = {}) =>
  estimateRow(1, { kind: 'job_work_challan', number: 'JW/26-27/0001', state: 'issued', ...changes })
const proforma = (changes: object = {}) =>
  estimateRow(1, { kind: 'proforma_invoice', number: 'PF/26-27/0001', ...changes })

const documents = {
  challan: { kind: 'job_work_challan', number: 'JW/26-27/0001' },
  proforma: { kind: 'proforma_invoice', number: 'PF/26-27/0001', client_id: clientRow(1).id },
} as const

describe('the list of challans', () => {
  test('asks for its own alone, shows each with its state and day, and leads to a new one', async () => {
    const { bodies } = dataApi({ estimates: [challan()] })
    await openSignedIn('/challans')
    const card = await screen.findByRole('article')
    expect(card).toHaveAccessibleName('JW/26-27/0001')
    expect(card).toHaveTextContent(/NOT SENT.*Issued 2026-11-20/)
    expect(bodies('POST /rpc/list_estimates').at(-1)).toMatchObject({ list: 'challans' })
    const filters = within(screen.getByRole('group', { name: 'Filter by status' }))
    expect(filters.queryByRole('button', { name: 'ACCEPTED' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create Delivery Challan' })).toHaveAttribute(
      'href',
      '/challan/create',
    )
  })

  test('says in Hindi what to do where there is none', async () => {
    await speakHere('hi')
    dataApi()
    await openSignedIn('/challans')
    expect(await screen.findByText('अभी कोई डिलीवरी चालान नहीं')).toBeVisible()
  })
})

beforeRelease('a new challan is asked why goods go, and for no due day, tax or parts', async () => {
  const made = detailRow({ ...documents.challan, id: invoiceId(99) })
  const { bodies } = dataApi({
    business: businessRow({ gst_registration: 'regular' }),
    detail: made,
    estimates: [estimateRow(99, { kind: 'job_work_challan' })],
    answers: { 'POST /rpc/issue_draft': () => Response.json(made) },
  })
  const { user, router } = await openSignedIn('/challan/create')
  await screen.findByRole('heading', { level: 1, name: 'Create Delivery Challan' })
  expect(screen.queryByLabelText('Due date')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('GST rate')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Split payment' })).not.toBeInTheDocument()
  put(screen.getByLabelText('Client name'), 'Kaveri Interiors')
  put(screen.getByLabelText('Client email'), 'billing@kaveri.example')
  put(screen.getByLabelText('Description'), 'Teak planks')
  put(screen.getByLabelText('Amount'), '100')
  await user.click(button('Create Delivery Challan'))
  await waitFor(() =>
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Reason is required.'),
  )
  await user.selectOptions(screen.getByLabelText('Reason'), 'Job work')
  await user.dblClick(button('Create Delivery Challan'))
  expect(await screen.findByText('Delivery challan created.')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/challan/${invoiceId(99)}`)
  expect(bodies('POST /rpc/issue_draft')).toMatchObject([{ document: { reason: 'job_work' } }])
})

describe('a challan', () => {
  const open = (row = challan(), options: Parameters<typeof dataApi>[0] = {}) => {
    const api = dataApi({ detail: detailRow(documents.challan), estimates: [row], ...options })
    return openSignedIn(`/challan/${invoiceId(1)}`).then((opened) => ({ ...api, ...opened }))
  }

  test('says why goods went, owes nothing, and becomes a draft of an invoice', async () => {
    const { user, router } = await open(challan(), { drafts: [draftRow({ id: draftId(1) })] })
    const sheet = await screen.findByRole('article', { name: 'Delivery challan JW/26-27/0001' })
    expect(sheet).toHaveTextContent(/DELIVERY CHALLAN/i)
    expect(sheet).toHaveTextContent(/Reason.*Job work/)
    expect(sheet).not.toHaveTextContent(/Due Date|Balance due|Payment status/)
    expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument()
    await user.dblClick(await screen.findByRole('button', { name: 'Convert to invoice' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/draft/${draftId(1)}`))
  })

  beforeRelease('says why it becomes none, is deleted and brought back', async () => {
    const { user } = await open(challan(), {
      answers: {
        'POST /rpc/convert_estimate': refused(409, 'document_converted', '', {
          number: 'INV/26-27/0009',
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Convert to invoice' }))
    expect(
      await screen.findByText('This document was already converted to INV/26-27/0009.'),
    ).toBeVisible()
    await chooseAction(user, 'Delete delivery challan')
    expect(await screen.findByText('Delivery challan deleted successfully.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Delivery challan restored.')).toBeVisible()
  })
})

describe('a proforma invoice', () => {
  const open = (options: Parameters<typeof dataApi>[0] = {}) => {
    const api = dataApi({
      business: businessRow({ gst_registration: 'regular' }),
      detail: detailRow(documents.proforma),
      estimates: [proforma()],
      ...options,
    })
    return openSignedIn(`/proforma/${invoiceId(1)}`).then((opened) => ({ ...api, ...opened }))
  }

  beforeRelease('says that what comes in is an advance, and asks what it is for', async () => {
    const { user, bodies } = await open()
    const advance = await screen.findByText(/Payments are kept as an advance from/)
    expect(within(advance).getByRole('link')).toHaveAttribute('href', `/client/${clientRow(1).id}`)
    await user.click(await screen.findByRole('button', { name: 'Record payment' }))
    expect(screen.queryByLabelText('TDS')).not.toBeInTheDocument()
    await user.selectOptions(await screen.findByLabelText('The advance is for'), 'Services')
    await user.dblClick(region('Payments').getByRole('button', { name: 'Record payment' }))
    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect(bodies('POST /rpc/record_payment')).toMatchObject([{ advance_for: 'services' }])
  })
})
