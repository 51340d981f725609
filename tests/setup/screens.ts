import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

/** The network of every screen test: a request that no handler answers fails the test. */
export const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

/** jsdom lacks what Chakra asks of a browser. */
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockClear()
})

afterEach(() => {
  cleanup()
  // Toasts are kept outside React and would be shown to the next test.
  toast.remove()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  // An unexpected console.error is a fault of the product (React warns that way).
  expect(logged.mock.calls).toEqual([])
})
