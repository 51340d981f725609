import { Hono } from 'hono/quick'
import { confirmRegistration, register } from '#data/accounts.ts'
import { registrationSchema } from '#domain/account.ts'
import { messages } from '#domain/messages.ts'
import { answer } from '#edge/answers.ts'
import { readBody } from '#edge/body.ts'
import { authForErrand } from '#edge/caller.ts'
import { clearRegistration, registrationCookie, setRegistration } from '#edge/cookies.ts'
import type { Environment } from '#edge/environment.ts'
import { parse } from '#edge/input.ts'
import { limitAccount, limitAddress } from '#edge/limits.ts'
import { openPassword, sealPassword } from '#edge/registration-cookie.ts'
import { confirmationSchema } from '../requests.ts'

const withoutPassword = 'OTP Verified! Set a password by "forgot password" before you login.'

export function registrationRoutes(environment: Environment) {
  const routes = new Hono()
  const secret = environment.SUPABASE_SECRET_KEY

  routes.post('/register', async (c) => {
    await limitAddress(environment, c)
    const registration = parse(registrationSchema, await readBody(c.req.raw))
    await register(await authForErrand(environment), registration)
    // The database forgets the password when the address is confirmed (decision 3); the cookie brings it back then.
    if (secret) setRegistration(c, await sealPassword(secret, registration, new Date()))
    return answer(c, messages.registerDone, undefined, 201)
  })

  // Spelled as its clients spell it.
  routes.post('/verifiy-otp', async (c) => {
    await limitAddress(environment, c)
    const { email, otp: code, ...given } = parse(confirmationSchema, await readBody(c.req.raw))
    await limitAccount(environment, 'verify', email)
    const sealed = registrationCookie(c)
    const kept = secret && sealed ? await openPassword(secret, email, sealed, new Date()) : null
    const password = given.password ?? kept
    await confirmRegistration(await authForErrand(environment), { email, code, password })
    clearRegistration(c)
    return answer(c, password === null ? withoutPassword : messages.codeDone)
  })

  return routes
}
