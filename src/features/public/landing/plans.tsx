import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { asNew } from '#src/lib/paths/new-visitor.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { PageWidth } from '#src/ui/layout/page-width.tsx'

export function Plans() {
  const words = useWords(landingBelow).plans
  return (
    <PageWidth pt={{ base: '12', md: '20' }}>
      <Flex
        as="section"
        aria-labelledby="plans"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'center' }}
        justify="space-between"
        gap="6"
        p={{ base: '6', md: '10' }}
        borderRadius="20px"
        borderWidth="1px"
        borderColor="neel.border"
        bg="neel.subtle"
      >
        <Box>
          <Heading as="h2" id="plans" textStyle="heading" textWrap="balance">
            {words.title}
          </Heading>
          <Text mt="2" maxW="52ch" fontSize="md" textWrap="pretty">
            {words.text}
          </Text>
        </Box>
        <Button asChild size="xl">
          <Link to={paths.dashboard} state={asNew}>
            {words.start}
          </Link>
        </Button>
      </Flex>
    </PageWidth>
  )
}
