import { Box, Flex } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FiltersButton } from '#src/ui/form/filters-button.tsx'
import { DocumentTabs } from '../document-tabs.tsx'
import type { ListShape } from '../list-address.ts'
import { ShapeSwitch } from '../shape-switch.tsx'

interface ListBarProps {
  /** The address of this list among the others. */
  current: string
  /** The chosen state, which a phone says in short. */
  status: ComponentProps<typeof DocumentTabs>['status']
  /** The states to filter by. */
  states: ReactNode
  filtering: boolean
  onFiltering: (filtering: boolean) => void
  /** Whether the button opens more than the states, so that it also stands where there is room for them. */
  hasForm?: boolean
  shape: ListShape
  onShape: (shape: ListShape) => void
}

/** One row above a list of documents: the states and the shape, and on a phone the way to the other lists. */
export function ListBar(props: ListBarProps) {
  const { states, filtering, onFiltering, hasForm = false } = props
  return (
    <Flex mb="4" gap="3" wrap="wrap" align="center">
      <DocumentTabs current={props.current} status={filtering ? undefined : props.status} />
      {/* On a phone the states and the shape stand behind the button, so that the first card is in sight. */}
      <Flex
        display={{ base: filtering ? 'flex' : 'none', md: 'flex' }}
        order={{ base: '1', md: '0' }}
        gap="2"
        align="center"
        maxW="full"
        minW="0"
      >
        {states}
      </Flex>
      <Flex
        gap="3"
        align="center"
        ms={{ base: 'auto', md: hasForm ? '0' : 'auto', xl: 'auto' }}
        display={{ base: 'contents', md: 'flex' }}
      >
        <FiltersButton
          size="sm"
          ms={{ base: 'auto', md: '0' }}
          hideFrom={hasForm ? undefined : 'md'}
          open={filtering}
          onOpen={onFiltering}
        />
        <Box
          display={{ base: filtering ? 'block' : 'none', md: 'block' }}
          order={{ base: '1', md: '0' }}
        >
          <ShapeSwitch shape={props.shape} onChange={props.onShape} />
        </Box>
      </Flex>
    </Flex>
  )
}
