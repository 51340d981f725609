import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { address, comeBack, notice, save, sign, stored, waits } from '#tests/setup/opened/drafts.ts'
import {
  button,
  field,
  openForm,
  row,
  submit,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

describe('a draft that was changed elsewhere', () => {
  async function meet() {
    const drafts = [stored()]
    const api = dataApi({ drafts, answers: unanswered })
    const opened = await openForm(address)
    const change = (content: object) => {
      const { version = 0, content: before } = drafts[0] ?? {}
      Object.assign(drafts[0] ?? {}, { version: version + 1, content: { ...before, ...content } })
    }
    return { ...api, ...opened, drafts, change }
  }

  test('is told when one comes back to it, says what differs, and is shown when it is chosen', async () => {
    const { user, drafts, change, bodies } = await meet()
    change({ clientName: 'Tapti Textiles', notes: 'Net 30' })
    comeBack()
    const told = within(
      await notice(/^This draft was changed in another tab or on another device on /),
    )
    expect(
      told.getByText('Client name: “Kaveri Interiors” here, “Tapti Textiles” there'),
    ).toBeVisible()
    expect(told.getByText('Notes: empty here, “Net 30” there')).toBeVisible()
    expect(field('Client name')).toHaveValue('Kaveri Interiors')

    await user.click(told.getByRole('button', { name: 'Use the other' }))
    expect(field('Client name')).toHaveValue('Tapti Textiles')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(bodies(save)).toEqual([])
    // The version that was replaced can still come back.
    expect(screen.getByText('Switched to the other version.')).toBeVisible()
    await user.click(button('Undo'))
    expect(field('Client name')).toHaveValue('Kaveri Interiors')
    await waitFor(() => expect(drafts[0]?.version).toBe(3))
    expect(bodies(save)).toMatchObject([{ version: 2, content: { notes: '' } }])
  })

  beforeRelease(
    'is reported to the person who types, and overwritten only if they want that',
    async () => {
      const { user, drafts, change } = await meet()
      change({ clientName: 'Tapti Textiles' })
      put(field('Client name'), 'Narmada Books')
      const told = within(await notice(/changed in another tab/))
      expect(sign()).toHaveTextContent('Not saved: changed elsewhere')
      put(field('Notes'), 'More')
      await act(everythingAsked)
      expect(drafts[0]).toMatchObject({ version: 2, content: { clientName: 'Tapti Textiles' } })

      await user.click(told.getByRole('button', { name: 'Keep mine' }))
      await waitFor(() => expect(drafts[0]?.version).toBe(3))
      expect(drafts[0]?.content).toMatchObject({ clientName: 'Narmada Books', notes: 'More' })
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('is not issued before one has chosen', async () => {
    const { user, change, bodies } = await meet()
    put(field('Client email'), 'billing@kaveri.example')
    put(row(1).getByLabelText('Description'), 'Design')
    put(row(1).getByLabelText('Amount'), '10')
    await waitFor(() => expect(sign()).toHaveTextContent(/Saved/))
    change({ clientName: 'Tapti Textiles' })
    await submit(user)
    const told = await notice(/changed in another tab/)
    await waitFor(() => expect(told).toHaveFocus())
    expect(bodies('POST /rpc/issue_draft')).toEqual([])
    await user.click(within(told).getByRole('button', { name: 'Keep mine' }))
    await submit(user)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(1))
  })

  beforeRelease('and ended there keeps what was typed here', async () => {
    const { user, drafts, router } = await meet()
    Object.assign(drafts[0] ?? {}, { issued_id: invoiceId(7), content: {} })
    put(field('Notes'), 'Typed too late')
    const name = 'This draft was already issued as an invoice. Your later changes are not on it.'
    const told = within(await screen.findByRole('alert', { name }))
    expect(told.getByRole('link')).toHaveAttribute('href', `/invoice/${invoiceId(7)}`)
    await user.click(told.getByRole('button', { name: 'Save as a new draft' }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(address))
    await waitFor(() => expect(drafts).toHaveLength(2))
    expect(field('Notes')).toHaveValue('Typed too late')
    expect(waits()).toEqual([])
  })
})
