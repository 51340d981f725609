import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Panel } from '#src/ui/layout/panel.tsx'

interface DraftNoticeProps {
  title: string
  /** Focused when somebody tries to go on without having chosen. */
  noticeRef: Ref<HTMLDivElement>
  children?: ReactNode
  /** The ways on. */
  actions: ReactNode
}

/** Asks for a decision before a draft is saved again. It stays in sight while one types. */
export function DraftNotice({ title, noticeRef, children, actions }: DraftNoticeProps) {
  const titleId = useId()
  return (
    <Panel
      ref={noticeRef}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      mb="5"
      py="3.5"
      position="sticky"
      top={{ base: '16', md: '20' }}
      zIndex="docked"
      maxH="50dvh"
      overflowY="auto"
      borderColor="border.warning"
      boxShadow="md"
    >
      <Heading as="h2" id={titleId} textStyle="label">
        {title}
      </Heading>
      {children && <Box mt="2">{children}</Box>}
      <Flex mt="3" gap="3" wrap="wrap">
        {actions}
      </Flex>
    </Panel>
  )
}
