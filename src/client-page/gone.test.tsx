import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { paidRow } from '../../tests/factories/rows/shared-invoice-row.ts'
import { inTurn } from '../../tests/msw/auth.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'
import type { WithdrawnRow } from './client-invoice.ts'
import { wordsIn } from './words.ts'

// The page speaks one language for as long as it stands; the next tests have theirs.
afterEach(async () => {
  vi.restoreAllMocks()
  await wordsIn('en')
})

const inHindi = (text: string) => text.normalize('NFC')
const heading = () => screen.getByRole('heading', { level: 1 })
const browserAsksFor = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

const withdrawn: Omit<WithdrawnRow, 'language'> = {
  ...{ withdrawn: true, kind: 'invoice', number: 'INV/26-27/0042', seller_name: 'Neel Studio' },
  replacement: { number: 'INV/26-27/0043', token: 'a-new/token' },
}

test('a withdrawn invoice in Hindi says so in Hindi, and where the next one is', async () => {
  await openClientPage({ ...withdrawn, language: 'hi' })
  expect(heading()).toHaveTextContent(inHindi('इनवॉइस INV/26-27/0042 वापस ले लिया गया है'))
  expect(document.documentElement.lang).toBe('hi-IN')
  expect(screen.getByText(/कृपया इसका भुगतान न करें/)).toHaveAttribute('lang', 'hi-IN')
  expect(screen.getByRole('main')).not.toHaveTextContent(/withdrawn|replaced/)
  const next = screen.getByRole('link', { name: 'INV/26-27/0043' })
  expect(next).toHaveAttribute('href', '/i/a-new%2Ftoken')
  expect(next.parentElement).toHaveTextContent(inHindi('इसकी जगह अब INV/26-27/0043 है।'))
})

test('an estimate in Hindi does not say that it could be paid', async () => {
  await openClientPage({ ...withdrawn, kind: 'estimate', language: 'hi' })
  expect(heading()).toHaveTextContent(/^एस्टीमेट /)
  expect(screen.getByRole('main')).not.toHaveTextContent('भुगतान')
})

beforeRelease('a document in two languages rests in both', async () => {
  await openClientPage({ resting: true, seller_name: 'Neel Studio', language: 'en-hi' })
  expect(heading()).toHaveTextContent(inHindi('यह लिंक अभी बंद है · This link is paused'))
  expect(screen.getByText(/^Neel Studio has paused this link/)).toHaveAttribute('lang', 'en-IN')
  expect(screen.getByText(/^Neel Studio अभी यहाँ/)).toHaveAttribute('lang', 'hi-IN')
})

test('a link that leads nowhere says so in Hindi to a browser that asks for Hindi first', async () => {
  browserAsksFor('hi-IN')
  await openClientPage(null)
  expect(heading()).toHaveTextContent(inHindi('इनवॉइस नहीं मिला'))
  expect(screen.getByText(/कृपया उनसे नया लिंक माँगें/)).toBeVisible()
})

test('a browser may ask for another language that begins alike', async () => {
  browserAsksFor('hil')
  await openClientPage(null)
  expect(heading()).toHaveTextContent('Invoice not found')
})

test('that nobody could say is in the language of the browser, the invoice then in its own', async () => {
  browserAsksFor('hi')
  const { user } = await openClientPage(null, {
    shared_invoice: inTurn(
      () => HttpResponse.error(),
      () => HttpResponse.json(paidRow()),
    ),
  })
  expect(heading()).toHaveTextContent(inHindi('इनवॉइस नहीं खुल सका'))
  await user.click(screen.getByRole('button', { name: inHindi('फिर कोशिश करें') }))
  expect(await screen.findByRole('link', { name: 'Download PDF' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en-IN')
})
