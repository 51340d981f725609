import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { Pagination } from './pagination.tsx'

const wrapper = UiProvider

// [const-2]
test('a single page needs no pagination', () => {
  render(<Pagination page={1} totalPages={1} onChange={() => {}} />, { wrapper })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the current page is marked, the others can be chosen', async () => {
  const onChange = vi.fn()
  render(
    <Pagination
      page={2}
      totalPages={9}
      onChange={onChange}
      summary="Showing 6-10 of 44 invoices"
    />,
    { wrapper },
  )
  const pagination = within(screen.getByRole('navigation', { name: 'Pagination' }))
  expect(pagination.getByText('Showing 6-10 of 44 invoices')).toBeVisible()
  expect(pagination.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await userEvent.click(pagination.getByRole('button', { name: 'Page 4' }))
  await userEvent.click(pagination.getByRole('button', { name: 'Next page' }))
  await userEvent.click(pagination.getByRole('button', { name: 'Page 2' }))
  expect(onChange.mock.calls).toEqual([[4], [3]])
})

test('with addresses the pages are links, and a plain click stays in the app', async () => {
  const onChange = vi.fn()
  render(
    <Pagination page={1} totalPages={3} onChange={onChange} hrefFor={(page) => `?page=${page}`} />,
    { wrapper },
  )
  const link = screen.getByRole('link', { name: 'Page 3' })
  expect(link).toHaveAttribute('href', '?page=3')
  await userEvent.click(link)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3)
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})
