import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/tax'
const patch = 'PATCH /businesses'
const field = (label: string | RegExp) => screen.getByLabelText(label)
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const panel = () => screen.getByRole('region', { name: 'Tax' })
const terms = () =>
  within(panel())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

const registered = {
  gst_registration: 'regular',
  tax_id: '27AAPFU0939F1ZV',
  lut_number: 'AD270426000012X',
  lut_year: '25-26',
  default_gst_rate: 1800,
  default_hsn_sac: '998391',
}

async function open(row: object = {}, options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ business: businessRow(row), ...options })
  const opened = await openSignedIn(path)
  const edit = await screen.findByRole('button', { name: 'Edit Tax' })
  return { ...api, ...opened, edit: () => opened.user.click(edit) }
}

async function save(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Save Tax Settings' }))
}

beforeRelease(
  'an exporter’s IEC, AD code and bank are saved and shown, registered or not',
  async () => {
    const { edit, user, bodies } = await open()
    await edit()
    put(field('IEC'), 'abcpn1234f')
    put(field('AD code of your bank'), '639 0001')
    put(field('Bank for exports'), 'HDFC Bank, Bandra')
    await save(user)
    await screen.findByText('Tax settings saved.')
    expect(bodies(patch)).toMatchObject([
      { iec: 'ABCPN1234F', ad_code: '6390001', export_bank: 'HDFC Bank, Bandra' },
    ])
    expect(terms()).toContainEqual(['AD code of your bank', '6390001'])
  },
)

test('Udyam number, size and kind are entered together, and shown with who is told', async () => {
  const { edit, user, bodies } = await open(registered)
  await edit()
  await user.click(screen.getByRole('button', { name: 'Udyam and late payment' }))
  put(field(/^Udyam number/), 'udyam-mh-19-123456')
  await save(user)
  expect(await screen.findByText('Udyam number must look like UDYAM-MH-19-0123456.')).toBeVisible()
  put(field(/^Udyam number/), 'udyam-mh-19-0123456')
  choose(/^Size/, 'micro')
  choose(/^What you do/, 'service')
  await user.click(screen.getByRole('switch', { name: 'Mention interest in reminders' }))
  await save(user)
  expect(await screen.findByText('Tax settings saved.')).toBeVisible()
  expect(bodies(patch).at(-1)).toMatchObject({
    ...{ udyam: 'UDYAM-MH-19-0123456', enterprise_size: 'micro', enterprise_kind: 'service' },
    ...{ interest_in_reminders: true, last_day_to_clients: false },
  })
  expect(terms()).toContainEqual(['Udyam number', 'UDYAM-MH-19-0123456, Micro, Services'])
  expect(terms()).toContainEqual(['Late payment', 'Mentioned in reminders'])
})
