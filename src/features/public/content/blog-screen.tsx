import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { marked } from './marked.tsx'

export function BlogScreen() {
  const { title, lead, text } = useWords(content).blog
  return (
    <ContentPage title={title} lead={lead}>
      <p>{marked(text)}</p>
    </ContentPage>
  )
}
