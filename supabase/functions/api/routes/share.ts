import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { getSharedDocument } from '#data/invoice-document.ts'
import { pdfAnswer } from './pdf.ts'

/** For the clients of an invoice, who hold its share link and have no session. */
export function shareRoutes(environment: Environment) {
  const routes = new Hono()
  routes.get('/:token/pdf', async (c) => pdfAnswer(c, environment, getSharedDocument))
  return routes
}
