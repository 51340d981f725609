import { Flex, Spinner, Text } from '@chakra-ui/react'

export interface FullPageLoaderProps {
  title?: string
  text?: string
}

/** It comes in after 150 ms: a page that is quicker than that shows no loader. */
export function FullPageLoader({
  title = 'Loading your workspace',
  text = 'Please wait while we prepare everything for you',
}: FullPageLoaderProps) {
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
      <Text textStyle="title">{title}</Text>
      <Text mt="1" color="fg.muted">
        {text}
      </Text>
    </Flex>
  )
}
