import { type FactorOptions, factorHandlers } from './factor-handlers.ts'
import { server } from './server.ts'

export { codes, phone, rightCode, rightPassword, sessionAt } from './factor-handlers.ts'

/** Servers that guard an account so; the returned list grows with every call. */
export function factorServer(options: FactorOptions = {}) {
  const calls: string[] = []
  server.use(...factorHandlers(options, (call) => calls.push(call)))
  return calls
}
