import { setupServer } from 'msw/node'
import { factorHandlers } from './factor-handlers.ts'

/**
 * The network of every screen test: a request that no handler answers fails the test. Nobody has a second factor unless a
 * test says so.
 */
export const server = setupServer(...factorHandlers())
