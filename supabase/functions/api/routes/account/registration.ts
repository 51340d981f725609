import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import { authForErrand, dbForCaller } from '#api/http/caller.ts'
import { requirePerson } from '#api/http/captcha.ts'
import { clearRegistration, registrationCookie, setRegistration } from '#api/http/cookies.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse, readBody } from '#api/http/input.ts'
import { limitAccount, limitAddress } from '#api/http/limits.ts'
import { openRegistration, sealRegistration } from '#api/http/registration-cookie.ts'
import { DataError } from '#data/errors.ts'
import { confirmRegistration, register } from '#data/people/accounts.ts'
import { messages } from '#languages/en/messages/index.ts'
import { confirmationSchema, registrationRequest } from '../requests.ts'

const withoutPassword = 'OTP Verified! Set a password by "forgot password" before you login.'

export function registrationRoutes(environment: Environment) {
  const routes = new Hono()
  const secret = environment.SUPABASE_SECRET_KEY

  routes.post('/register', async (c) => {
    await limitAddress(environment, c)
    const { captchaToken, ...registration } = parse(registrationRequest, await readBody(c.req.raw))
    const proof = await requirePerson(environment, c, captchaToken)
    // The address may have been signed up before, by anybody: once it is confirmed, the cookie brings back what was
    // chosen here, also when a code was mailed within the minute, which confirms it (decision 3).
    const keep = async () => {
      if (secret) setRegistration(c, await sealRegistration(secret, registration, new Date()))
    }
    try {
      await register(await authForErrand(environment, c), registration, proof)
    } catch (error) {
      if (error instanceof DataError && error.status === 429) await keep()
      throw error
    }
    await keep()
    return answer(c, messages.registerDone, undefined, 201)
  })

  // Spelled as its clients spell it.
  routes.post('/verifiy-otp', async (c) => {
    await limitAddress(environment, c)
    const { email, otp: code, ...given } = parse(confirmationSchema, await readBody(c.req.raw))
    await limitAccount(environment, 'verify', email)
    const sealed = registrationCookie(c)
    const kept = secret && sealed ? await openRegistration(secret, email, sealed, new Date()) : null
    const password = given.password ?? kept?.password ?? null
    const name = given.name ?? kept?.name ?? null
    await confirmRegistration(
      await authForErrand(environment, c),
      (token) => dbForCaller(environment, token),
      { email, code, password, name },
    )
    clearRegistration(c)
    return answer(c, password === null ? withoutPassword : messages.codeDone)
  })

  return routes
}
