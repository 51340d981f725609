import { accountRefusals } from './account.ts'
import { authRefusals } from './auth.ts'
import { clientsRefusals } from './clients.ts'
import { correctionsRefusals } from './corrections.ts'
import { documentsRefusals } from './documents.ts'
import { filesRefusals } from './files.ts'
import { gstRefusals } from './gst.ts'
import { mailsRefusals } from './mails.ts'
import { paymentsRefusals } from './payments.ts'

/** Refusals by the codes of the database, the product and the Auth server. */
export const refusals = {
  ...accountRefusals,
  ...authRefusals,
  ...clientsRefusals,
  ...correctionsRefusals,
  ...documentsRefusals,
  ...filesRefusals,
  ...gstRefusals,
  ...mailsRefusals,
  ...paymentsRefusals,
}
