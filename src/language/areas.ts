import type { Days } from './days/readings.ts'
import type { account } from './english/account.ts'
import type { accountData } from './english/account-data.ts'
import type { apiDocs } from './english/api-docs.ts'
import type { auth } from './english/auth.ts'
import type { bankFile } from './english/bank-file.ts'
import type { businessSettings } from './english/business-settings.ts'
import type { captcha } from './english/captcha.ts'
import type { catalogue } from './english/catalogue.ts'
import type { claimed } from './english/claimed.ts'
import type { clients } from './english/clients.ts'
import type { content } from './english/content.ts'
import type { dashboard } from './english/dashboard.ts'
import type { deletion } from './english/deletion.ts'
import type { documents } from './english/documents.ts'
import type { drafts } from './english/drafts.ts'
import type { editor } from './english/editor.ts'
import type { editorDraft } from './english/editor-draft.ts'
import type { estimateAnswer } from './english/estimate-answer.ts'
import type { estimates } from './english/estimates.ts'
import type { gettingPaid } from './english/getting-paid.ts'
import type { gstReturns } from './english/gst-returns.ts'
import type { importing } from './english/importing.ts'
import type { invoiceDetail } from './english/invoice-detail.ts'
import type { invoicePayments } from './english/invoice-payments.ts'
import type { kit } from './english/kit.ts'
import type { landing } from './english/landing.ts'
import type { landingBelow } from './english/landing-below.ts'
import type { legal } from './english/legal.ts'
import type { lists } from './english/lists.ts'
import type { login } from './english/login.ts'
import type { notFound } from './english/not-found.ts'
import type { receiving } from './english/receiving.ts'
import type { registers } from './english/registers.ts'
import type { reportList } from './english/report-list.ts'
import type { scheduleForm } from './english/schedule-form.ts'
import type { schedules } from './english/schedules.ts'
import type { sending } from './english/sending.ts'
import type { setup } from './english/setup.ts'
import type { sharing } from './english/sharing.ts'
import type { shell } from './english/shell.ts'
import type { site } from './english/site.ts'
import type { siteHeader } from './english/site-header.ts'
import type { statementMails } from './english/statement-mails.ts'
import type { statements } from './english/statements.ts'
import type { stop } from './english/stop.ts'
import type { table } from './english/table.ts'
import type { trial } from './english/trial.ts'

/** Every catalogue of English. */
export type Area =
  | typeof account
  | typeof accountData
  | typeof apiDocs
  | typeof auth
  | typeof captcha
  | typeof catalogue
  | typeof bankFile
  | typeof businessSettings
  | typeof claimed
  | typeof clients
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
  | typeof gstReturns
  | typeof importing
  | typeof invoiceDetail
  | typeof invoicePayments
  | typeof kit
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
  | typeof trial

/** A catalogue as any language has it: the same keys, and the same parameters. */
export type Words<English> = {
  readonly [Key in keyof English as Key extends 'area' ? never : Key]: English[Key] extends string
    ? string
    : English[Key] extends (...params: never[]) => string
      ? English[Key]
      : Words<English[Key]>
}

/** By BCP 47, as they call themselves. */
export const languages = { en: 'English', hi: 'हिन्दी' } as const
export type LanguageCode = keyof typeof languages

/** All of another language: what English says, and not one sentence less. */
export type Language = { readonly [One in Area as One['area']]: Words<One> } & {
  readonly code: LanguageCode
  /** By what the domain calls it in English: fields, statuses, columns, States. */
  readonly labels: Readonly<Record<string, string>>
  readonly days: Days
  /** Says the sentences of the domain in it, until what it gives is called. */
  readonly speakDomain: () => () => void
}
