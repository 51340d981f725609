import type { ComponentType } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { useVisitor } from '../data/account/visitor.ts'
import { paths } from '../lib/paths/paths.ts'
import { FullPageLoader } from '../ui/feedback/full-page-loader.tsx'
import { lazyScreen } from './lazy-screen.tsx'

/** The landing page is for visitors; signed-in people go on to the dashboard. */
function VisitorsOnly() {
  const status = useVisitor()
  if (status === 'loading') return <FullPageLoader />
  if (status === 'signed-in') return <Navigate to={paths.dashboard} replace />
  return <Outlet />
}

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  ...lazyScreen(load),
})

const paymentSuccess = () =>
  import('./site/payment-success/payment-success-screen.tsx').then((it) => it.PaymentSuccessScreen)

/** Around these pages; the login, which is as often the first page, has another one. */
const onSite = (children: RouteObject[]) =>
  lazyScreen(() => import('./site/site-layout.tsx').then((it) => it.SiteLayout), children)

/** The pages that anyone may read, and the one for every unknown address. */
export const publicRoutes: RouteObject[] = [
  {
    Component: VisitorsOnly,
    children: [
      onSite([
        page(paths.home, async () => {
          const it = await import('../features/public/landing/landing-screen.tsx')
          if (import.meta.env.SSR) {
            const { loadAll } = await import('../features/public/landing/late-parts.ts')
            await loadAll()
          }
          return it.LandingScreen
        }),
        page(paths.trial, () =>
          import('../features/invoices/trial/trial-screen.tsx').then((it) => it.TrialScreen),
        ),
      ]),
    ],
  },
  page(paths.paymentSucess, paymentSuccess),
  page(paths.paymentSuccess, paymentSuccess),
  { path: paths.profile, element: <Navigate to={paths.settingProfile} replace /> },
  onSite([
    page(paths.about, () =>
      import('../features/public/content/about-screen.tsx').then((it) => it.AboutScreen),
    ),
    page(paths.careers, () =>
      import('../features/public/content/careers-screen.tsx').then((it) => it.CareersScreen),
    ),
    page(paths.contact, () =>
      import('../features/public/content/contact-screen.tsx').then((it) => it.ContactScreen),
    ),
    page(paths.blog, () =>
      import('../features/public/content/blog-screen.tsx').then((it) => it.BlogScreen),
    ),
    page(paths.support, () =>
      import('../features/public/content/support-screen.tsx').then((it) => it.SupportScreen),
    ),
    page(paths.pricing, () =>
      import('../features/public/content/pricing-screen.tsx').then((it) => it.PricingScreen),
    ),
    page(paths.privacy, () =>
      import('../features/public/content/privacy-screen.tsx').then((it) => it.PrivacyScreen),
    ),
    page(paths.terms, () =>
      import('../features/public/content/terms-screen.tsx').then((it) => it.TermsScreen),
    ),
    page(paths.apiDocs, () =>
      import('../features/api-docs/api-docs-screen.tsx').then((it) => it.ApiDocsScreen),
    ),
    page(paths.assistants, () =>
      import('../features/public/content/assistants-screen.tsx').then((it) => it.AssistantsScreen),
    ),
    page(paths.stopMailsPattern, () =>
      import('../features/public/stop-screen.tsx').then((it) => it.StopScreen),
    ),
    page(paths.joinPattern, () =>
      import('../features/join/join-screen.tsx').then((it) => it.JoinScreen),
    ),
    page('*', () =>
      import('../features/public/not-found-screen.tsx').then((it) => it.NotFoundScreen),
    ),
  ]),
]
