import { version } from '#domain/version.ts'
import type { Settings } from '../settings.ts'
import { clientPageHeaders, securityHeaders } from '../site/headers.ts'
import { ask, type Finding, finding } from './finding.ts'

/** The pages of links that nobody has. */
const sharedPages = [
  { what: 'a shared invoice', path: `/i/${'A'.repeat(24)}` },
  { what: 'a shared statement', path: `/s/${'A'.repeat(24)}` },
]
const uploadAgain = 'Upload dist/ again, all of it.'

function differing(answer: Response, headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name]) => name)
}

function withHeaders(what: string, answer: Response, headers: Record<string, string>): Finding {
  const wrong = differing(answer, headers).join(', ')
  return finding(what, wrong === '', `Other than they should be: ${wrong}. ${uploadAgain}`)
}

/** The static host: it answers, also where no file is, leads links to their pages, and sends its headers. */
export async function checkSite({
  appUrl,
  supabaseUrl,
  productName,
  siteKey,
}: Settings): Promise<Finding[]> {
  const headers = securityHeaders({ supabaseUrl, captcha: siteKey !== null })
  const [home, screen, ...shared] = await Promise.all(
    ['/', '/invoices', ...sharedPages.map(({ path }) => path)].map((path) => ask(appUrl + path)),
  )
  if (!home || !screen) return []
  const [page, app] = await Promise.all([home.text(), screen.text()])
  const pages = await Promise.all(shared.map((answer) => answer.text()))
  const name = productName.replaceAll('&', '&amp;')
  const isApp = (html: string) => html.includes('id="root"')
  return [
    finding(
      `the app answers at ${appUrl}`,
      home.ok && isApp(page) && page.includes(name),
      `It answers ${home.status}, or another page than the app. ${uploadAgain}`,
    ),
    finding(
      `the app is of version ${version}`,
      page.includes(`${name} ${version}`),
      `Its first page names another version than this checkout. ${uploadAgain}`,
    ),
    finding(
      'every address of the app answers',
      screen.ok && isApp(app) && app !== page,
      `/invoices does not lead to the app (${screen.status}): the host does not read its rewrites. ${uploadAgain}`,
    ),
    withHeaders('the headers of the app', home, headers),
    ...shared.flatMap((answer, at) => {
      const { what = '', path = '' } = sharedPages[at] ?? {}
      const html = pages[at] ?? ''
      return [
        finding(
          `the page of ${what} answers`,
          answer.ok && ![page, app, ...pages.toSpliced(at, 1)].includes(html),
          `${path} leads to another page (${answer.status}): the host does not read its rewrites. ${uploadAgain}`,
        ),
        withHeaders(`the headers of ${what}`, answer, {
          ...headers,
          ...clientPageHeaders,
        }),
      ]
    }),
  ]
}
