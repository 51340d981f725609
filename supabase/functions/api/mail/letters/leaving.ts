import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { product } from '#domain/product.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** The news that an account is to be erased, with the day in India. */
const leavingNews = v.pipe(
  v.object({ name: v.string(), erase_on: v.string() }),
  v.transform(toCamel),
)
type LeavingNews = v.InferOutput<typeof leavingNews>

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

export const leaving = toOwner(leavingNews, leavingMail)
