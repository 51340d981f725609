import * as v from 'valibot'
import { businessAnswer } from '#api/http/shapes/business.ts'
import {
  businessBody,
  confirmationSchema,
  forgotRequest,
  loginRequest,
  newPasswordSchema,
  periodQuery,
  registrationRequest,
  statusQuery,
} from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { profileSchema, proofSchema } from '#domain/people/people.ts'
import { recoverySchema } from '#domain/people/second-factor.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as examples from '../examples/documents.ts'
import { catalogue } from './catalogue.ts'
import { clients } from './client.ts'
import { correctionsOf } from './corrections.ts'
import { credit } from './credit.ts'
import { estimates, forerunners } from './estimate.ts'
import { exports, imports } from './export.ts'
import { filing } from './filing.ts'
import { gstReturns } from './gst-return.ts'
import { drafts, invoices } from './invoice.ts'
import { latePayments } from './late.ts'
import { members } from './member.ts'
import type { Fields, Operation, TypicalOperation } from './operation.ts'
import { payments } from './payment.ts'
import { receipts } from './receipt.ts'
import { reports } from './report.ts'
import { schedules } from './schedule.ts'
import { mails, sharing } from './sharing.ts'
import { statements } from './statement.ts'

/** The profile as requests name its fields; those that are not given keep their value. */
function profileChange(today: PlainDate): Fields {
  const { phone: number, ...others } = profileSchema(today).entries
  return v.partial(v.object({ ...others, number }))
}

const guarded = { session: false, refusals: [429] } satisfies Partial<Operation>

const account = (today: PlainDate): TypicalOperation[] => [
  {
    ...guarded,
    method: 'post',
    path: '/user/auth/register',
    summary: 'Register; a 6-digit code is mailed. The answer sets a cookie for verifiy-otp.',
    body: { schema: registrationRequest, example: examples.registration },
    status: 201,
    message: messages.registerDone,
    refusals: [409, 429],
  },
  {
    ...guarded,
    method: 'post',
    path: '/user/auth/verifiy-otp',
    summary:
      'Confirm the address by its code (spelled as its clients spell it). Without the cookie of register, send name and password again.',
    body: { schema: confirmationSchema, example: examples.confirmation },
    message: messages.codeDone,
  },
  {
    ...guarded,
    method: 'post',
    path: '/user/auth/login',
    summary:
      'Log in; the answer sets the session’s cookies. Who has turned two-step verification on sends the `code` of the app, too.',
    body: { schema: loginRequest, example: examples.credentials },
    message: messages.loginDone,
    data: { schema: answers.login, example: { user: examples.user } },
    refusals: [403, 429],
  },
  {
    method: 'post',
    path: '/user/auth/recovery-code',
    summary:
      'Give a recovery code in the place of the app’s code, in a session that lacks it. It removes all authenticator apps.',
    body: { schema: recoverySchema, example: { code: 'K7QM-2XWP-9HTD-R4VA' } },
    message: messages.recoveryCodeUsed,
    refusals: [403, 429, 502, 503],
  },
  {
    method: 'post',
    path: '/user/auth/prove',
    summary:
      'Give the password again in a session that is older than ten minutes, for one change that asks for it: payment details, or inviting a member. Who has turned two-step verification on logs in anew, with the `code`.',
    body: { schema: proofSchema, example: { currentPassword: 'correct horse' } },
    message: 'OK',
  },
  {
    method: 'post',
    path: '/user/auth/logout',
    summary: 'Log out; clears the cookies in any case.',
    session: false,
    message: 'Logged out.',
    refusals: [403],
  },
  {
    ...guarded,
    method: 'post',
    path: '/user/auth/forgot-password',
    summary: 'Have a reset link mailed. The same answer for an address without an account.',
    body: { schema: forgotRequest, example: { email: examples.credentials.email } },
    message: messages.resetRequestDone,
  },
  {
    ...guarded,
    method: 'post',
    path: '/user/auth/reset-password/{token}',
    summary:
      'Set a new password by the token of the mailed link; ends all sessions. With two-step verification it needs the `code` of the app.',
    body: { schema: newPasswordSchema, example: examples.newPassword },
    message: messages.resetDone,
  },
  {
    method: 'get',
    path: '/user/auth/me',
    summary: 'The signed-in person.',
    data: { schema: answers.user, example: examples.user },
  },
  {
    method: 'patch',
    path: '/user/auth/update',
    summary: 'Change the profile; `dob` is a day or an instant, which counts as its day in India.',
    body: { schema: profileChange(today), example: examples.profile },
    message: messages.profileSaved,
    data: { schema: answers.user, example: examples.user },
  },
]

const business: TypicalOperation[] = [
  {
    method: 'get',
    path: '/business',
    summary: 'The business profile, or null before there is one.',
    data: { schema: answers.noBusinessYet, example: examples.storedBusiness },
  },
  {
    method: 'post',
    path: '/business/setup',
    summary: 'Make the one business profile.',
    body: { schema: businessBody, example: examples.business },
    status: 201,
    message: messages.businessCreated,
    data: { schema: businessAnswer, example: examples.storedBusiness },
    refusals: [409],
  },
  {
    method: 'patch',
    path: '/business/update',
    summary: 'Change the business profile; fields that are not given keep their value.',
    body: { schema: v.partial(businessBody), example: { phone: '9820012345' } },
    message: messages.businessUpdated,
    data: { schema: businessAnswer, example: examples.storedBusiness },
    refusals: [404],
  },
]

const dashboard = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/dashboard/summary/data',
    summary: 'Sums of a month, or of a day of it; without a year, of this year. Money in rupees.',
    query: periodQuery,
    data: { schema: answers.dashboard, example: examples.dashboard },
    refusals: [422],
  },
  {
    method: 'get',
    path: '/dashboard/recent/data',
    summary: 'The five latest invoices.',
    data: { schema: answers.recent, example: examples.recent(today) },
  },
  {
    method: 'get',
    path: '/dashboard/invoices',
    summary:
      'Invoices of a status, up to 1,000; `id` may only be the caller’s own. What is cancelled, written off, or a credit note comes by its own alone; a debit note by its own, and with the others.',
    query: statusQuery,
    data: { schema: answers.filtered, example: { data: [examples.invoiceInList(today)] } },
    refusals: [404, 422],
  },
]

/** Every call but those that do not answer with JSON of this shape: the PDFs and this description. */
export const operations = (today: PlainDate): Operation[] =>
  [
    ...account(today),
    ...business,
    ...members,
    ...dashboard(today),
    ...invoices(today),
    ...drafts(today),
    ...estimates(today),
    ...forerunnerKinds
      .filter((kind) => !kinds[kind].answerable)
      .flatMap((kind) => forerunners(today, kind)),
    ...clients,
    ...payments(today),
    ...receipts(today),
    ...credit(today),
    ...correctionsOf(today),
    ...latePayments(today),
    ...filing(today),
    ...catalogue(today),
    ...schedules(today),
    ...gstReturns,
    ...reports,
    ...statements,
    ...exports,
    ...imports,
    ...sharing(today),
    ...mails,
  ].map((operation) => ({ session: true, message: 'OK', ...operation }))
