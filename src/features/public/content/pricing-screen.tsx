import { Button, SimpleGrid } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'
import { Plan } from './plan.tsx'
import { Section } from './section.tsx'

export function PricingScreen() {
  const { title, lead, until, included, start, own, plans, limit } = useWords(content).pricing
  const { title: ownTitle, until: ownUntil, start: ownStart, ...ownLines } = own
  return (
    <ContentPage title={title} lead={lead} wide>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Plan title={product.name} until={until} lines={Object.values(included)}>
          <Button asChild size="lg">
            <Link to={paths.dashboard}>{start}</Link>
          </Button>
        </Plan>
        <Plan title={ownTitle} until={ownUntil} lines={Object.values(ownLines)}>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.about}>{ownStart}</Link>
          </Button>
        </Plan>
      </SimpleGrid>
      <Section {...plans} />
      <Section {...limit} />
    </ContentPage>
  )
}
