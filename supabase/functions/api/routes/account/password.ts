import { Hono } from 'hono/quick'
import { afterAnswer, answer } from '#api/http/answers.ts'
import { authForErrand } from '#api/http/caller.ts'
import { requirePerson } from '#api/http/captcha.ts'
import { clearSession } from '#api/http/cookies.ts'
import type { Environment } from '#api/http/environment.ts'
import { invalid, parse, readBody } from '#api/http/input.ts'
import { limitAccount, limitAddress } from '#api/http/limits.ts'
import { requestPasswordReset, resetPassword } from '#data/people/accounts.ts'
import { messages } from '#languages/en/messages/index.ts'
import { forgotRequest, newPasswordSchema } from '../requests.ts'

/** The hash that the mail's link carries; anything else is not worth a question to the Auth server. */
const tokenHash = /^[\w-]{20,128}$/

export function passwordRoutes(environment: Environment) {
  const routes = new Hono()

  routes.post('/forgot-password', async (c) => {
    await limitAddress(environment, c)
    const { email, captchaToken } = parse(forgotRequest, await readBody(c.req.raw))
    const proof = await requirePerson(environment, c, captchaToken)
    await limitAccount(environment, 'forgot', email)
    // After the answer, which thus takes equally long whether the address has an account or not.
    const asked = authForErrand(environment, c).then((auth) =>
      requestPasswordReset(auth, email, proof),
    )
    afterAnswer('A password mail', asked)
    return answer(c, messages.resetRequestDone)
  })

  routes.post('/reset-password/:token', async (c) => {
    await limitAddress(environment, c)
    const { newPassword, token, code } = parse(newPasswordSchema, await readBody(c.req.raw))
    const proof = c.req.param('token')
    if (!tokenHash.test(proof) || (token !== undefined && token !== proof)) {
      throw invalid({ token: 'This link is not valid. Ask for a new one.' })
    }
    const auth = await authForErrand(environment, c)
    await resetPassword(auth, { tokenHash: proof }, newPassword, code)
    clearSession(c)
    return answer(c, messages.resetDone)
  })

  return routes
}
