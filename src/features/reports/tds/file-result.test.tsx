import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRows as clients } from '#tests/factories/rows/tds-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { TableWorker } from '#tests/setup/screens/table-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', TableWorker))
afterEach(() => vi.unstubAllGlobals())

const statement = `^Annual Tax Statement^
File Creation Date^PAN^Status^FY^AY^Name
01-11-2026^ABCPD1234E^Active^2026-27^2027-28^ASHA RAO
^PART-I - Details of Tax Deducted at Source^
1^KAVERI INTERIORS PVT LTD^MUMK12345A^^^^^100000.00^10000.00^10000.00
^1^1027^22-Jun-2026^F^06-Aug-2026^-^100000.00^10000.00^10000.00`

test.each([
  ['27AAPFU0939F1ZV', 'regular'],
  ['AAPFU0939F', 'none'],
])(
  'a seller of tax ID %s (GST: %s) is told that a statement is of another PAN',
  async (tax_id, gst_registration) => {
    dataApi({ tdsBooks: { clients }, business: { ...businessRow(), tax_id, gst_registration } })
    const { user } = await openSignedIn(reportPaths.tds)
    const pick = await screen.findByLabelText('Choose Form 26AS or Form 168, or drop it here')
    await user.upload(pick, new File([statement], '26AS.txt'))
    expect(
      await screen.findByText(
        /^This statement is for PAN ABCPD1234E, but your business has AAPFU0939F/,
      ),
    ).toBeVisible()
  },
)
