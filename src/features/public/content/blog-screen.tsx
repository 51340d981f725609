import { product } from '#domain/product.ts'
import { content } from '#languages/en/screens/content.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'

const published = '2026-11-28'

/** One article, from the facts that the editor follows. */
export function BlogScreen() {
  const dates = useDates()
  const { title, lead, about, text, ...sections } = useWords(content).blog
  return (
    <ContentPage title={title} lead={lead}>
      <p>{dates.day(published)}</p>
      <p>{about}</p>
      <Section {...sections.you} />
      <Section {...sections.number} />
      <Section {...sections.rows} />
      <Section {...sections.tax} />
      <Section {...sections.end} />
      <Section {...sections.unregistered} />
      <p>{marked(text({ product: product.name }))}</p>
    </ContentPage>
  )
}
