import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer, attachment } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody } from '#api/http/input.ts'
import { limitFile } from '#api/http/limits.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { interestQuery, lateShape } from '#api/http/shapes/late.ts'
import { getInvoice } from '#data/documents/invoices.ts'
import { getLatePayment, setAcceptance } from '#data/documents/late-payment.ts'
import { DataError } from '#data/errors.ts'
import { dayInIndia } from '#domain/dates.ts'
import { acceptanceSchema, type LatePayment, lateStanding } from '#domain/law/late-payment.ts'
import { messages } from '#languages/en/messages/index.ts'

function required(late: LatePayment | null): LatePayment {
  if (late === null) throw new DataError({ status: 409, code: 'acceptance_within_india' })
  return late
}

async function interestPdf(c: Context<SignedIn>, environment: Environment, id: string) {
  await limitFile(environment, c.get('user').id)
  const [invoice, known, { buildInterestPdf, interestFileName }] = await Promise.all([
    getInvoice(c.get('db'), id),
    getLatePayment(c.get('db'), id),
    import('#api/documents/invoice-pdf.ts'),
  ])
  // Only once the invoice is found: a stranger's is not, whichever answer comes first.
  const late = required(known)
  const asOf = dayInIndia(new Date())
  const standing = lateStanding(late, asOf)
  if (standing.state !== 'known') throw new DataError({ status: 409, code: 'interest_unknown' })
  const { lastDay, interest } = standing
  const statement = { invoice, late, lastDay, interest, asOf }
  return c.body(await buildInterestPdf(statement, new Date().toISOString()), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachment(interestFileName(statement)),
  })
}

/** The day of acceptance, and what the law adds to a late payment as of today. */
export function lateRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.put('/:id/acceptance', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const today = dayInIndia(new Date())
    const schema = acceptanceSchema(today)
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const late = required(await setAcceptance(c.get('db'), id, parse(schema, body)))
    return answer(c, messages.acceptanceNoted, lateShape(late, today))
  })

  routes.get('/:id/interest', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    if (parse(interestQuery, c.req.query()).format === 'pdf') return interestPdf(c, environment, id)
    await getInvoice(c.get('db'), id)
    const late = required(await getLatePayment(c.get('db'), id))
    return answer(c, 'OK', lateShape(late, dayInIndia(new Date())))
  })

  return routes
}
