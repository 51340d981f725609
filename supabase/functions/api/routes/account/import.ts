import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse, readBody, requestKey } from '#api/http/input.ts'
import { limitImport } from '#api/http/limits.ts'
import { requirePerson, requireWriter, type SignedIn, signedIn } from '#api/http/session.ts'
import { DataError } from '#data/errors.ts'
import { dayInIndia } from '#domain/dates.ts'
import { messages } from '#languages/en/messages/index.ts'
import { importRequest } from '../requests.ts'

/** Files of other programs, as CSV in the body; what reads them comes with the first. */
export function importRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/', signedIn(environment), async (c) => {
    requirePerson(c)
    requireWriter(c)
    const db = c.get('db')
    const { of, csv, dryRun } = parse(importRequest, await readBody(c.req.raw))
    const id = await requestKey(c.req.header('Idempotency-Key'))
    await limitImport(environment, c.get('user').id)
    const { importCsv, readCsv } = await import('./import-work.ts')
    const found = await importCsv(db, id, of, readCsv(csv), {
      ...{ today: dayInIndia(new Date()), dryRun },
    }).catch((error) => {
      if (error instanceof RangeError) {
        throw new DataError({ status: 422, code: 'import_unread', field: 'csv' })
      }
      throw error
    })
    return answer(c, dryRun ? 'OK' : messages.importDone, found, 201)
  })

  return routes
}
