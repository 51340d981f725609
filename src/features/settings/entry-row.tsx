import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface EntryRowProps {
  title: string
  /** Stands at the title: a mark, or the end of a key. */
  beside?: ReactNode
  children: ReactNode
  /** The buttons of this one. */
  actions: ReactNode
}

/** One of a list of a panel: what it is, a line or two about it, and its buttons at the end of the line. */
export const EntryRow = ({ title, beside, children, actions }: EntryRowProps) => (
  <Flex as="li" gap="4" align="center" justify="space-between" wrap="wrap">
    <Box flex="1 1 14rem" minW="0" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <Flex gap="2" align="baseline" wrap="wrap" mb="0.5">
        <Text textStyle="body" color="fg" fontWeight="500" overflowWrap="anywhere">
          {title}
        </Text>
        {beside}
      </Flex>
      {children}
    </Box>
    {actions && (
      <Flex gap="2" wrap="wrap">
        {actions}
      </Flex>
    )}
  </Flex>
)

interface EntryButtonProps {
  /** Its label for those who see the row. */
  children: string
  /** Names the row to a screen reader. */
  label: string
  onClick: () => void
}

/** A button of such a row, which opens a dialog. */
export const EntryButton = ({ label, ...button }: EntryButtonProps) => (
  <Button variant="outline" aria-haspopup="dialog" aria-label={label} {...button} />
)
