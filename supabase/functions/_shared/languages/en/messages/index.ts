import { account } from './account.ts'
import { business } from './business.ts'
import { cautions } from './cautions.ts'
import { clients } from './clients.ts'
import { counted } from './counted.ts'
import { documents } from './documents.ts'
import { filing } from './filing.ts'
import { gstProblems } from './gst-problems.ts'
import { invoices } from './invoices.ts'
import { money } from './money.ts'

/** The sentences that the domain and the screens say by code: those of the specification's sections 5 and 8, and the product's own of that kind. */
export const messages = {
  ...account,
  ...business,
  ...clients,
  ...documents,
  ...invoices,
  ...money,
  ...counted,
  ...filing,
  ...cautions,
  ...gstProblems,
}
