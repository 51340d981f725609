import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { fact } from '#domain/mail/letter.ts'
import { product } from '#domain/product.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** The news that something changed which guards the account; `at` is an instant. */
const securityNews = v.object({
  name: v.string(),
  what: v.picklist([
    'factor_added',
    'factor_removed',
    'codes_made',
    'code_used',
    'payment_details',
    'key_made',
    'member_invited',
    'member_joined',
    'member_changed',
    'webhook_made',
  ]),
  at: v.string(),
  /** The name of the key or the member, where it is known still. */
  about: v.optional(v.nullable(v.string()), null),
})
type SecurityNews = v.InferOutput<typeof securityNews>

function buttonOf(what: SecurityNews['what'], words: Owner['words'], appUrl: string) {
  if (what === 'payment_details') {
    return { label: words.openPayments, url: `${appUrl}/setting/payments` }
  }
  if (what.startsWith('member_')) {
    return { label: words.openMembers, url: `${appUrl}/setting/members` }
  }
  return what === 'key_made' || what === 'webhook_made'
    ? { label: words.openConnections, url: `${appUrl}/setting/connections` }
    : { label: words.openSecurity, url: `${appUrl}/setting/security` }
}

/** Tells the owner, who may not be the one who changed it. */
export function securityMail({ name, what, at, about }: SecurityNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const { subject, words: told } = words.security[what]
  return newsMail(owner, product.name, {
    subject,
    words: [words.hello(typed(words, name)), told, words.notYou].join('\n\n'),
    title: words.account,
    figure: { label: words.changedAt, value: words.instant(at) },
    facts: about === null ? [] : [fact(words.changedName, typed(words, about))],
    button: buttonOf(what, words, appUrl),
    foot: words.securityFoot,
  })
}

export const security = toOwner(securityNews, securityMail)
