import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hindi } from '#languages/hi/screens/index.ts'
import { Spoken } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { ReportScreens } from '../report-screens.tsx'

const field = async (name: string) => within(await screen.findByRole('region', { name }))
const rowOf = (shown: Awaited<ReturnType<typeof field>>, text: RegExp) =>
  shown.getAllByRole('listitem').find((row) => text.test(row.textContent ?? ''))

test('each rule of a day has its value, days, source, and whether it is sure', async () => {
  dataApi({})
  const { user } = await openSignedIn(`${reportPaths.law}?day=2026-11-28`)
  await user.click(await screen.findByRole('button', { name: 'Open all' }))
  const late = await field('Late payment (MSMED Act)')
  const bank = rowOf(late, /Bank Rate is 5\.75 %/)
  expect(bank).toHaveTextContent('RBI 2026-27/1264From 7 Oct 2026')
  const unsure = within(late.getByRole('region', { name: 'To verify with your accountant' }))
  expect(rowOf(unsure, /^Traders/)).toHaveTextContent('2 July 2021 · as it is usually read')
  expect(rowOf(unsure, /Bank Rate/)).toBeUndefined()
  const tds = await field('Tax deducted by clients (TDS)')
  expect(rowOf(tds, /1027/)).toHaveTextContent(
    'Professional fee10 % of the full amount once it passes ₹50,000 a financial year · code 1027 · Form 140',
  )
  const rates = await field('GST rates')
  expect(rowOf(rates, /^0 %, .*18 %/)).toBeVisible()
  expect(rates.queryByText(/\b28 %/)).not.toBeInTheDocument()
})

test('another day has its own law', async () => {
  dataApi({})
  const { user } = await openSignedIn(`${reportPaths.law}?day=2026-11-28`)
  await user.click(await screen.findByRole('button', { name: 'Open all' }))
  put(await screen.findByLabelText('As of'), '2026-01-31')
  const tds = await field('Tax deducted by clients (TDS)')
  expect(rowOf(tds, /10 % .* s\.\s194J\(b\)/)).toBeVisible()
  expect(rowOf(await field('GST rates'), /\b28 %/)).toBeVisible()
  expect((await field('Your own income tax')).getByText(/Nothing is known here/)).toBeVisible()
})

test('the law is told in Hindi, too', async () => {
  dataApi({})
  openAt(`${reportPaths.law}?day=2026-11-28`, [
    {
      path: '/reports/*',
      element: (
        <Spoken value={hindi}>
          <ReportScreens />
        </Spoken>
      ),
    },
  ])
  expect(await screen.findAllByText(/रिज़र्व बैंक की बैंक दर 5\.75 % है/)).toHaveLength(2)
  expect(screen.getAllByText(/सिफ़ारिश हुई है, अधिसूचना नहीं/)).toHaveLength(3)
})
