import type { ReactNode } from 'react'
import { product } from '#domain/product.ts'
import { rich } from '#src/language/rich.tsx'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

type Mark = (inner: string) => ReactNode

const linkTo =
  (path: string): Mark =>
  (inner) => <Link to={path}>{inner}</Link>

const marks: Record<string, Mark> = {
  b: (inner) => <strong>{inner}</strong>,
  mail: (inner) => <a href={`mailto:${product.supportEmail}`}>{inner}</a>,
  about: linkTo(paths.about),
  apiDocs: linkTo(paths.apiDocs),
  connections: linkTo(paths.settingConnections),
  contact: linkTo(paths.contact),
  forgotPassword: linkTo(paths.forgotPassword),
  pricing: linkTo(paths.pricing),
  privacy: linkTo(paths.privacy),
  support: linkTo(paths.support),
  try: linkTo(paths.trial),
}

/** A sentence of these pages: a marked part is a link to the page of its name, `mail` one to the host's address. */
export const marked = (text: string) => rich(text, marks)
