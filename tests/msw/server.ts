import { setupServer } from 'msw/node'

/** The network of every screen test: a request that no handler answers fails the test. */
export const server = setupServer()
