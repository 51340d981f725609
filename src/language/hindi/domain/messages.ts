import type { messages } from '#domain/messages/messages.ts'
import type { Words } from '../../areas.ts'
import { accountMessages } from './messages-account.ts'
import { businessMessages } from './messages-business.ts'
import { clientMessages } from './messages-clients.ts'
import { countedMessages } from './messages-counted.ts'
import { documentMessages } from './messages-documents.ts'
import { invoiceMessages } from './messages-invoices.ts'
import { moneyMessages } from './messages-money.ts'

/** The domain's sentences, in its order. */
export const messagesInHindi: Words<typeof messages> = {
  ...accountMessages,
  ...businessMessages,
  ...invoiceMessages,
  ...clientMessages,
  ...documentMessages,
  ...moneyMessages,
  ...countedMessages,
}
