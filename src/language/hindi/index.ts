import type { Language } from '../areas.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { claimed } from './claimed.ts'
import { drafts } from './drafts.ts'
import { editor } from './editor.ts'
import { editorDraft } from './editor-draft.ts'
import { invoiceDetail } from './invoice-detail.ts'
import { invoicePayments } from './invoice-payments.ts'
import { kit } from './kit.ts'
import { login } from './login.ts'
import { notFound } from './not-found.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { stop } from './stop.ts'
import { trial } from './trial.ts'

// As people in small businesses speak: इनवॉइस, भुगतान, बकाया; आप; short labels.
export const hindi: Language = {
  code: 'hi',
  account,
  auth,
  claimed,
  drafts,
  editor,
  editorDraft,
  invoiceDetail,
  invoicePayments,
  kit,
  login,
  notFound,
  sharing,
  shell,
  site,
  stop,
  trial,
}
