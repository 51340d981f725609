import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ActionRowProps {
  title: string
  about: ReactNode
  action: ReactNode
}

/** One thing of a panel in words, with its button at the end of the line. */
export const ActionRow = ({ title, about, action }: ActionRowProps) => (
  <Flex gap="4" align="center" justify="space-between" wrap="wrap">
    <Box flex="1 1 18rem">
      <Text fontWeight="500">{title}</Text>
      <Text mt="0.5" textStyle="sm" color="fg.muted">
        {about}
      </Text>
    </Box>
    {action}
  </Flex>
)
