import { createBrowserRouter, Navigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import { Crash } from './crash.tsx'
import { publicRoutes } from './public-routes.tsx'
import { Root } from './root.tsx'
import { PublicLayout } from './shell/public-layout.tsx'

/** Every screen is loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: Crash,
    HydrateFallback: FullPageLoader,
    children: [
      ...publicRoutes,
      {
        Component: PublicLayout,
        children: [
          {
            path: paths.login,
            lazy: async () => ({
              Component: (await import('../features/auth/login-screen.tsx')).LoginScreen,
            }),
          },
          {
            path: paths.register,
            lazy: async () => ({
              Component: (await import('../features/auth/register-screen.tsx')).RegisterScreen,
            }),
          },
          {
            path: paths.verifyOtp,
            lazy: async () => ({
              Component: (await import('../features/auth/verify-otp-screen.tsx')).VerifyOtpScreen,
            }),
          },
          {
            path: paths.forgotPassword,
            lazy: async () => ({
              Component: (await import('../features/auth/forgot-password-screen.tsx'))
                .ForgotPasswordScreen,
            }),
          },
          {
            path: paths.resetPasswordPattern,
            lazy: async () => ({
              Component: (await import('../features/auth/reset-password-screen.tsx'))
                .ResetPasswordScreen,
            }),
          },
        ],
      },
      {
        // Lazy, as it brings the Supabase client, which no public page needs.
        lazy: async () => ({
          Component: (await import('./require-session.tsx')).RequireSession,
        }),
        children: [
          {
            path: paths.dashboard,
            lazy: async () => ({
              Component: (await import('../features/dashboard/dashboard-screen.tsx'))
                .DashboardScreen,
            }),
          },
          {
            path: paths.invoices,
            lazy: async () => ({
              Component: (await import('../features/invoices/invoice-list-screen.tsx'))
                .InvoiceListScreen,
            }),
          },
          {
            path: paths.invoiceCreate,
            lazy: async () => ({
              Component: (await import('../features/invoices/invoice-create-screen.tsx'))
                .InvoiceCreateScreen,
            }),
          },
          {
            path: paths.invoicePattern,
            lazy: async () => ({
              Component: (await import('../features/invoices/invoice-detail-screen.tsx'))
                .InvoiceDetailScreen,
            }),
          },
          {
            path: paths.setting,
            lazy: async () => ({
              Component: (await import('../features/settings/setting-layout.tsx')).SettingLayout,
            }),
            children: [
              { index: true, element: <Navigate to={paths.settingProfile} replace /> },
              {
                path: paths.settingProfile,
                lazy: async () => ({
                  Component: (await import('../features/settings/profile-screen.tsx'))
                    .ProfileScreen,
                }),
              },
              {
                path: paths.settingBusiness,
                lazy: async () => ({
                  Component: (await import('../features/settings/business-screen.tsx'))
                    .BusinessScreen,
                }),
              },
              {
                path: paths.settingBilling,
                lazy: async () => ({
                  Component: (await import('../features/settings/billing-screen.tsx'))
                    .BillingScreen,
                }),
              },
              {
                path: paths.settingNotifications,
                lazy: async () => ({
                  Component: (await import('../features/settings/notifications-screen.tsx'))
                    .NotificationsScreen,
                }),
              },
              {
                path: paths.settingSecurity,
                lazy: async () => ({
                  Component: (await import('../features/settings/security-screen.tsx'))
                    .SecurityScreen,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
])
