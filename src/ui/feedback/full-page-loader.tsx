import { Flex, Spinner, Text } from '@chakra-ui/react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'

export interface FullPageLoaderProps {
  title?: string
  text?: string
}

/** It comes in after 150 ms: a page that is quicker than that shows no loader. */
export function FullPageLoader({ title, text }: FullPageLoaderProps) {
  const { loading } = useWords(site)
  return (
    <Flex
      role="status"
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      minH={{ base: '60dvh', md: '70dvh' }}
      px="4"
      animation="fade-in 150ms ease-out 150ms both"
    >
      <Spinner size="lg" color="neel.fg" borderWidth="2px" mb="5" aria-hidden />
      <Text textStyle="title">{title ?? loading.title}</Text>
      <Text mt="1" color="fg.muted">
        {text ?? loading.text}
      </Text>
    </Flex>
  )
}
