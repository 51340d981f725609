import { product } from '#domain/product.ts'
import { legal } from '#languages/en/screens/legal.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'
import { TemplateNotice } from './template-notice.tsx'

export function PrivacyScreen() {
  const { privacy } = useWords(legal)
  const { kept, rights } = privacy
  return (
    <ContentPage title={privacy.title} lead={privacy.lead}>
      <TemplateNotice>{privacy.template}</TemplateNotice>
      <h2>{kept.title}</h2>
      <ul>
        <li>{marked(kept.account)}</li>
        <li>{marked(kept.business)}</li>
        <li>{marked(kept.documents)}</li>
        <li>{marked(kept.books)}</li>
        <li>{marked(kept.payments)}</li>
        <li>{marked(kept.mails)}</li>
      </ul>
      <Section {...privacy.place} />
      <Section {...privacy.browser} />
      <Section {...privacy.shared} />
      <Section {...privacy.pdf} />
      <Section {...privacy.duration} />
      <Section title={rights.title} text={rights.text({ address: product.supportEmail })} />
    </ContentPage>
  )
}
