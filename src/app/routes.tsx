import { Navigate, type RouteObject } from 'react-router-dom'
import { forerunnerKinds } from '#domain/document/kinds.ts'
import { kindPaths } from '../lib/kind-paths.ts'
import { paths } from '../lib/paths/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { publicRoutes } from './public-routes.tsx'
import { PublicLayout } from './site/public-layout.tsx'

const authRoutes: RouteObject[] = [
  {
    path: paths.login,
    ...lazyScreen(() =>
      import('../features/auth/login/login-screen.tsx').then((it) => it.LoginScreen),
    ),
  },
  {
    path: paths.register,
    ...lazyScreen(() =>
      import('../features/auth/registration/register-screen.tsx').then((it) => it.RegisterScreen),
    ),
  },
  {
    path: paths.verifyOtp,
    ...lazyScreen(() =>
      import('../features/auth/registration/verify-otp-screen.tsx').then(
        (it) => it.VerifyOtpScreen,
      ),
    ),
  },
  {
    path: paths.forgotPassword,
    ...lazyScreen(() =>
      import('../features/auth/reset/forgot-password-screen.tsx').then(
        (it) => it.ForgotPasswordScreen,
      ),
    ),
  },
  {
    path: paths.resetPasswordPattern,
    ...lazyScreen(() =>
      import('../features/auth/reset/reset-password-screen.tsx').then(
        (it) => it.ResetPasswordScreen,
      ),
    ),
  },
]

const settings = () => import('../features/settings/setting-screens.ts')

const settingRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.settingProfile} replace /> },
  { path: paths.settingProfile, ...lazyScreen(() => settings().then((it) => it.ProfileScreen)) },
  {
    path: paths.settingBusiness,
    ...lazyScreen(() =>
      import('../features/settings/business/business-screen.tsx').then((it) => it.BusinessScreen),
    ),
  },
  { path: paths.settingTax, ...lazyScreen(() => settings().then((it) => it.TaxScreen)) },
  { path: paths.settingNumbers, ...lazyScreen(() => settings().then((it) => it.NumbersScreen)) },
  { path: paths.gettingPaid, ...lazyScreen(() => settings().then((it) => it.PaymentsScreen)) },
  { path: paths.settingBilling, ...lazyScreen(() => settings().then((it) => it.BillingScreen)) },
  {
    path: paths.settingNotifications,
    ...lazyScreen(() => settings().then((it) => it.NotificationsScreen)),
  },
  { path: paths.settingSecurity, ...lazyScreen(() => settings().then((it) => it.SecurityScreen)) },
  { path: paths.settingMembers, ...lazyScreen(() => settings().then((it) => it.MembersScreen)) },
  {
    path: paths.settingConnections,
    ...lazyScreen(() => settings().then((it) => it.ConnectionsScreen)),
  },
  { path: paths.settingData, ...lazyScreen(() => settings().then((it) => it.DataScreen)) },
]

const clientForm = () =>
  import('../features/clients/client-form-screen.tsx').then((it) => it.ClientFormScreen)

/** One screen for several addresses: going from one to the other draws nothing anew. */
const invoiceDetail = lazyScreen(() =>
  import('../features/invoices/detail/invoice-detail-screen.tsx').then(
    (it) => it.InvoiceDetailScreen,
  ),
)
const invoiceEditor = lazyScreen(() =>
  import('../features/invoices/editor/invoice-create-screen.tsx').then(
    (it) => it.InvoiceCreateScreen,
  ),
)

const forerunnerList = lazyScreen(() =>
  import('../features/invoices/estimates/estimate-list-screen.tsx').then(
    (it) => it.EstimateListScreen,
  ),
)

const workspaceRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    ...lazyScreen(() =>
      import('../features/dashboard/dashboard-screen.tsx').then((it) => it.DashboardScreen),
    ),
  },
  {
    path: paths.invoices,
    ...lazyScreen(() =>
      import('../features/invoices/list/invoice-list-screen.tsx').then(
        (it) => it.InvoiceListScreen,
      ),
    ),
  },
  {
    path: paths.invoiceCreate,
    ...invoiceEditor,
  },
  {
    path: paths.invoiceDraftPattern,
    ...invoiceEditor,
  },
  ...forerunnerKinds.flatMap((kind): RouteObject[] => [
    { path: kindPaths(kind).list, ...forerunnerList },
    { path: kindPaths(kind).create, ...invoiceEditor },
    { path: kindPaths(kind).pattern, ...invoiceDetail },
  ]),
  {
    path: paths.invoicePattern,
    ...invoiceDetail,
  },
  {
    path: `${paths.schedules}/*`,
    ...lazyScreen(() =>
      import('../features/invoices/schedules/schedule-screens.tsx').then(
        (it) => it.ScheduleScreens,
      ),
    ),
  },
  {
    path: paths.clients,
    ...lazyScreen(() =>
      import('../features/clients/list/client-list-screen.tsx').then((it) => it.ClientListScreen),
    ),
  },
  {
    path: paths.clientCreate,
    ...lazyScreen(clientForm),
  },
  {
    path: paths.clientPattern,
    ...lazyScreen(() =>
      import('../features/clients/client-screen.tsx').then((it) => it.ClientScreen),
    ),
  },
  {
    path: paths.clientEditPattern,
    ...lazyScreen(clientForm),
  },
  {
    path: paths.items,
    ...lazyScreen(() =>
      import('../features/catalogue/items-screen.tsx').then((it) => it.ItemsScreen),
    ),
  },
  {
    path: `${paths.reports}/*`,
    ...lazyScreen(() =>
      import('../features/reports/report-screens.tsx').then((it) => it.ReportScreens),
    ),
  },
  {
    path: paths.businesses,
    ...lazyScreen(() =>
      import('../features/businesses/businesses-screen.tsx').then((it) => it.BusinessesScreen),
    ),
  },
  {
    path: paths.more,
    ...lazyScreen(() => import('./shell/more-screen.tsx').then((it) => it.MoreScreen)),
  },
  {
    path: paths.setting,
    ...lazyScreen(() => settings().then((it) => it.SettingLayout), settingRoutes),
  },
]

/** Every screen is loaded when it is first opened, and the Supabase client with the first that needs it. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  { Component: PublicLayout, children: authRoutes },
  lazyScreen(
    () => import('./require-session.tsx').then((it) => it.RequireSession),
    workspaceRoutes,
  ),
]
