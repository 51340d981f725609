import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const made = async () =>
  within(await screen.findByRole('region', { name: 'Created invoices' })).findByText(/^Nothing yet/)

test('a schedule that created nothing says when it will, unless it rests', async () => {
  const active = scheduleRow(1)
  const paused = scheduleRow(2, { paused_at: '2026-11-21T10:00:00+00:00' })
  dataApi({ schedules: [active, paused] })
  const { unmount } = await openSignedIn(schedulePaths.one(active.id))
  expect(await made()).toHaveTextContent('Nothing yet. The first one is created on 30 Nov 2026.')
  unmount()
  await openSignedIn(schedulePaths.one(paused.id))
  expect(await made()).toHaveTextContent(/^Nothing yet\.$/)
})
