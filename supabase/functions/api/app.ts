import { Hono } from 'hono/quick'
import { getSchemaVersion } from '#data/health.ts'
import { dayInIndia } from '#domain/dates.ts'
import { forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { returnForms } from '#domain/gst/filing.ts'
import { version } from '#domain/version.ts'
import { answer } from './http/answers.ts'
import { dbForCaller } from './http/caller.ts'
import { proxiesOf } from './http/client-address.ts'
import type { Environment } from './http/environment.ts'
import { notFound, onError } from './http/errors.ts'
import { headers, knownMethods } from './http/middleware.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { businessRoutes } from './routes/account/business.ts'
import { exportRoutes } from './routes/account/export.ts'
import { importRoutes } from './routes/account/import.ts'
import { memberRoutes } from './routes/account/members.ts'
import { passwordRoutes } from './routes/account/password.ts'
import { registrationRoutes } from './routes/account/registration.ts'
import { userRoutes } from './routes/account/user.ts'
import { hsnRoutes, itemRoutes } from './routes/catalogue.ts'
import { clientRoutes } from './routes/client.ts'
import { correctionRoutes } from './routes/documents/corrections.ts'
import { creditNoteRoutes, creditRoutes } from './routes/documents/credit.ts'
import { draftRoutes } from './routes/documents/draft.ts'
import { estimateRoutes } from './routes/documents/estimate.ts'
import { invoiceRoutes } from './routes/documents/invoice.ts'
import { lateRoutes } from './routes/documents/late.ts'
import { recurringRoutes } from './routes/documents/recurring.ts'
import { linkRoutes, shareRoutes } from './routes/documents/share.ts'
import { mailRoutes, sendRoutes } from './routes/mail.ts'
import { invoicePaymentRoutes, paymentRoutes } from './routes/payments/payment.ts'
import {
  clientReceiptRoutes,
  invoiceAdvanceRoutes,
  receiptRoutes,
} from './routes/payments/receipt.ts'
import { dashboardRoutes } from './routes/reports/dashboard.ts'
import { filingRoutes } from './routes/reports/filing.ts'
import { registerRoutes } from './routes/reports/register.ts'
import { reportRoutes } from './routes/reports/report.ts'
import { statementRoutes } from './routes/reports/statement.ts'
import { scheduleRoutes } from './routes/schedule.ts'

/**
 * The REST interface, as one handler of requests whose path begins with `/api`. With Hono's quick router: what the usual
 * one prepares for its first answer is of no use to a function that often answers only a few times.
 */
export function createApp(environment: Environment) {
  const app = new Hono().basePath('/api')
  app.onError(onError)
  app.notFound(notFound)
  app.use(headers(environment))
  app.use(knownMethods(() => app.routes))
  app.route('/user/auth', userRoutes(environment))
  app.route('/user/auth', registrationRoutes(environment))
  app.route('/user/auth', passwordRoutes(environment))
  app.route('/business', businessRoutes(environment))
  app.route('/client', clientRoutes(environment))
  app.route('/client', clientReceiptRoutes(environment))
  app.route('/client', statementRoutes(environment))
  app.route('/dashboard', dashboardRoutes(environment))
  app.route('/draft', draftRoutes(environment))
  app.route('/invoice', invoiceRoutes(environment))
  app.route('/invoice', invoicePaymentRoutes(environment))
  app.route('/invoice', invoiceAdvanceRoutes(environment))
  app.route('/invoice', creditRoutes(environment))
  app.route('/invoice', lateRoutes(environment))
  app.route('/credit-note', creditNoteRoutes(environment))
  app.route('/', correctionRoutes(environment))
  app.route('/invoice', linkRoutes(environment))
  app.route('/invoice', sendRoutes(environment))
  for (const kind of forerunnerKinds) {
    app.route(`/${kinds[kind].path}`, estimateRoutes(environment, kind))
  }
  app.route('/export', exportRoutes(environment))
  app.route('/import', importRoutes(environment))
  app.route('/item', itemRoutes(environment))
  app.route('/hsn', hsnRoutes(environment))
  app.route('/mail', mailRoutes(environment))
  app.route('/mcp', mcpRoutes(environment))
  app.route('/members', memberRoutes(environment))
  app.route('/payment', paymentRoutes(environment))
  app.route('/receipt', receiptRoutes(environment))
  app.route('/report', registerRoutes(environment))
  app.route('/report', reportRoutes(environment))
  for (const form of returnForms) app.route(`/report/${form}`, filingRoutes(environment, form))
  app.route('/share', shareRoutes(environment))
  app.route('/schedule', scheduleRoutes(environment))
  app.route('/schedule', recurringRoutes(environment))
  // Read by the open app, by monitoring, and by `npm run deploy -- --check`.
  app.get('/health', async (c) => {
    const schema = await getSchemaVersion(dbForCaller(environment, undefined))
    return answer(c, 'OK', { version, schema })
  })
  // Read by `npm run deploy -- --check`; only numbers, so that nobody learns an address.
  app.get('/address', (c) => {
    const proxies = proxiesOf(c.req.header('X-Forwarded-For'))
    return answer(c, 'OK', { proxies, hops: environment.CLIENT_ADDRESS_HOPS })
  })
  // Loaded when it is asked for: no invoice waits for the description of the interface.
  app.get('/openapi.json', async (c) => {
    const { apiDocument } = await import('./openapi/document.ts')
    return c.json(apiDocument(dayInIndia(new Date())))
  })
  return app
}
