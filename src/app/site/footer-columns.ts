import { paths } from '../../lib/paths.ts'

interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { label: 'Pricing', to: paths.pricing },
      { label: 'Profile', to: paths.profile },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Blog', to: paths.blog },
      { label: 'Support', to: paths.support },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
]
