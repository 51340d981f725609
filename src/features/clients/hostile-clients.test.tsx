import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hostileTexts, textFor } from '#tests/factories/hostile-texts.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { namesIn } from '#tests/setup/names-in.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { paths } from '../../lib/paths/paths.ts'

type Text = (turn: number, field: number) => string

const plain: Text = () => 'plain@words.example'

/** A client for each text, which comes by turns in each field that somebody may type. */
const clientsWith = (text: Text) =>
  hostileTexts.map((_, turn) =>
    clientRow(turn, {
      ...{ name: `x ${text(turn, 0)}`, contact: text(turn, 1), email: text(turn, 2) },
      ...{ phone: text(turn, 3), address: text(turn, 4), city: text(turn, 5) },
      ...{ notes: text(turn, 6), delivery_address: text(turn, 7), gstin: text(turn, 8) },
      ...{ pan: text(turn, 9), postal_code: text(turn, 10), cc_emails: [text(turn, 11)] },
      last_invoice: { id: 'one', number: text(turn, 12), issue_date: '2026-11-10' },
    }),
  )

/** One of the plain clients has all that a row and a page are made of. */
async function namesOf(path: string, text: Text) {
  dataApi({ clients: clientsWith(text).filter((_, turn) => text !== plain || turn === 7) })
  const { container, unmount } = await openSignedIn(path)
  await screen.findAllByText(/^x /)
  await act(everythingAsked)
  const names = namesIn(container)
  unmount()
  return names
}

test.each([
  ['the list', paths.clients],
  ['a client’s page', paths.client(clientRow(7).id)],
])('hostile texts of clients are text in %s', async (_, path) => {
  const known = await namesOf(path, plain)
  for (const name of await namesOf(path, textFor)) {
    expect(known).toContain(name)
    expect(name).not.toMatch(/^@on|^script$|^iframe$/)
  }
})
