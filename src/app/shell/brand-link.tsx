import { chakra } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { BrandMark } from '../../ui/layout/brand-mark.tsx'
import { Link } from '../../ui/layout/link.tsx'

const HomeLink = chakra(Link)

export function BrandLink({ to, compact = false }: { to: string; compact?: boolean }) {
  const { home } = useWords(site)
  return (
    <HomeLink
      to={to}
      aria-label={home({ product: product.name })}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minH="11"
      minW="11"
      borderRadius="l2"
      // The tile lines up with the page; the target reaches beyond it.
      {...(compact && { mx: '-2' })}
    >
      <BrandMark name={product.name} compact={compact} />
    </HomeLink>
  )
}
