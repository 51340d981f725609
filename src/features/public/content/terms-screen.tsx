import { product } from '#domain/product.ts'
import { legal } from '#languages/en/screens/legal.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { Section } from './section.tsx'
import { TemplateNotice } from './template-notice.tsx'

export function TermsScreen() {
  const { terms } = useWords(legal)
  const { service, invoices, tax, leaving } = terms
  const named = { product: product.name }
  return (
    <ContentPage title={terms.title} lead={terms.lead}>
      <TemplateNotice>{terms.template(named)}</TemplateNotice>
      <Section title={service.title} text={service.text(named)} />
      <Section {...terms.account} />
      <Section title={invoices.title} text={invoices.text(named)} />
      <Section title={tax.title} text={tax.text(named)} />
      <Section {...terms.records} />
      <Section {...terms.software} />
      <Section title={leaving.title} text={leaving.text({ address: product.supportEmail })} />
    </ContentPage>
  )
}
