import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { product } from '#domain/product.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** The news that a webhook was switched off; `at` and `since` are instants. */
const webhookNews = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  why: v.picklist(['gone', 'failing']),
  at: v.string(),
  since: v.nullable(v.string()),
})
type WebhookNews = v.InferOutput<typeof webhookNews>

/** Tells the owner that their program hears nothing any more, and why. */
export function webhookMail({ name, url, why, at, since }: WebhookNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const { host } = new URL(url)
  return newsMail(owner, product.name, {
    subject: words.webhookOff(host),
    words: [words.hello(typed(words, name)), words.webhookWhy[why], words.webhookAgain].join(
      '\n\n',
    ),
    title: words.webhookTitle,
    figure: { label: words.webhookOffAt, value: words.instant(at) },
    facts:
      since === null ? [] : [{ label: words.webhookSince, value: words.instant(since), url: null }],
    button: { label: words.openConnections, url: `${appUrl}/setting/connections` },
    foot: words.webhookFoot,
  })
}

export const webhook = toOwner(webhookNews, webhookMail)
