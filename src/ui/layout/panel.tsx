import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface PanelProps extends Omit<ComponentProps<typeof Box>, 'title'> {
  title?: string
  /** Stands at the right of the title: a link or a small button. */
  actions?: ReactNode
}

/** A card on the canvas. With a title it is a section named by its h2. */
export function Panel({ title, actions, children, ...box }: PanelProps) {
  const titleId = useId()
  return (
    <Box
      {...(title && { as: 'section', 'aria-labelledby': titleId })}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      minW="0"
      {...box}
    >
      {(title || actions) && (
        <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb="3" minH="6">
          {title && (
            <Heading as="h2" id={titleId} textStyle="title">
              {title}
            </Heading>
          )}
          {actions}
        </Flex>
      )}
      {children}
    </Box>
  )
}
