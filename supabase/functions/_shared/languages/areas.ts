import type { Days } from '#src/language/days/readings.ts'
import type { amounts } from './en/messages/amounts.ts'
import type { history } from './en/messages/history.ts'
import type { sections } from './en/messages/sections.ts'
import type { supply } from './en/messages/supply.ts'
import type { names } from './en/names/index.ts'
import type { account } from './en/screens/account.ts'
import type { accountData } from './en/screens/account-data.ts'
import type { apiDocs } from './en/screens/api-docs.ts'
import type { assistants } from './en/screens/assistants.ts'
import type { auth } from './en/screens/auth.ts'
import type { bankFile } from './en/screens/bank-file.ts'
import type { businessSettings } from './en/screens/business-settings.ts'
import type { captcha } from './en/screens/captcha.ts'
import type { catalogue } from './en/screens/catalogue.ts'
import type { claimed } from './en/screens/claimed.ts'
import type { clients } from './en/screens/clients.ts'
import type { comments } from './en/screens/comments.ts'
import type { connections } from './en/screens/connections.ts'
import type { content } from './en/screens/content.ts'
import type { corrections } from './en/screens/corrections.ts'
import type { dashboard } from './en/screens/dashboard.ts'
import type { deletion } from './en/screens/deletion.ts'
import type { documents } from './en/screens/documents.ts'
import type { drafts } from './en/screens/drafts.ts'
import type { editor } from './en/screens/editor.ts'
import type { editorDraft } from './en/screens/editor-draft.ts'
import type { estimateAnswer } from './en/screens/estimate-answer.ts'
import type { estimates } from './en/screens/estimates.ts'
import type { exports } from './en/screens/exports.ts'
import type { gettingPaid } from './en/screens/getting-paid.ts'
import type { gstReturns } from './en/screens/gst-returns.ts'
import type { importing } from './en/screens/importing.ts'
import type { invoiceDetail } from './en/screens/invoice-detail.ts'
import type { invoicePayments } from './en/screens/invoice-payments.ts'
import type { join } from './en/screens/join.ts'
import type { kit } from './en/screens/kit.ts'
import type { landing } from './en/screens/landing.ts'
import type { landingBelow } from './en/screens/landing-below.ts'
import type { latePayment } from './en/screens/late-payment.ts'
import type { law } from './en/screens/law.ts'
import type { legal } from './en/screens/legal.ts'
import type { lists } from './en/screens/lists.ts'
import type { login } from './en/screens/login.ts'
import type { members } from './en/screens/members.ts'
import type { notFound } from './en/screens/not-found.ts'
import type { ownBusinesses } from './en/screens/own-businesses.ts'
import type { receiving } from './en/screens/receiving.ts'
import type { registers } from './en/screens/registers.ts'
import type { reportList } from './en/screens/report-list.ts'
import type { scheduleForm } from './en/screens/schedule-form.ts'
import type { schedules } from './en/screens/schedules.ts'
import type { sending } from './en/screens/sending.ts'
import type { setup } from './en/screens/setup.ts'
import type { sharing } from './en/screens/sharing.ts'
import type { shell } from './en/screens/shell.ts'
import type { site } from './en/screens/site.ts'
import type { siteHeader } from './en/screens/site-header.ts'
import type { statementMails } from './en/screens/statement-mails.ts'
import type { statements } from './en/screens/statements.ts'
import type { stop } from './en/screens/stop.ts'
import type { table } from './en/screens/table.ts'
import type { tally } from './en/screens/tally.ts'
import type { tdsCredit } from './en/screens/tds-credit.ts'
import type { trial } from './en/screens/trial.ts'
import type { twoStep } from './en/screens/two-step.ts'
import type { webhooks } from './en/screens/webhooks.ts'
import type { LanguageCode } from './languages.ts'
import type { Sentences } from './say.ts'
import type { Words } from './words.ts'

/** Every catalogue of the screens of English. */
type ScreenArea =
  | typeof account
  | typeof supply
  | typeof sections
  | typeof history
  | typeof amounts
  | typeof accountData
  | typeof apiDocs
  | typeof assistants
  | typeof auth
  | typeof captcha
  | typeof catalogue
  | typeof bankFile
  | typeof businessSettings
  | typeof ownBusinesses
  | typeof claimed
  | typeof clients
  | typeof connections
  | typeof comments
  | typeof join
  | typeof members
  | typeof content
  | typeof dashboard
  | typeof deletion
  | typeof documents
  | typeof drafts
  | typeof editor
  | typeof editorDraft
  | typeof estimateAnswer
  | typeof estimates
  | typeof gettingPaid
  | typeof corrections
  | typeof exports
  | typeof gstReturns
  | typeof importing
  | typeof invoiceDetail
  | typeof invoicePayments
  | typeof kit
  | typeof latePayment
  | typeof law
  | typeof legal
  | typeof landing
  | typeof landingBelow
  | typeof lists
  | typeof login
  | typeof notFound
  | typeof receiving
  | typeof registers
  | typeof reportList
  | typeof scheduleForm
  | typeof schedules
  | typeof sending
  | typeof setup
  | typeof sharing
  | typeof shell
  | typeof site
  | typeof siteHeader
  | typeof statementMails
  | typeof statements
  | typeof stop
  | typeof table
  | typeof tally
  | typeof tdsCredit
  | typeof trial
  | typeof twoStep
  | typeof webhooks

/** How screens name what the domain knows by a code. */
type NameArea = (typeof names)[keyof typeof names]

/** Every catalogue of English. */
export type Area = ScreenArea | NameArea

export type Names = { readonly [One in NameArea as One['area']]: Words<One> }

/** All of another language: what English says, and not one sentence less. */
export type Language = { readonly [One in Area as One['area']]: Words<One> } & {
  readonly code: LanguageCode
  readonly days: Days
  readonly sentences: Sentences
}
