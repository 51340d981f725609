import { Box, Flex, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'

const icons = {
  done: { icon: CircleCheck, color: 'fg.success' },
  open: { icon: Circle, color: 'fg.muted' },
  late: { icon: CircleAlert, color: 'fg.error' },
  waits: { icon: CircleDashed, color: 'fg.muted' },
}

interface StatusStepProps {
  label: string
  /** `waits`: it is not its turn yet, or nobody knows. */
  state: keyof typeof icons
  /** Undefined while it loads. */
  value: string | undefined
  about?: string | null | undefined
  /** A small button or a link. */
  action?: ReactNode
}

/** One step towards a filed return: how it stands, and what is to be done about it. */
export function StatusStep({ label, state, value, about, action }: StatusStepProps) {
  const { status: words } = useWords(gstReturns)
  const { icon: Icon, color } = icons[state]
  return (
    <Flex
      as="li"
      direction={{ base: 'row', xl: 'column' }}
      align={{ base: 'center', xl: 'stretch' }}
      // Beside two buttons a phone has no room for words.
      wrap={{ base: 'wrap', xl: 'nowrap' }}
      gap="3"
      py={{ base: '3', xl: '1' }}
      px={{ xl: '4' }}
      minW="0"
      borderTopWidth={{ base: '1px', xl: '0' }}
      borderStartWidth={{ xl: '1px' }}
      _first={{ borderTopWidth: '0', borderStartWidth: '0', ps: { xl: '0' } }}
      _last={{ pe: { xl: '0' } }}
    >
      <Flex gap="2.5" flex={{ base: '1 1 9rem', xl: '1' }} minW="0">
        <Box color={color} flexShrink="0" pt="0.5">
          <Icon size={16} aria-hidden />
        </Box>
        <Box minW="0">
          <Text textStyle="meta" color="fg.muted">
            {label}
            {state === 'done' && <VisuallyHidden> {words.done}</VisuallyHidden>}
          </Text>
          {value === undefined ? (
            <Skeleton h="4" my="3px" w="24" maxW="full" />
          ) : (
            <Text
              fontWeight="600"
              fontVariantNumeric="tabular-nums"
              color={state === 'late' ? 'fg.error' : undefined}
            >
              {value}
            </Text>
          )}
          {value === undefined ? (
            <Skeleton h="3.5" my="0.5" w="28" maxW="full" />
          ) : (
            about && (
              <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                {about}
              </Text>
            )
          )}
        </Box>
      </Flex>
      {action && (
        <Flex
          gap="2"
          wrap="wrap"
          flexShrink="0"
          ms={{ base: 'auto', xl: '0' }}
          // Below the text, beside the icon.
          ps={{ xl: '1.625rem' }}
          mt={{ xl: 'auto' }}
        >
          {action}
        </Flex>
      )}
    </Flex>
  )
}
