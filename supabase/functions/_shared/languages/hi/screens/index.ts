import type { Language } from '#languages/areas.ts'
import { names } from '#languages/hi/names/index.ts'
import { daysInHindi } from '../days.ts'
import { amounts } from '../messages/amounts.ts'
import { history } from '../messages/history.ts'
import { sections } from '../messages/sections.ts'
import { supply } from '../messages/supply.ts'
import { sentences } from '../sentences.ts'
import { account } from './account.ts'
import { accountData } from './account-data.ts'
import { apiDocs } from './api-docs.ts'
import { assistants } from './assistants.ts'
import { auth } from './auth.ts'
import { bankFile } from './bank-file.ts'
import { businessSettings } from './business-settings.ts'
import { captcha } from './captcha.ts'
import { catalogue } from './catalogue.ts'
import { claimed } from './claimed.ts'
import { clients } from './clients.ts'
import { comments } from './comments.ts'
import { connections } from './connections.ts'
import { content } from './content.ts'
import { corrections } from './corrections.ts'
import { dashboard } from './dashboard.ts'
import { deletion } from './deletion.ts'
import { documents } from './documents.ts'
import { drafts } from './drafts.ts'
import { editor } from './editor.ts'
import { editorDraft } from './editor-draft.ts'
import { estimateAnswer } from './estimate-answer.ts'
import { estimates } from './estimates.ts'
import { exports } from './exports.ts'
import { gettingPaid } from './getting-paid.ts'
import { gstReturns } from './gst-returns.ts'
import { importing } from './importing.ts'
import { invoiceDetail } from './invoice-detail.ts'
import { invoicePayments } from './invoice-payments.ts'
import { join } from './join.ts'
import { kit } from './kit.ts'
import { landing } from './landing.ts'
import { landingBelow } from './landing-below.ts'
import { latePayment } from './late-payment.ts'
import { law } from './law.ts'
import { legal } from './legal.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { members } from './members.ts'
import { notFound } from './not-found.ts'
import { ownBusinesses } from './own-businesses.ts'
import { receiving } from './receiving.ts'
import { registers } from './registers.ts'
import { reportList } from './report-list.ts'
import { scheduleForm } from './schedule-form.ts'
import { schedules } from './schedules.ts'
import { sending } from './sending.ts'
import { setup } from './setup.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { siteHeader } from './site-header.ts'
import { statementMails } from './statement-mails.ts'
import { statements } from './statements.ts'
import { stop } from './stop.ts'
import { table } from './table.ts'
import { tally } from './tally.ts'
import { tdsCredit } from './tds-credit.ts'
import { trial } from './trial.ts'
import { twoStep } from './two-step.ts'
import { webhooks } from './webhooks.ts'
import './script.css'

// As people in small businesses speak: इनवॉइस, भुगतान, बकाया; आप; short labels.
export const hindi: Language = {
  code: 'hi',
  ...names,
  days: daysInHindi,
  sentences,
  account,
  supply,
  sections,
  history,
  amounts,
  accountData,
  apiDocs,
  assistants,
  auth,
  captcha,
  catalogue,
  bankFile,
  businessSettings,
  ownBusinesses,
  claimed,
  clients,
  connections,
  content,
  dashboard,
  deletion,
  documents,
  drafts,
  editor,
  editorDraft,
  estimateAnswer,
  estimates,
  exports,
  gettingPaid,
  corrections,
  gstReturns,
  importing,
  invoiceDetail,
  invoicePayments,
  kit,
  latePayment,
  law,
  legal,
  landing,
  landingBelow,
  lists,
  login,
  comments,
  join,
  members,
  notFound,
  receiving,
  registers,
  reportList,
  scheduleForm,
  schedules,
  sending,
  setup,
  sharing,
  shell,
  site,
  siteHeader,
  statementMails,
  statements,
  stop,
  table,
  tally,
  tdsCredit,
  trial,
  twoStep,
  webhooks,
}
