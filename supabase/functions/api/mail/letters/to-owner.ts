import * as v from 'valibot'
import { parts } from '#api/mail/compose.ts'
import type { Mail } from '#api/mail/mailer.ts'
import { newsInHindi } from '#api/mail/news-in-hindi.ts'
import { englishNews, type NewsWords } from '#api/mail/news-words.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { withoutLinks } from '#domain/mail/foreign-links.ts'
import type { Letter } from '#domain/mail/letter.ts'
import { type PersonLanguage, personLanguages } from '#domain/people/people.ts'
import { product } from '#domain/product.ts'
import type { Write } from './write.ts'

/** The product's texts for owners of each language. */
export const newsWordsOf: Record<PersonLanguage, NewsWords> = { en: englishNews, hi: newsInHindi }

/** To whom news goes: the address that they have proven, and the app's origin. */
export type Owner = { to: string; words: NewsWords; appUrl: string }

const envelope = v.object({ to: v.string(), language: v.picklist(personLanguages) })

/** A kind of mail to owners: how its news is read, and how it is written in the language of whom it is for. */
export const toOwner =
  <News>(news: v.GenericSchema<unknown, News>, write: (news: News, owner: Owner) => Mail): Write =>
  async (job, { appUrl }) => {
    const mail = v.parse(v.intersect([envelope, news]), job)
    return write(mail, { to: mail.to, words: newsWordsOf[mail.language], appUrl })
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
