import { Box, Flex, Text } from '@chakra-ui/react'
import { FileCheck2 } from 'lucide-react'
import { Panel } from '#src/ui/layout/panel.tsx'

/** A period with nothing to report, in a line: a return is due all the same. */
export const NilLine = ({ title, about }: { title: string; about: string }) => (
  <Panel>
    <Flex gap="3" align="flex-start">
      <Box color="fg.muted" pt="0.5" flexShrink="0">
        <FileCheck2 size={20} aria-hidden />
      </Box>
      <Box minW="0">
        <Text as="h2" fontWeight="600">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {about}
        </Text>
      </Box>
    </Flex>
  </Panel>
)
