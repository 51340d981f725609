import { product } from '#domain/product.ts'
import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'

export function AboutScreen() {
  const { title, lead, who, values, state, questions } = useWords(content).about
  const named = { product: product.name }
  return (
    <ContentPage title={title(named)} lead={lead(named)}>
      <Section {...who} />
      <h2>{values.title}</h2>
      <ul>
        <li>{marked(values.exact)}</li>
        <li>{marked(values.honest)}</li>
        <li>{marked(values.yours)}</li>
        <li>{marked(values.open)}</li>
      </ul>
      <Section title={state.title} text={state.text(named)} />
      <p>{marked(questions)}</p>
    </ContentPage>
  )
}
