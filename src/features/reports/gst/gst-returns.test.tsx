import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { todayInIndia } from '#src/lib/today.ts'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { gstReturnRow, ratedRow, returnDocument } from '#tests/factories/rows/gst-return-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { october, open } from '#tests/setup/opened/gst-returns.tsx'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const files = savedFiles()

const asked = (bodies: ReturnType<typeof open>['bodies']) => bodies('POST /rpc/gst_return')

test('each section shows what it comes to, its documents and rows when it is opened, and the rest by name', async () => {
  const { user, bodies } = open(october)
  const b2b = within(await screen.findByRole('region', { name: /^B2B 1/ }))
  expect(asked(bodies)).toEqual([{ first_day: '2026-10-01', last_day: '2026-10-31' }])
  // With one GSTIN nobody is asked under which one.
  expect(screen.queryByLabelText('GSTIN')).not.toBeInTheDocument()
  expect(b2b.getByText('₹1,000.00')).toBeVisible()
  expect(b2b.getByText('₹180.00')).toBeVisible()
  await user.click(b2b.getByRole('button', { name: 'Show B2B' }))
  const row = b2b.getByRole('row', { name: /INV\/26-27\/0001/ })
  expect(row).toHaveTextContent(/5 Oct 2026Kaveri InteriorsKarnataka₹1,000.00₹180.00₹1,180.00/)
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/invoice/7d9c2b1a-5e3f-4a60-8b7c-000000000001',
  )

  const docs = within(screen.getByRole('region', { name: /^Documents issued/ }))
  await user.click(docs.getByRole('button', { name: 'Show Documents issued' }))
  expect(docs.getByRole('row', { name: /Invoices for outward supply/ })).toHaveTextContent(
    'Invoices for outward supplyINV/26-27/0001INV/26-27/000221',
  )
  expect(screen.getByText(/^Nothing in B2C large · B2C others · Exports/)).toBeVisible()
  expect(
    screen.getByText(/^Matches your books to the paisa: ₹1,180.00 including ₹180.00 tax/),
  ).toBeVisible()
})

test('the JSON, a section’s CSV and the workbook are saved under the names of the tool', async () => {
  const { user } = open(october)
  await user.click(await screen.findByRole('button', { name: 'Download JSON' }))
  await user.click(screen.getByRole('button', { name: 'Download the CSV of B2B' }))
  await vi.waitFor(() => expect(files).toHaveLength(2), 5_000)
  await user.click(screen.getByRole('button', { name: 'Workbook' }))
  await vi.waitFor(() => expect(files).toHaveLength(3), 5_000)
  const [year, month, day] = todayInIndia().split('-').map(Number)
  expect(files.map(({ name }) => name)).toEqual([
    `returns_${day}${month}${year}_R1_27AAPFU0939F1ZV_offline.json`,
    'gstr1_102026_b2b.csv',
    'gstr1_102026.xlsx',
  ])
  expect(JSON.parse((await files[0]?.file.text()) ?? '')).toMatchObject({
    ...{ gstin: '27AAPFU0939F1ZV', fp: '102026' },
    b2b: [{ ctin: '29AABCR1718E1ZL', inv: [{ inum: 'INV/26-27/0001', val: 1180 }] }],
  })
})

test('problems of the portal lead to the document, and differences from the books are shown', async () => {
  const wrong = returnDocument(2, {
    client_id: null as string | null,
    client_gstin: null,
    supply: 'sez',
    rows: [ratedRow({ codes: ['', '999999'] })],
  })
  open(october, {
    gstReturn: gstReturnRow({
      documents: [returnDocument(1), wrong],
      books: {
        ...gstReturnRow().books,
        ...{ other_count: 2, others: [{ id: wrong.id, number: 'OLD/0007' }] },
      },
    }),
  })
  const list = within(
    await screen.findByRole('region', { name: '3 things the portal would reject' }),
  )
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'INV/26-27/0002A supply to a SEZ needs the client’s GSTIN.',
    'INV/26-27/0002A row has no HSN/SAC.Edit items',
    'INV/26-27/0002HSN/SAC 999999 is not on the official list.Edit items',
  ])
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', `/invoice/${wrong.id}`)
  expect(screen.getByRole('region', { name: '1 thing to check' })).toHaveTextContent(
    '2 documents in this period were issued before your registration',
  )
  expect(screen.getByRole('link', { name: 'OLD/0007' })).toHaveAttribute(
    'href',
    `/invoice/${wrong.id}`,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The sections add up to ₹2,360.00 with ₹360.00 tax, but your books to ₹1,180.00 with ₹180.00.',
  )
})

beforeRelease(
  'a quarterly filer furnishes B2B alone in the first two months, and the choice is remembered',
  async () => {
    const documents = [
      returnDocument(1),
      returnDocument(2, { issue_date: '2026-12-02' }),
      returnDocument(3, { client_gstin: null }),
    ]
    const { user, router, bodies } = open(october, { gstReturn: gstReturnRow({ documents }) })
    await user.click(await screen.findByRole('button', { name: 'Quarterly' }))
    // A quarter is looked at by its last month.
    expect(router.state.location.search).toBe('?period=122026&filing=quarterly')
    await screen.findByRole('region', { name: /^B2B 2/ })
    expect(asked(bodies).at(-1)).toEqual({ first_day: '2026-10-01', last_day: '2026-12-31' })
    await user.click(screen.getByRole('switch', { name: /filed by IFF/ }))
    expect(await screen.findByRole('region', { name: /^B2B 1/ })).toBeVisible()
    expect(screen.getByRole('region', { name: /^B2C others 1/ })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(
      await screen.findByText(/upload only the invoices and notes of registered clients/),
    ).toBeVisible()
    expect(asked(bodies).at(-1)).toEqual({ first_day: '2026-11-01', last_day: '2026-11-30' })
    expect(screen.queryByRole('region', { name: /^B2C others/ })).not.toBeInTheDocument()

    const again = open('/reports/gstr1')
    await vi.waitFor(() => expect(asked(again.bodies)).toHaveLength(1), 5_000)
    const [request] = asked(again.bodies)
    expect(request).toMatchObject({ first_day: expect.stringMatching(/-(01|04|07|10)-01$/) })
  },
)

test('a period without a document says that a return is due all the same', async () => {
  const nothing = { documents: [], hsn: [], numbers: [] }
  open(october, { gstReturn: gstReturnRow(nothing) })
  expect(await screen.findByText('No supplies in October 2026')).toBeVisible()
  expect(screen.getByText(/file a nil return on the portal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download JSON' })).not.toBeInTheDocument()
})

beforeRelease('a seller who had another GSTIN opens its returns by it', async () => {
  const gstins = ['27AAPFU0939F1ZV', '29AABCR1718E1ZL']
  const { user, bodies, router } = open(october, { gstReturn: gstReturnRow({ gstins }) })
  await user.selectOptions(await screen.findByLabelText('GSTIN'), '29AABCR1718E1ZL')
  expect(router.state.location.search).toContain('gstin=29AABCR1718E1ZL')
  await vi.waitFor(
    () => expect(asked(bodies).at(-1)).toMatchObject({ gstin: '29AABCR1718E1ZL' }),
    5_000,
  )
  await user.selectOptions(await screen.findByLabelText('GSTIN'), 'Current GSTIN')
  expect(router.state.location.search).not.toContain('gstin')
})

beforeRelease('the page of an earlier GSTIN shows its own marks, and marks by it', async () => {
  const earlier = '29AABCR1718E1ZL'
  const gstins = ['27AAPFU0939F1ZV', earlier]
  const { user, bodies } = open(`${october}&gstin=${earlier}`, {
    gstReturn: gstReturnRow({ gstins, gstin: earlier }),
    marks: [filedMarkRow()],
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as filed' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: false }))
  put(dialog.getByLabelText(/^Filed on/), '2026-11-05')
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }))
  expect(await screen.findByText('Filed on 5 Nov 2026')).toBeVisible()
  expect(bodies('POST /rpc/file_period')).toMatchObject([{ gstin: earlier }])
  await user.click(screen.getByRole('button', { name: 'Details' }))
  const history = within(screen.getByRole('list', { name: 'History of filing' }))
  expect(history.getAllByRole('listitem')).toHaveLength(1)
})

beforeRelease('GSTR-3B of a quarter counts what was furnished by IFF, as GSTR-1 does', async () => {
  const counted = gstReturnRow({ documents: [returnDocument(1), returnDocument(2)] })
  const { user, router, bodies } = open('/reports/gstr3b?filing=quarterly&period=122026', {
    answers: {
      'POST /rpc/gst_return': inTurn(
        () => HttpResponse.json(gstReturnRow()),
        () => HttpResponse.json(counted),
      ),
    },
  })
  const outward = async (amount: string) =>
    expect(
      await screen.findByRole('button', {
        name: `Copy Taxable value of (a) Outward taxable supplies: ${amount}`,
      }),
    ).toBeVisible()
  const furnished = await screen.findByRole('switch', { name: /IFF/ })
  expect(furnished).not.toBeChecked()
  await outward('₹1,000.00')
  await user.click(furnished)
  await outward('₹2,000.00')
  expect(screen.getByRole('switch', { name: /IFF/ })).toBeChecked()
  expect(asked(bodies)).toEqual([
    { first_day: '2026-10-01', last_day: '2026-12-31' },
    { first_day: '2026-10-01', last_day: '2026-12-31', furnished: true },
  ])
  expect(router.state.location.search).toContain('iff=yes')
})

beforeRelease(
  'of a seller in the composition scheme the page says why there is no return',
  async () => {
    open(october, { gstReturn: { registration: 'composition', gstins: [] } })
    expect(await screen.findByText(/files CMP-08 and GSTR-4 instead/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download JSON' })).not.toBeInTheDocument()
  },
)

beforeRelease(
  'who never had a GSTIN chooses no period, and is led to the tax settings',
  async () => {
    open(october, { gstReturn: { registration: 'none', gstins: [] } })
    expect(await screen.findByRole('link', { name: 'Open tax settings' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Quarterly' })).not.toBeInTheDocument()
  },
)

beforeRelease('a return that cannot be loaded says so, and is loaded again', async () => {
  const { user } = open(october, {
    answers: {
      'POST /rpc/gst_return': inTurn(breakdown, () => HttpResponse.json(gstReturnRow())),
      'POST /rpc/rejected_notes': breakdown,
    },
  })
  expect(await screen.findByText('Failed to load the return')).toBeVisible()
  // One card tells of it, whatever else failed.
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: /^B2B 1/ })).toBeVisible()
})
