import type { PlainDate } from '#domain/dates.ts'
import { product } from '#domain/product.ts'
import type { Mail } from './mailer.ts'
import { newsMail, type Owner, typed } from './news.ts'

/** That an account is to be erased, and on which day in India. */
export type LeavingNews = { name: string; eraseOn: PlainDate }

/** Tells the owner, who may not be the one who asked, until when it can be stopped, and how. */
export function leavingMail({ name, eraseOn }: LeavingNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const day = words.day(eraseOn)
  return newsMail(owner, product.name, {
    subject: words.leavingSubject(day),
    words: [words.hello(typed(words, name)), ...words.leaving(day)].join('\n\n'),
    title: words.account,
    figure: { label: words.erasedOn, value: day },
    facts: [],
    button: { label: words.keep, url: `${appUrl}/login` },
    foot: words.leavingFoot,
  })
}
