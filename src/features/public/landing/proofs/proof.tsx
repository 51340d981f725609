import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ProofProps {
  title: string
  text: string
  /** Whether the picture stands at the left. */
  turned?: boolean
  children: ReactNode
}

/** Something that the product does, in words and drawn with the product's own words and rules. */
export function Proof({ title, text, turned = false, children }: ProofProps) {
  return (
    <Grid
      as="li"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: turned ? 'minmax(0, 1.75fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.75fr)',
      }}
      gap={{ base: '5', lg: '12' }}
      alignItems="center"
    >
      <Box>
        <Heading as="h3" textStyle="heading" textWrap="balance">
          {title}
        </Heading>
        <Text mt="3" color="fg.muted" fontSize="md" textWrap="pretty">
          {text}
        </Text>
      </Box>
      <Box
        order={{ lg: turned ? '-1' : '0' }}
        borderWidth="1px"
        borderRadius="20px"
        p={{ base: '3', md: '8' }}
        bgImage="linear-gradient(165deg, {colors.neel.muted}, {colors.neel.subtle} 60%, {colors.bg.subtle})"
      >
        {children}
      </Box>
    </Grid>
  )
}
