import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { logout } from '#src/data/account/session.ts'
import { forgetChoice, speakKept } from '#src/language/spoken.ts'
import { takeUpChoice } from '#src/lib/chosen-business.ts'
import { SESSION_KEY } from '#src/lib/stored-session.ts'
import { authServer } from '../../msw/auth.ts'
import { server } from '../../msw/server.ts'
import { warnsOfOwnElements } from './elements.ts'
import { withoutStyles } from './styles.ts'

// An answer comes at once, unless the machine is busy with other things.
configure({ asyncUtilTimeout: 5_000 })

/**
 * Roles are looked for without asking the styles of each element and of all around it, a quarter of the time here: a test
 * that means only what is shown asks with `hidden: false`, and the journeys in Chromium always do.
 */
configure({ defaultHidden: true })

/** Without the document, which each retry of a wait would print again: `screen.debug()` shows it. */
configure({ getElementError: (message) => new Error(message ?? 'It is not there.') })

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

/** Nothing is drawn, so a frame comes at once: the tests waited a tenth of their time for jsdom's sixty a second. */
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()))
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

// SWR hands the event of a focus on as the delay of a timer: none in a browser, and nothing that Node would warn of.
Event.prototype.valueOf = () => 0

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockClear()
  withoutStyles()
})

afterEach(async () => {
  cleanup()
  // The cache asks a frame after a screen is drawn, maybe when it is gone again: let it ask this test's server.
  if (localStorage.getItem(SESSION_KEY)) await new Promise((done) => setTimeout(done, 5))
  // The session outlives a test as it outlives a page.
  authServer()
  await logout()
  // Toasts are kept outside React and would be shown to the next test.
  toast.remove()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  takeUpChoice()
  forgetChoice()
  await speakKept()
  // An unexpected console.error is a fault of the product (React warns that way).
  expect(logged.mock.calls.filter(([text]) => !warnsOfOwnElements(text))).toEqual([])
})
