import { Box } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'
import { HeroMonth } from './hero-month.tsx'
import { HeroSheet } from './hero-sheet.tsx'

/** The product's own sheet and a card of its dashboard, drawn by the product's own tokens: no file to load. */
export function HeroPicture() {
  const words = useWords(landing)
  return (
    <Box
      role="img"
      aria-label={words.picture({ product: product.name })}
      position="relative"
      overflow="hidden"
      h={{ base: '568px', md: '640px' }}
      borderRadius="20px"
      borderWidth="1px"
      bgImage="linear-gradient(165deg, {colors.neel.muted}, {colors.neel.subtle} 60%, {colors.bg.subtle})"
      userSelect="none"
    >
      <Box
        position="absolute"
        top={{ base: '6', md: '12' }}
        insetX={{ base: '4', md: '10' }}
        aria-hidden
      >
        <HeroSheet />
      </Box>
      <Box
        position="absolute"
        bottom={{ base: '4', md: '6' }}
        insetStart={{ base: '2', md: '5' }}
        w={{ base: '200px', md: '270px' }}
        aria-hidden
      >
        <HeroMonth />
      </Box>
    </Box>
  )
}
