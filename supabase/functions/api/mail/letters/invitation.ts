import { parts } from '#api/mail/compose.ts'
import type { Mail } from '#api/mail/mailer.ts'
import { stopPath } from '#api/mail/stops.ts'
import type { Invitation } from '#data/people/members.ts'
import { fact } from '#domain/mail/letter.ts'
import { product } from '#domain/product.ts'
import { languageOf, languages } from '#languages/languages.ts'
import { typed } from './to-owner.ts'

type Invited = Invitation & {
  /** Where it is accepted, absolute. */
  url: string
  /** The token that stops further mails of this sender. */
  stopToken: string
  /** The inviter's own address, which they have proven; null: none. */
  replyTo: string | null
  /** The app's origin. */
  appUrl: string
}

/**
 * Asks a stranger to work for a business, in the language of who asks. The names in it are typed by that person, so they
 * bring no link and no line of their own.
 */
export async function invitationMail(invited: Invited): Promise<Mail> {
  const { business, by, email, role, url, replyTo, appUrl } = invited
  const language = languageOf(invited.language)
  const words = await languages[language].mails()
  const said = words.invitation
  const [inviter, name] = [typed(words, by), typed(words, business)]
  const stop = stopPath(invited.stopToken, language)
  return {
    ...{ to: email, replyTo, fromName: product.name, subject: said.subject(inviter, name) },
    ...parts({
      lang: words.lang,
      head: { name: product.name, logo: null },
      words: [said.words(inviter, name), said.may[role]].join('\n\n'),
      ownLinks: [],
      title: name,
      figure: { label: said.as, value: said.roles[role] },
      facts: [fact(said.by, inviter)],
      ...{ table: null, upi: null },
      button: { label: said.open, url },
      foot: { text: said.foot(inviter), url: appUrl + stop.page },
    }),
    stopUrl: appUrl + stop.oneClick,
  }
}
