import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import { forerunnerKinds } from '#domain/document/kinds.ts'
import { login, useSession } from '#src/data/account/session.ts'
import { ItemsScreen } from '#src/features/catalogue/items-screen.tsx'
import { ClientFormScreen } from '#src/features/clients/client-form-screen.tsx'
import { ClientScreen } from '#src/features/clients/client-screen.tsx'
import { ClientListScreen } from '#src/features/clients/list/client-list-screen.tsx'
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx'
import { InvoiceDetailScreen } from '#src/features/invoices/detail/invoice-detail-screen.tsx'
import { InvoiceCreateScreen } from '#src/features/invoices/editor/invoice-create-screen.tsx'
import { EstimateListScreen } from '#src/features/invoices/estimates/estimate-list-screen.tsx'
import { InvoiceListScreen } from '#src/features/invoices/list/invoice-list-screen.tsx'
import { ScheduleScreens } from '#src/features/invoices/schedules/schedule-screens.tsx'
import { ReportScreens } from '#src/features/reports/report-screens.tsx'
import { BillingScreen } from '#src/features/settings/billing/billing-screen.tsx'
import { BusinessScreen } from '#src/features/settings/business/business-screen.tsx'
import { ConnectionsScreen } from '#src/features/settings/connections/connections-screen.tsx'
import { MembersScreen } from '#src/features/settings/members/members-screen.tsx'
import { NotificationsScreen } from '#src/features/settings/notifications/notifications-screen.tsx'
import { NumbersScreen } from '#src/features/settings/numbers/numbers-screen.tsx'
import { PaymentsScreen } from '#src/features/settings/payments/payments-screen.tsx'
import { ProfileScreen } from '#src/features/settings/profile/profile-screen.tsx'
import { SecurityScreen } from '#src/features/settings/security/security-screen.tsx'
import { SettingLayout } from '#src/features/settings/setting-layout.tsx'
import { TaxScreen } from '#src/features/settings/tax/tax-screen.tsx'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { authServer, authSession } from '../../msw/auth.ts'
import { openAt } from './render.tsx'

/** Stands in for the app's shell: a main region, for signed-in people only. */
function Shell() {
  if (useSession().status !== 'signed-in') return 'Signed out'
  return (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  )
}

const routes = [
  {
    Component: Shell,
    children: [
      { path: paths.dashboard, Component: DashboardScreen },
      { path: paths.invoices, Component: InvoiceListScreen },
      { path: paths.invoiceCreate, Component: InvoiceCreateScreen },
      { path: paths.invoiceDraftPattern, Component: InvoiceCreateScreen },
      { path: paths.invoicePattern, Component: InvoiceDetailScreen },
      ...forerunnerKinds.flatMap((kind) => [
        { path: kindPaths(kind).list, Component: EstimateListScreen },
        { path: kindPaths(kind).create, Component: InvoiceCreateScreen },
        { path: kindPaths(kind).pattern, Component: InvoiceDetailScreen },
      ]),
      { path: paths.items, Component: ItemsScreen },
      { path: paths.clients, Component: ClientListScreen },
      { path: paths.clientCreate, Component: ClientFormScreen },
      { path: paths.clientPattern, Component: ClientScreen },
      { path: paths.clientEditPattern, Component: ClientFormScreen },
      { path: `${paths.reports}/*`, Component: ReportScreens },
      {
        path: paths.setting,
        Component: SettingLayout,
        children: [
          { path: paths.settingProfile, Component: ProfileScreen },
          { path: paths.settingBusiness, Component: BusinessScreen },
          { path: paths.settingTax, Component: TaxScreen },
          { path: paths.settingNumbers, Component: NumbersScreen },
          { path: paths.gettingPaid, Component: PaymentsScreen },
          { path: paths.settingBilling, Component: BillingScreen },
          { path: paths.settingNotifications, Component: NotificationsScreen },
          { path: paths.settingSecurity, Component: SecurityScreen },
          { path: paths.settingMembers, Component: MembersScreen },
          { path: paths.settingConnections, Component: ConnectionsScreen },
        ],
      },
      { path: `${paths.schedules}/*`, Component: ScheduleScreens },
      { path: `${paths.reports}/*`, Component: ReportScreens },
      { path: '*', element: <h1>Another screen</h1> },
    ],
  },
]

async function signIn(session: object = authSession()) {
  authServer({ 'POST /token': () => HttpResponse.json(session) })
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
}

/** Opens a part of a screen by itself, for Asha: what stands around it takes most of the time. */
export async function openPart(Part: ComponentType) {
  await signIn()
  return openAt('/', [
    { path: '/', Component: Part },
    { path: '*', element: <h1>Another screen</h1> },
  ])
}

/** Opens a path of the signed-in part for Asha, who has just signed in. */
export async function openSignedIn(path: string, session?: object) {
  await signIn(session)
  const opened = openAt(path, routes)
  await screen.findByRole('main')
  return opened
}

/** Puts a value into a field at once: keys one by one cost a second per test. */
export const put = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

/** Returns the suggestions of a field while one types. */
export const suggestionsOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement
    ? Array.from(field.list?.options ?? [], ({ value }) => value)
    : []

/**
 * Leaves a number field as "12e" does: without a value, and with a mark that its text is no number.
 */
export function putNoNumber(field: HTMLElement) {
  put(field, '')
  Object.defineProperty(field, 'validity', { value: { badInput: true } })
}
