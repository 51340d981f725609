import type { site } from '#languages/en/screens/site.ts'
import { paths } from '../../lib/paths/paths.ts'

type Word = keyof (typeof site)['footer']

interface FooterColumn {
  /** Its words, and theirs. */
  title: Word
  links: readonly { label: Word; to: string }[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'product',
    links: [
      { label: 'pricing', to: paths.pricing },
      { label: 'profile', to: paths.profile },
    ],
  },
  {
    title: 'company',
    links: [
      { label: 'about', to: paths.about },
      { label: 'careers', to: paths.careers },
      { label: 'contact', to: paths.contact },
    ],
  },
  {
    title: 'resources',
    links: [
      { label: 'blog', to: paths.blog },
      { label: 'support', to: paths.support },
    ],
  },
  {
    title: 'legal',
    links: [
      { label: 'privacy', to: paths.privacy },
      { label: 'terms', to: paths.terms },
    ],
  },
]
