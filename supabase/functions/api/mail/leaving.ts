import { formatDay, type PlainDate } from '#domain/dates.ts'
import { product } from '#domain/product.ts'
import { newsMail, typed } from './compose.ts'
import type { Mail } from './mailer.ts'

/** That an account is to be erased, and on which day in India. */
export type LeavingNews = { name: string; eraseOn: PlainDate }

/** Tells the owner, who may not be the one who asked, until when it can be stopped, and how. */
export function leavingMail({ name, eraseOn }: LeavingNews, to: string, appUrl: string): Mail {
  const day = formatDay(eraseOn)
  return newsMail(
    {
      subject: `Your account is to be deleted on ${day}`,
      words: [
        `Hello ${typed(name)},`,
        `we were asked to delete your account with all its invoices. On ${day} everything is erased for good. Until then nothing of it is mailed, and the links of your clients rest.`,
        'To keep it, log in before that day: any login stops it. If it was not you who asked, choose another password then.',
      ].join('\n\n'),
      title: 'Your account',
      figure: { label: 'Erased on', value: day },
      facts: [],
      button: { label: 'Log in and keep it', url: `${appUrl}/login` },
      foot: 'This email comes whenever an account is to be deleted.',
    },
    to,
    product.name,
  )
}
