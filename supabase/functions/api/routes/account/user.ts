import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import { authForErrand, dbForCaller } from '#api/http/caller.ts'
import { requirePerson } from '#api/http/captcha.ts'
import { accessCookie, clearSession, setSession } from '#api/http/cookies.ts'
import type { Environment } from '#api/http/environment.ts'
import { unauthenticated } from '#api/http/errors.ts'
import { fieldsOf, parse, readBody, withDay } from '#api/http/input.ts'
import { limitAccount, limitAddress } from '#api/http/limits.ts'
import {
  endSession,
  type HalfSignedIn,
  halfSignedIn,
  personOf,
  renew,
  requireXsrf,
  type SignedIn,
  sessionOf,
  signedIn,
} from '#api/http/session.ts'
import { userShape } from '#api/http/shapes/documents.ts'
import { claimsOf, isFresh } from '#api/http/tokens.ts'
import type { Auth } from '#data/client.ts'
import { login } from '#data/people/accounts.ts'
import { giveCode, needsCode, provePassword } from '#data/people/factors.ts'
import { getProfile, updateProfile } from '#data/people/profiles.ts'
import { dayInIndia } from '#domain/dates.ts'
import { profileSchema, proofSchema } from '#domain/people/people.ts'
import { recoverySchema } from '#domain/people/second-factor.ts'
import { messages } from '#languages/en/messages/index.ts'
import { loginRequest } from '../requests.ts'
import { useRecoveryCode } from './recovery.ts'

const noteUnended = (error: unknown) => {
  console.error('A session could not be ended on the server.', error)
  return null
}

/** The session in the cookies, renewed when it is over; null if there is none any more, or none can be read. */
const tokenToEnd = async (environment: Environment, c: Context, held: string | undefined) =>
  held && isFresh(held, new Date()) ? held : renew(environment, c).catch(noteUnended)

/** Milliseconds that every refused login takes: more than the Auth server needs to compare a password. */
const REFUSAL_TIME = 300

/** The Auth server refuses an unknown address at once, a wrong password after a comparison: here both take as long. */
async function inEqualTime<T>(login: Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, REFUSAL_TIME))
  try {
    return await login
  } catch (error) {
    await time
    throw error
  }
}

/** Gives the second factor's code, if there is one; a session without it must not stay behind. */
async function passSecondFactor(auth: Auth, code: string | undefined): Promise<void> {
  if (!(await needsCode(auth))) return
  try {
    await giveCode(auth, code)
  } catch (error) {
    await auth.signOut({ scope: 'local' })
    throw error
  }
}

export function userRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/login', async (c) => {
    await limitAddress(environment, c)
    const { captchaToken, code, ...credentials } = parse(loginRequest, await readBody(c.req.raw))
    const proof = await requirePerson(environment, c, captchaToken)
    await limitAccount(environment, 'login', credentials.email)
    const auth = await authForErrand(environment, c)
    const { id } = await inEqualTime(login(auth, credentials, proof))
    await passSecondFactor(auth, code)
    const session = await sessionOf(auth)
    if (session === null) throw unauthenticated()
    const profile = await getProfile(dbForCaller(environment, session.accessToken))
    await setSession(c, session)
    return answer(c, messages.loginDone, { user: userShape(id, profile) })
  })

  routes.route('/', recoveryRoutes(environment))

  // Open to everybody: a person whose session has ended must get rid of the cookies, too.
  routes.post('/logout', async (c) => {
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
    const held = accessCookie(c)
    const known = held !== undefined && claimsOf(held) !== null
    if (!bearer && known) await requireXsrf(c, held)
    const token = bearer ?? (await tokenToEnd(environment, c, held))
    // A refresh token alone says only after its renewal which session it is of.
    if (!bearer && !known && token) await requireXsrf(c, token)
    if (token)
      await authForErrand(environment, c)
        .then((auth) => endSession(auth, token))
        .catch(noteUnended)
    clearSession(c)
    return answer(c, 'Logged out.')
  })

  routes.get('/me', signedIn(environment), async (c) => {
    return answer(c, 'OK', userShape(personOf(c).id, await getProfile(c.get('db'))))
  })

  routes.patch('/update', signedIn(environment), async (c) => {
    const body = await readBody(c.req.raw)
    const given = withDay(
      fieldsOf(body, ['name', 'email', 'number', 'dob', 'location', 'language']),
      'dob',
    )
    const { number: phone, ...others } = given
    const changes = phone === undefined ? others : { ...others, phone }
    const merged = { ...(await getProfile(c.get('db'))), ...changes }
    const fields = parse(profileSchema(dayInIndia(new Date())), merged, { phone: 'number' })
    const { id } = personOf(c)
    const profile = await updateProfile(c.get('db'), id, fields)
    return answer(c, messages.profileSaved, userShape(id, profile))
  })

  // For one change of the next ten minutes that asks who it is; who has a second factor logs in anew.
  routes.post('/prove', signedIn(environment), async (c) => {
    const { currentPassword } = parse(proofSchema, await readBody(c.req.raw))
    await provePassword(c.get('db'), currentPassword)
    return answer(c, 'OK')
  })

  return routes
}

function recoveryRoutes(environment: Environment) {
  const routes = new Hono<HalfSignedIn>()

  routes.post('/recovery-code', halfSignedIn(environment), async (c) => {
    await limitAddress(environment, c)
    const { code } = parse(recoverySchema, await readBody(c.req.raw))
    await useRecoveryCode(environment, c.get('account'), code)
    return answer(c, messages.recoveryCodeUsed)
  })

  return routes
}
