import type { Language } from '../areas.ts'
import { account } from './account.ts'
import { apiDocs } from './api-docs.ts'
import { auth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { claimed } from './claimed.ts'
import { clients } from './clients.ts'
import { dashboard } from './dashboard.ts'
import { invoiceDetail } from './invoice-detail.ts'
import { invoicePayments } from './invoice-payments.ts'
import { kit } from './kit.ts'
import { login } from './login.ts'
import { notFound } from './not-found.ts'
import { receiving } from './receiving.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { stop } from './stop.ts'

// As people in small businesses speak: इनवॉइस, भुगतान, बकाया; आप; short labels.
export const hindi: Language = {
  code: 'hi',
  account,
  apiDocs,
  auth,
  catalogue,
  claimed,
  clients,
  dashboard,
  invoiceDetail,
  invoicePayments,
  kit,
  login,
  notFound,
  receiving,
  sharing,
  shell,
  site,
  stop,
}
