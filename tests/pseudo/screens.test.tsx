import { screen, waitFor } from '@testing-library/react'
import en from 'dayjs/locale/en.js'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { lawFields } from '#domain/law/fields.ts'
import { product } from '#domain/product.ts'
import { ledgerKeys, usualName, voucherTypeKeys } from '#domain/tally/ledgers.ts'
import { languageOf, languages } from '#languages/languages.ts'
import { login } from '#src/data/account/session.ts'
import { speakHere } from '#src/language/spoken.ts'
import { attentionRow, claimRow, dueRow, owedRow } from '#tests/factories/rows/attention-rows.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { draftId, draftRow } from '#tests/factories/rows/draft-row.ts'
import { estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import {
  exportPaymentRow,
  exportRow,
  exportYearRow,
  remittanceRow,
} from '#tests/factories/rows/export-rows.ts'
import { gstReturnRow, returnDocument } from '#tests/factories/rows/gst-return-rows.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { consulting, itemRow } from '#tests/factories/rows/item-row.ts'
import { eventRow, claimRow as paidClaim, paymentRow } from '#tests/factories/rows/payment-rows.ts'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import { scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { authServer } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { exportsApi } from '#tests/msw/exports-api.ts'
import { mailApi } from '#tests/msw/mail-api.ts'
import { server } from '#tests/msw/server.ts'
import { tallyApi, tallyDocumentRow, tallyMoveRow } from '#tests/msw/tally-api.ts'
import { thorough } from '#tests/setup/property.ts'
import { openApp } from '#tests/setup/screens/app.tsx'
import { marked } from './mark.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

// As if the browser knew the language.
const { of } = Intl.DisplayNames.prototype
beforeEach(() => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function named(
    this: Intl.DisplayNames,
    code,
  ) {
    return marked(of.call(this, code) ?? code)
  })
})

const invoice = `/invoice/${invoiceId(1)}`
const client = `/client/${clientRow(1).id}`

/** The button of a document’s menu, which its number names. */
const menu = 'INV/26-27/0001'

/** Addresses, and the buttons that bring each to say most: in the gate those that are unlike each other. */
const signedIn: [address: string, ...pressed: string[]][] = [
  ['/dashboard'],
  ['/businesses'],
  [invoice, 'Record payment'],
  [invoice, 'Email'],
  ['/invoice/create', 'Address and more', 'Split payment', 'Edit tax', 'Create Invoice'],
  ['/items', 'New Item'],
  ['/reports'],
  ['/reports/bank'],
  ['/setting/business?step=business', 'More about your business'],
  ['/setting/tax', 'Edit Tax'],
  ['/setting/security', 'Change password'],
  ['/setting/members', 'Invite'],
  ['/setting/data', 'Delete account'],
]

/** Screens and dialogs of the same kinds, and those of few words. */
const alike: typeof signedIn = [
  ['/invoices?view=table', 'Filters'],
  ['/reports/gstr1?period=102026&filing=monthly', 'Mark as filed'],
  ['/schedules/create'],
  [client, 'Record payment'],
  ['/reports/exports', 'Mark as filed: October 2026'],
  ['/reports/registers', 'Download'],
  ['/reports/tally?from=2026-10-01&to=2026-10-31', 'Edit names in Tally', 'Clients'],
  ['/reports/import', 'Old invoices'],
  ['/reports/tds'],
  ['/estimate/create', 'More columns', 'Create Estimate'],
  ['/client/create', 'Save Client'],
  ['/setting/connections', 'Create API key'],
  [invoice, menu, 'Credit note'],
  ['/invoices'],
  ['/invoices?status=DRAFT'],
  [invoice, menu, 'Debit note'],
  [invoice, menu, 'Write off balance'],
  [invoice, menu, 'Delete invoice'],
  [invoice, 'Add a comment'],
  [`/invoice/draft/${draftId(1)}`, 'Keyboard shortcuts'],
  ['/estimates'],
  ['/estimates?view=table'],
  ['/schedules'],
  ['/clients'],
  [client, 'Merge'],
  [`${client}/edit`],
  ['/reports/gstr3b?period=102026'],
  ['/reports/ageing'],
  ['/reports/law?day=2026-11-28'],
  ['/reports/exports', 'Edit terms of INV/26-27/0001'],
  ['/setting/profile', 'Edit Profile'],
  ['/setting/business', 'Edit Profile'],
  ['/setting/numbers', 'Edit Invoice Numbers'],
  ['/setting/payments', 'Add Payment Details'],
  ['/setting/notifications'],
  ['/setting/billing'],
]

const forVisitors: typeof signedIn = [
  ['/'],
  ['/login', 'Sign In'],
  ['/register', 'Sign Up'],
  ['/forgot-password', 'Send OTP'],
  ['/reset-password/abc', 'Reset Password'],
  ['/pricing'],
  ['/join/abc'],
]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Sources of the law, its forms and their columns stand as they are; the longer ones first, which hold others. */
const quoted = Object.values(lawFields)
  .flatMap((entries) => entries.flatMap(({ source, value }) => [source, ...textsIn(value)]))
  // What has small letters alone is a code, which a sentence says in its own way.
  .filter((text) => text !== '' && !/^[a-z]+$/.test(text))
  .sort((one, other) => other.length - one.length)

const names = [
  ...['Asha Rao', 'Neel Studio', 'Lake Road', 'Erandwane', 'Pune', 'Brand identities'],
  ...[
    'Kaveri Interiors',
    'Malabar Spices Pvt Ltd',
    'Design',
    'Consulting',
    'Retainer',
    'hours',
    product.name,
    languages.en.name,
  ],
  ...quoted,
  // As Tally has them.
  ...[...ledgerKeys, ...voucherTypeKeys].map(usualName),
  'Acme Corp',
  // Codes of the offline tool.
  ...['OE', 'NA'],
  // The browser itself names months.
  ...(en.months ?? []),
]

const rows = () =>
  dataApi({
    profile: profileRow({ language: 'qps' }),
    business: businessRow({ gst_registration: 'regular' }),
    invoices: [summaryRow(16), summaryRow(17)],
    detail: detailRow(),
    clients: [clientRow(1, { name: 'Kaveri Interiors' })],
    payments: [paymentRow(1), paidClaim(2)],
    events: ['created', 'shared', 'payment_claimed', 'receipt_failed'].map((kind, at) =>
      eventRow(at + 1, kind),
    ),
    link: null,
    drafts: [draftRow({ content: { clientName: 'Kaveri Interiors' } })],
    estimates: [estimateRow(1)],
    schedules: [scheduleRow(1)],
    items: [itemRow(1, consulting)],
    gstReturn: gstReturnRow({
      documents: [returnDocument(1), returnDocument(2, { client_gstin: null })],
    }),
    answers: {
      'POST /rpc/dashboard_attention': () =>
        Response.json(
          attentionRow({
            owed: owedRow(10_000, [10, 20, 30]),
            claims: { count: 1, rows: [claimRow(1)] },
            overdue: { count: 1, rows: [dueRow(1)] },
            due_soon: { count: 1, rows: [dueRow(1)] },
          }),
        ),
    },
  })

async function expectAllMarked(address: string, ...pressed: string[]) {
  const { user } = await openApp(address)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  for (const name of pressed) {
    const item = screen.queryByRole('menuitem', { name: marked(name) })
    const sought = name === menu ? new RegExp(menu) : marked(name)
    await user.click(item ?? (await screen.findByRole('button', { name: sought })))
  }
  for (const folded of document.querySelectorAll(
    'main [aria-expanded="false"]:not([aria-haspopup]), main details:not([open]) > summary',
  )) {
    await user.click(folded)
  }
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(document.documentElement).toHaveAttribute('lang', 'qps-IN')
  expect(unmarkedTexts(document.body, names)).toEqual([])
}

const titled = (screens: typeof signedIn) => screens.map((one) => [one.join(', '), one] as const)
const title = '%s says nothing that no catalogue has'

test.each(titled([...signedIn, ...thorough([], alike)]))(title, async (_, screen) => {
  await speakHere(languageOf('qps'))
  authServer()
  rows()
  tallyApi({
    documents: [tallyDocumentRow(1), tallyDocumentRow(2, { cancelled: true })],
    moves: [tallyMoveRow()],
  })
  exportsApi(() =>
    exportYearRow([
      exportRow(1, { payments: [exportPaymentRow(40_000, { remittance: remittanceRow })] }),
    ]),
  )
  mailApi()
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
  await expectAllMarked(...screen)
})

test.each(titled(forVisitors))(title, async (_, screen) => {
  await speakHere(languageOf('qps'))
  authServer()
  server.use(http.post('*/rest/v1/rpc/invitation', refused(404, 'invitation_gone')))
  await expectAllMarked(...screen)
})
