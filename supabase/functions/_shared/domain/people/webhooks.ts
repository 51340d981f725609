import * as v from 'valibot'
import { message } from '../messages/message.ts'
import { optionalLine } from '../text.ts'

/** The topics that a webhook can choose; each event is of one of them. */
export const webhookTopics = ['documents', 'payments', 'estimates', 'sending'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

const DESCRIPTION_LENGTH = 80
const URL_LENGTH = 500

/**
 * A name on its usual port. The second form works with a program on the machine of the embedded stack alone; the database
 * takes the same.
 */
const shape =
  /^(https:\/\/([a-z0-9](-*[a-z0-9])*\.)+[a-z](-*[a-z0-9])+(:443)?|http:\/\/127\.0\.0\.1(:[0-9]{1,5})?)([/?][!"$-~]*)?$/i

/** The address as browsers write it, with a name of any script in letters of the network. */
const asWritten = (text: string) => URL.parse(text.trim())?.href ?? text

export const webhookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.transform(asWritten),
    v.check((url) => url.length <= URL_LENGTH && shape.test(url), message('webhookUrlWrong')),
  ),
  description: optionalLine('description', DESCRIPTION_LENGTH),
  /** All of them stand for those to come as well. */
  topics: v.pipe(v.array(v.picklist(webhookTopics)), v.nonEmpty(message('webhookTopicMissing'))),
})
export type WebhookInput = v.InferInput<typeof webhookSchema>
export type NewWebhook = v.InferOutput<typeof webhookSchema>
