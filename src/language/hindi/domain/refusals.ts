import type { RefusalCode, Sentence } from '#domain/messages/refusals.ts'
import { accountRefusals } from './refusals/account.ts'
import { clientRefusals } from './refusals/clients.ts'
import { documentRefusals } from './refusals/documents.ts'
import { fileRefusals } from './refusals/files.ts'
import { gstRefusals } from './refusals/gst.ts'
import { mailRefusals } from './refusals/mails.ts'
import { paymentRefusals } from './refusals/payments.ts'

/**
 * The sentences of `domain/refusals.ts` by their codes. Those worded in `messages` come from there,
 * which speaks Hindi by then.
 */
export const refusalsInHindi = {
  ...accountRefusals,
  ...clientRefusals,
  ...documentRefusals,
  ...fileRefusals,
  ...gstRefusals,
  ...mailRefusals,
  ...paymentRefusals,
} satisfies Record<RefusalCode, Sentence>
