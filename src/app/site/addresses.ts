import { paths } from '../../lib/paths/paths.ts'
import { footerColumns } from './footer-columns.ts'

const linked = footerColumns.flatMap(({ links }) => links.map(({ to }) => to))

const entries: string[] = [paths.login, paths.register]

/** Whether a page stands between the site's header and footer; a card in the middle of the page does not. */
export const isOnSite = (path: string) => !entries.includes(path)

/** The pages that are the same for every visitor. `/profile` only leads on. */
export const pages = [
  ...[paths.home, ...entries],
  ...linked.filter((path) => path !== paths.profile),
]

/** The first part of every other address of the app: what lies below it is of the app, too. */
export const rooms = [
  ...new Set(
    Object.values(paths)
      .flatMap((path) => (typeof path === 'string' ? (/^\/[\w-]+/.exec(path) ?? []) : []))
      .filter((room) => !pages.includes(room) && room !== '/i'),
  ),
]
