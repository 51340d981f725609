import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import useSWR from 'swr'
import { expect, test } from 'vitest'
import { DataError } from '#data/errors.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { LostConnection } from './lost-connection.tsx'

const lost = new DataError({ status: 0, code: 'no_connection' })
const broken = new DataError({ status: 500, code: 'server_failed' })

let failure: Error | null = null

interface PartProps {
  name: string
  isWhole?: boolean
  isAlone?: boolean
}

function Part({ name, isWhole = false, isAlone = false }: PartProps) {
  const { data, error, mutate } = useSWR(name, () => {
    if (failure) throw failure
    return `${name} as it is`
  })
  const said = { message: `${name} failed`, onRetry: () => void mutate() }
  return (
    <section>
      {error && isWhole && <ErrorState title={`No ${name}`} {...said} />}
      {error && !isWhole && <PanelError isAlone={isAlone} {...said} />}
      <p>{data}</p>
      <button type="button" onClick={said.onRetry}>
        Ask for {name}
      </button>
    </section>
  )
}

const Parts = () => (
  <LostConnection>
    <PageHeader title="Figures of a year" />
    <Part name="figures" />
    <Part name="list" isWhole />
    <Part name="chart" isAlone />
  </LostConnection>
)

/** Opens three parts of a screen that all ask a server, which fails like this. */
function openParts(failing: Error | null) {
  failure = failing
  openAt('/dashboard', [{ path: '*', Component: Parts }])
}

test('a connection that is lost for all parts is told once, and one retry asks for all of them', async () => {
  openParts(lost)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('The server cannot be reached.')
  expect(screen.getByText('No list')).toBeVisible()
  // A panel that has nothing else is not left empty.
  expect(screen.getAllByText('Could not be loaded.')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  failure = null
  fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('list as it is')).toBeVisible()
  expect(screen.getByText('chart as it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the title of a page comes first, and what the page lost right below it', async () => {
  openParts(broken)
  const notice = await screen.findByText('Parts of this page could not be loaded.')
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const part = screen.getByText('No list')
  expect(notice.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('parts that were loaded stay readable, with when that was', async () => {
  openParts(null)
  expect(await screen.findByText('figures as it is')).toBeVisible()
  failure = lost
  fireEvent.click(screen.getByRole('button', { name: 'Ask for figures' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/You see what was loaded on .*\d:\d\d/)
  expect(screen.getByText('figures as it is')).toBeVisible()
})

test('a server that fails for several parts is told once, and each part keeps its sentence', async () => {
  openParts(broken)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  expect(screen.getByRole('alert')).toHaveTextContent('Parts of this page could not be loaded.')
  for (const name of ['figures', 'list', 'chart']) {
    expect(screen.getByText(`${name} failed`)).toBeVisible()
  }
  failure = null
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('chart as it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
