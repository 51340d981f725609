import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt } from '#tests/setup/screens/render.tsx'
import { Link } from './link.tsx'

function open(onClick?: () => void) {
  const link = (
    <Link to="/login" state={{ email: 'asha@studio.example' }} onClick={onClick}>
      Sign in
    </Link>
  )
  return openAt('/', [
    { path: '/', element: link },
    { path: '/login', element: 'The login' },
  ])
}

test('a link leads on with its state, and calls what listens to it', async () => {
  const onClick = vi.fn()
  const { router } = open(onClick)
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', '/login')
  fireEvent.click(link)
  expect(await screen.findByText('The login')).toBeVisible()
  expect(router.state.location.state).toEqual({ email: 'asha@studio.example' })
  expect(onClick).toHaveBeenCalledOnce()
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the browser opens it elsewhere', (key) => {
  const { router } = open()
  const link = screen.getByRole('link', { name: 'Sign in' })
  const click = createEvent.click(link, { [key]: true })
  let prevented = true
  // jsdom cannot open a page: what the link did is read, then the way is closed.
  document.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, click)
  expect(prevented).toBe(false)
  expect(router.state.location.pathname).toBe('/')
})

test('a link whose listener prevents it stays where it is', () => {
  const { router } = openAt('/', [
    {
      path: '/',
      element: (
        <Link to="/login" onClick={(event) => event.preventDefault()}>
          Sign in
        </Link>
      ),
    },
    { path: '/login', element: 'The login' },
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(router.state.location.pathname).toBe('/')
})
