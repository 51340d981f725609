import { CODE_EXPIRY_MINUTES } from '#domain/people/people.ts'
import { product } from '#domain/product.ts'
import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { Section } from './section.tsx'

export function SupportScreen() {
  const { support } = useWords(content)
  const { code, other } = support
  return (
    <ContentPage title={support.title} lead={support.lead}>
      <Section title={code.title} text={code.text({ minutes: CODE_EXPIRY_MINUTES })} />
      <Section {...support.password} />
      <Section {...support.wrong} />
      <Section {...support.rate} />
      <Section {...support.characters} />
      <Section {...support.api} />
      <Section title={other.title} text={other.text({ address: product.supportEmail })} />
    </ContentPage>
  )
}
