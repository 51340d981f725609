import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import type { DraftRow } from '#tests/factories/rows/draft-row.ts'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { address, comeBack, notice, save, sign, stored, waits } from '#tests/setup/opened/drafts.ts'
import {
  addressOf,
  button,
  draftAddress,
  field,
  openForm,
  putInvoice,
  reload,
  row,
  submit,
} from '#tests/setup/screens/invoice-form.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

describe('what is typed', () => {
  beforeRelease(
    'makes a draft at its own address, with the focus where it was, and nothing before the first key',
    async () => {
      const { bodies, hold } = dataApi()
      const opened = await openForm()
      const name = field('Client name')
      await act(everythingAsked)
      expect(sign()).toHaveTextContent(/^Create Invoice$/)
      expect(bodies(save)).toEqual([])
      const letGo = hold()
      await opened.user.type(name, 'Ka')

      expect(addressOf(opened)).toEqual(draftAddress)
      expect(field('Client name')).toBe(name)
      expect(name).toHaveFocus()
      expect(sign()).toHaveTextContent('Saving…')
      letGo()
      await waitFor(() => expect(sign()).toHaveTextContent('Saved'))
      const id = addressOf(opened).split('/').at(-1)
      expect(bodies(save).at(-1)).toMatchObject({
        draft_id: id,
        kind: 'invoice',
        content: { clientName: 'Ka', currency: 'INR' },
      })
      expect(waits()).toEqual([])
    },
  )

  test('is announced when it cannot be saved and when it is, and not each time; beyond what a draft can hold, too', async () => {
    const answer = inTurn(
      noConnection,
      () => HttpResponse.json({ version: 2 }),
      refused(422, 'draft_too_long'),
    )
    dataApi({ drafts: [stored()], answers: { [save]: answer } })
    await openForm(address)
    const spoken = screen.getAllByRole('status').find((one) => sign()?.contains(one))
    expect(spoken).toHaveTextContent('Saved')
    put(field('Notes'), 'Thanks')
    await waitFor(() => expect(spoken).toHaveTextContent('Not saved yet: no connection'))
    expect(waits()).toHaveLength(1)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(spoken).toHaveTextContent('Saved'))
    expect(waits()).toEqual([])

    put(field('Notes'), 'Long')
    await waitFor(() =>
      expect(sign()).toHaveTextContent(
        'Not saved. This draft is over 200 kB, too long to save. Shorten its texts.',
      ),
    )
    expect(waits()).toHaveLength(1)
  })

  test('while the line is dead is there after a reload, and saved when the line is back', async () => {
    const drafts: DraftRow[] = []
    let line = false
    const { bodies } = dataApi({
      drafts,
      answers: {
        [save]: (usual) => (line ? usual() : noConnection()),
        'GET /drafts': (usual) => (line ? usual() : noConnection()),
      },
    })
    const opened = await openForm()
    putInvoice()
    await waitFor(() => expect(sign()).toHaveTextContent('Not saved yet: no connection'))
    const again = await reload(opened)
    expect(field('Client name')).toHaveValue(' Kaveri Interiors ')
    expect(row(1).getByLabelText('Amount')).toHaveValue('1,500.50')

    line = true
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(sign()).toHaveTextContent(/Saved/))
    expect(drafts).toMatchObject([{ version: 1, content: { clientName: ' Kaveri Interiors ' } }])
    expect(waits()).toEqual([])
    expect(bodies(save).length).toBeGreaterThan(1)
    expect(addressOf(again)).toEqual(draftAddress)
  })

  beforeRelease('in two offline tabs waits for each of them, and both are offered', async () => {
    let line = false
    const answers = { [save]: (usual: () => Response) => (line ? usual() : noConnection()) }
    dataApi({ drafts: [stored()], answers })
    const opened = await openForm(address)
    put(field('Notes'), 'Mine')
    await waitFor(() => expect(sign()).toHaveTextContent('Not saved yet'))
    const [here = ''] = waits()
    const there = here.slice(0, -36) + crypto.randomUUID()
    const mine = localStorage.getItem(here) ?? ''
    localStorage.clear()
    localStorage.setItem(there, mine.replaceAll('Mine', 'Theirs'))
    localStorage.setItem(here, mine)
    const again = await reload(opened)
    expect(field('Notes')).toHaveValue('Mine')
    expect(waits()).toHaveLength(2)

    line = true
    comeBack()
    await waitFor(() => expect(sign()).toHaveTextContent('Saved'))
    expect(waits()).toEqual([there])
    // The other tab was closed: the next one to open the draft finds the text that it left.
    await reload(again)
    const meeting = await notice(/^This draft was changed in another tab/)
    expect(meeting).toHaveTextContent('Notes: “Theirs” here, “Mine” there')
    expect(waits()).toEqual([here])
  })

  beforeRelease('opens elsewhere as it is, whatever it lacks or holds', async () => {
    const content = {
      clientName: 'Kaveri',
      items: [{ description: 'Design' }, 7],
      notes: null,
      more: {},
    }
    dataApi({ drafts: [stored({ content })] })
    const { user } = await openForm(address)
    expect(field('Client name')).toHaveValue('Kaveri')
    expect(row(1).getByLabelText('Description')).toHaveValue('Design')
    expect(row(1).getByLabelText('Quantity')).toHaveValue('1')
    // Missing fields are reported when the draft is to be issued, and not before.
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument()
    await submit(user)
    expect(await screen.findByText('Due date is required.')).toBeVisible()
  })
})

describe('Cancel', () => {
  // [create-5]
  test('keeps a draft and says so; it is discarded from there, and that undone', async () => {
    const drafts: DraftRow[] = []
    dataApi({ drafts })
    const { user, router } = await openForm()
    put(field('Client name'), 'Kaveri')
    await user.click(button('Cancel'))
    expect(router.state.location.pathname).toBe('/invoices')
    expect(await screen.findByText('Saved as a draft.')).toBeVisible()
    await waitFor(() => expect(drafts).toMatchObject([{ content: { clientName: 'Kaveri' } }]))
    await user.click(button('Discard'))
    expect(await screen.findByText('Draft discarded.')).toBeVisible()
    expect(drafts[0]?.discarded_at).not.toBeNull()
    await user.click(button('Undo'))
    expect(await screen.findByText('Draft restored.')).toBeVisible()
    expect(drafts[0]?.discarded_at).toBeNull()
  })

  beforeRelease(
    'leaves nothing of a draft that was emptied, and asks for nothing where none was begun',
    async () => {
      const drafts = [stored({ content: {} })]
      const { bodies } = dataApi({ drafts })
      const { user, unmount } = await openForm(address)
      await user.click(button('Cancel'))
      await waitFor(() => expect(drafts[0]?.discarded_at).not.toBeNull())
      expect(screen.queryByText('Saved as a draft.')).not.toBeInTheDocument()
      unmount()

      const again = await openForm()
      expect(field('Client name')).toHaveValue('')
      put(field('Client name'), 'K')
      put(field('Client name'), '')
      await again.user.click(button('Cancel'))
      await act(everythingAsked)
      expect(bodies('POST /rpc/discard_draft')).toHaveLength(1)
      expect(bodies(save)).toEqual([])
      expect(waits()).toEqual([])
    },
  )
})

describe('the address of a draft', () => {
  beforeRelease('that was issued leads to its invoice', async () => {
    dataApi({ drafts: [stored({ issued_id: invoiceId(1) })], detail: detailRow() })
    const { router } = await openSignedIn(address)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(1)}`))
  })

  test('that was discarded offers it back', async () => {
    let fails = true
    const restore = (usual: () => Response) => {
      const answer = fails ? noConnection() : usual()
      fails = false
      return answer
    }
    dataApi({
      drafts: [stored({ discarded_at: '2026-11-22T11:00:00Z' })],
      answers: { 'POST /rpc/restore_draft': restore },
    })
    const { user } = await openSignedIn(address)
    expect(await screen.findByRole('heading', { name: 'You discarded this draft' })).toBeVisible()
    await user.click(button('Restore'))
    expect(await screen.findByText('Failed to restore the draft. Please try again.')).toBeVisible()
    await user.click(button('Restore'))
    expect(await screen.findByLabelText('Client name')).toHaveValue('Kaveri Interiors')
  })

  test('that is none says so', async () => {
    dataApi()
    await openSignedIn(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Draft not foundIt may have been deleted',
    )
  })

  test('that cannot be loaded can be tried again', async () => {
    const answer = inTurn(refused(500, 'broken'), () => HttpResponse.json([stored()]))
    dataApi({ answers: { 'GET /drafts': answer } })
    const { user } = await openSignedIn(address)
    expect(await screen.findByText('Failed to load the draft')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Client name')).toHaveValue('Kaveri Interiors')
  })
})

beforeRelease('a draft that revises an invoice says what issuing it does', async () => {
  dataApi({ drafts: [stored({ original_id: invoiceId(1) })], detail: detailRow(summaryRow(1)) })
  await openForm(address)
  const link = await screen.findByRole('link', { name: 'INV/26-27/0001' })
  expect(link.parentElement).toHaveTextContent(
    'Editing INV/26-27/0001. Issuing this cancels it and gives a new number.',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Revise INV/26-27/0001' })).toBeVisible()
})

test('a draft that corrects an invoice of a filed return keeps its day', async () => {
  dataApi({
    business: businessRow({ gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV' }),
    drafts: [stored({ original_id: invoiceId(1) })],
    detail: detailRow(summaryRow(1, { issue_date: '2026-10-12' })),
    marks: [filedMarkRow()],
  })
  await openForm(address)
  const link = await screen.findByRole('link', { name: 'INV/26-27/0001' })
  await waitFor(() => expect(link.parentElement).toHaveTextContent(/Issuing this corrects it/))
  expect(field('Issue date')).toHaveValue('12 Oct 2026')
  expect(field('Issue date')).toHaveAttribute('readonly')
})
