import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { answer, attachment } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { DataError } from '#data/errors.ts'
import { exportManifest, exportPage, startExport } from '#data/people/account-export.ts'
import { csvParts } from '#domain/account/account-file.ts'
import { csvQuery, exportQuery } from '../requests.ts'

/** Only an id is accepted: the Data API refuses to look for anything else. */
function idOf(id: string): string {
  if (!v.is(v.pipe(v.string(), v.uuid()), id))
    throw new DataError({ status: 404, code: 'export_unknown' })
  return id
}

/** The end of a page, as text for an address. */
const cursorOf = (next: unknown[] | null) => next && JSON.stringify(next)

/**
 * Everything of an account, a page of a part at a time: no answer, and so no run of the function, holds more than that,
 * however much there is.
 */
export function exportRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/', signedIn(environment), async (c) => {
    const { id, manifest } = await startExport(c.get('db'))
    return answer(c, 'OK', { id, ...manifest }, 201)
  })

  routes.get('/:id', signedIn(environment), async (c) => {
    const id = idOf(c.req.param('id'))
    const { part, after } = parse(exportQuery, c.req.query())
    if (part === undefined)
      return answer(c, 'OK', { id, ...(await exportManifest(c.get('db'), id)) })
    const { rows, next } = await exportPage(c.get('db'), id, part, after)
    return answer(c, 'OK', { part, rows, next: cursorOf(next) })
  })

  routes.get('/:id/csv', signedIn(environment), async (c) => {
    const { tablesOf } = await import('#tables/account-tables.ts')
    const { csvOf, csvRowsOf } = await import('#tables/csv.ts')
    const id = idOf(c.req.param('id'))
    const { table: name, after } = parse(csvQuery, c.req.query())
    const part = csvParts[name]
    const { rows, next } = await exportPage(c.get('db'), id, part, after)
    const table = tablesOf({ part, rows }).find((one) => one.name === name)
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${name}.csv`),
    }
    if (next) {
      const query = new URLSearchParams({ table: name, after: JSON.stringify(next) })
      c.header('Link', `</api/export/${id}/csv?${query}>; rel="next"`)
    }
    // The labels stand above the first page alone, so that pages make up one file.
    const body = table ? (after === undefined ? csvOf(table) : csvRowsOf(table)) : ''
    return c.body(body, 200, headers)
  })

  return routes
}
