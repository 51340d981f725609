import type { Page } from '@playwright/test'
import { demoLogin } from '#supabase/local/settings.ts'
import type { Say } from './said.ts'
import type { Stage } from './stage.ts'

/** One press of those that open a state; names are said in the language of the screen. */
export type Step = (page: Page, say: Say) => Promise<unknown>
/** A dialog or a panel: the name of its pictures, the address, and the presses that open it. */
export type State = [name: string, address: string, ...steps: Step[]]

const press =
  (name: string): Step =>
  (page, say) =>
    page
      .getByRole('button', { name: say(name) })
      .first()
      .click()
const pressIn =
  (region: string, name: string): Step =>
  (page, say) =>
    page
      .getByRole('region', { name: say(region) })
      .getByRole('button', { name: say(name) })
      .first()
      .click()
const menu =
  (item: string): Step =>
  async (page, say) => {
    const actions = { name: say('Actions for *') }
    await page.getByRole('main').getByRole('button', actions).click()
    await page.getByRole('menuitem', { name: say(item) }).click()
  }
const type =
  (name: string, text: string): Step =>
  (page, say) =>
    page.getByLabel(say(name)).last().fill(text)
const keys =
  (pressed: string): Step =>
  (page) =>
    page.keyboard.press(pressed)
const load =
  (label: string, name: string, text: string): Step =>
  (page, say) =>
    page
      .getByLabel(say(label))
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const month = ({ firstDay }: { firstDay: string }) =>
  `?period=${firstDay.slice(5, 7)}${firstDay.slice(0, 4)}&filing=monthly`

export const statesOf = ({
  late,
  taxed,
  refundable,
  unfiled,
  told,
  open,
  now,
  schedule,
  draft,
  form26as,
}: Stage) => {
  const invoice = `/invoice/${late.id}`
  const states: State[] = [
    ['payment', invoice, press('Record payment')],
    ['payment-undo', `/invoice/${taxed.id}`, press('Undo ₹*')],
    ['refund', `/invoice/${refundable.id}`, press('Record refund')],
    ['credit-rows', invoice, menu('Credit note')],
    ['credit-amount', invoice, menu('Credit note'), press('Amount'), press('Full amount')],
    ['debit-rows', invoice, menu('Debit note')],
    ['debit-amount', invoice, menu('Debit note'), press('Amount')],
    ['write-off', invoice, menu('Write off balance')],
    ['cancel', invoice, menu('Delete invoice')],
    ['mail', invoice, menu('Send by email')],
    ['reminder', invoice, press('Remind by email')],
    ['share', invoice, press('Create new link')],
    ['late', invoice],
    ['late-accepted', invoice, pressIn('Late payment', 'Change')],
    ['gstr1-file', `/reports/gstr1${month(unfiled)}`, press('Mark as filed')],
    ['gstr3b-file', `/reports/gstr3b${month(open)}`, press('Mark as filed')],
    ['corrected', `/reports/gstr1${month(told)}`],
    ['waiting', `/reports/gstr1${month(open)}`],
    ['amended', `/reports/gstr1${month(now)}`],
    ['gstr1a-file', `/reports/gstr1${month(now)}`, press('Mark GSTR-1A as filed')],
    ['reject', '/reports/gstr1', press('Mark a rejected note')],
    [
      'tds-file',
      '/reports/tds',
      load('Choose Form 26AS or Form 168, or drop it here', '26AS.txt', form26as),
    ],
    ['tds-deduction', '/reports/tds', press('1 deduction'), press('Change the TDS of *')],
    ['schedule', `/schedules/${schedule.id}`],
    ['schedule-draft', `/invoice/draft/${draft.id}`],
    ['schedule-next', `/schedules/create?invoice=${late.id}`, press('Preview Next Invoice')],
    ['date', '/invoice/create', press('Choose a date')],
    ['palette', '/dashboard', keys('Control+k')],
    [
      'palette-found',
      '/dashboard',
      keys('Control+k'),
      type('Find a command, client or document', 'mal'),
    ],
    ['search', '/reports', (page) => page.getByRole('searchbox').first().fill('Mal')],
    ['invite', '/setting/members', press('Invite')],
    ['key', '/setting/connections', press('Create API key')],
    ['webhook', '/setting/connections', press('Add a webhook')],
    [
      'second-factor',
      '/setting/security',
      press('Turn on'),
      type('Password', demoLogin.password),
      keys('Enter'),
    ],
  ]
  return states
}

/** The dialogs of the client's page. */
export const clientStatesOf = (token: string): State[] => [
  ['i-have-paid', `/i/${token}`, press('I have paid')],
]
