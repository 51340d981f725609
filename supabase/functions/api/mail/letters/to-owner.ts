import * as v from 'valibot'
import { parts } from '#api/mail/compose.ts'
import type { Mail } from '#api/mail/mailer.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { withoutLinks } from '#domain/mail/foreign-links.ts'
import type { Letter } from '#domain/mail/letter.ts'
import { product } from '#domain/product.ts'
import { languageOf, languages } from '#languages/languages.ts'
import type { NewsWords } from '#languages/listed.ts'
import type { Write } from './write.ts'

/** The recipient of news: a proven address, and the app's origin. */
export type Owner = { to: string; words: NewsWords; appUrl: string }

const envelope = v.object({ to: v.string(), language: v.string() })

/** A kind of mail to owners: how to read its news, and how to write it in the owner's language. */
export const toOwner =
  <News>(news: v.GenericSchema<unknown, News>, write: (news: News, owner: Owner) => Mail): Write =>
  async (job, { appUrl }) => {
    const mail = v.parse(v.intersect([envelope, news]), job)
    const words = await languages[languageOf(mail.language)].mails()
    return write(mail, { to: mail.to, words, appUrl })
  }

/** News to an owner, which the product words itself. */
type News = Pick<Letter, 'words' | 'title' | 'figure' | 'facts'> & {
  table?: Letter['table']
  subject: string
  button: NonNullable<Letter['button']>
  foot?: string
}

export const newsMail = (
  { to, words }: Owner,
  fromName: string,
  { subject, table = null, foot = words.choosing, ...news }: News,
): Mail => ({
  ...{ to, replyTo: null, fromName, subject },
  ...parts({
    ...news,
    ...{ lang: words.lang, head: { name: product.name, logo: null } },
    ...{ ownLinks: [], table, upi: null },
    foot: { text: foot, url: null },
  }),
})

/** Shows a text from strangers without links; in the app it keeps them. */
export const typed = ({ linkLeftOut }: NewsWords, text: string) =>
  toSingleLine(withoutLinks(text, linkLeftOut))
