import { Stack } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { LandingSection } from '../landing-section.tsx'
import { ClientPhone } from './client-phone.tsx'
import { MatchedFile } from './matched-file.tsx'
import { Proof } from './proof.tsx'
import { SampleReturn } from './sample-return.tsx'
import { TenLanguages } from './ten-languages.tsx'

export function Proofs() {
  const words = useWords(landingBelow).proofs
  return (
    <LandingSection title={words.title} lead={words.lead({ product: product.name })}>
      <Stack as="ul" listStyleType="none" gap={{ base: '14', md: '20' }}>
        <Proof {...words.gst}>
          <SampleReturn />
        </Proof>
        <Proof {...words.bank} turned>
          <MatchedFile />
        </Proof>
        <Proof {...words.client}>
          <ClientPhone />
        </Proof>
        <Proof {...words.languages} turned>
          <TenLanguages />
        </Proof>
      </Stack>
    </LandingSection>
  )
}
