import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse, readBody } from '#api/http/input.ts'
import { requirePerson, type SignedIn, signedIn } from '#api/http/session.ts'
import { invitedShape, joinPath } from '#api/http/shapes/member.ts'
import { type MailHost, mailHostOf } from '#api/mail/host.ts'
import { MailError } from '#api/mail/mailer.ts'
import type { Db } from '#data/client.ts'
import { DataError, unwrap } from '#data/errors.ts'
import { getInvitation, inviteMember } from '#data/people/members.ts'
import { invitationSchema } from '#domain/people/members.ts'

const begun = v.object({ stop: v.string(), reply_to: v.nullable(v.string()) })

/** What went wrong, without a name of somebody; a limit that is reached, or mails that are stopped, are no fault. */
function note(error: unknown) {
  if (error instanceof DataError && error.status > 0 && error.status < 500) return
  console.error(error instanceof MailError ? error.message : error)
}

/** Mails an invitation, and returns whether it went: it stands without, so nothing here may look like a failure of it. */
async function mail(host: MailHost, db: Db, made: { id: string; token: string }): Promise<boolean> {
  const { server, mostADay, appUrl } = host
  try {
    const admitted = await server.rpc('begin_invitation_mail', {
      invitation_id: made.id,
      ...(mostADay !== null && { most_a_day: mostADay }),
    })
    const { stop: stopToken, reply_to: replyTo } = v.parse(begun, unwrap(admitted))
    const invitation = await getInvitation(db, made.token)
    const { invitationMail } = await import('#api/mail/letters/invitation.ts')
    const url = appUrl + joinPath(made.token)
    await host.mailer(await invitationMail({ ...invitation, url, stopToken, replyTo, appUrl }))
    return true
  } catch (error) {
    note(error)
    return false
  }
}

/** Who works for a business. Lists and changes are the Data API's; an invitation is also mailed. */
export function memberRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  const host = mailHostOf(environment)

  routes.post('/', signedIn(environment), async (c) => {
    requirePerson(c)
    const asked = parse(invitationSchema, await readBody(c.req.raw))
    const db = c.get('db')
    const made = await inviteMember(db, asked)
    const mailed = host !== null && (await mail(host, db, made))
    return answer(c, 'OK', invitedShape(made, mailed), 201)
  })

  return routes
}
