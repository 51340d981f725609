import { product } from '#domain/product.ts'
import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'

export function ContactScreen() {
  const { title, lead, write, received, before } = useWords(content).contact
  return (
    <ContentPage title={title} lead={lead}>
      <h2>{write.title}</h2>
      <p>{marked(`<mail>${product.supportEmail}</mail>`)}</p>
      <p>{write.text}</p>
      <Section {...received} />
      <Section {...before} />
    </ContentPage>
  )
}
