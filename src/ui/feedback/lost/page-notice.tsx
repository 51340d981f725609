import { Button, Flex, Icon, Stack, Text } from '@chakra-ui/react'
import { CloudAlert, RotateCw, WifiOff } from 'lucide-react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '#src/language/words.ts'

interface PageNoticeProps {
  isOffline: boolean
  title: string
  /** Says what still works. */
  help: string
  onRetry: () => void
}

/** The failures of a page, told once below its title and calmly: nothing that was typed is wrong. */
export function PageNotice({ isOffline, title, help, onRetry }: PageNoticeProps) {
  const { tryAgain } = useWords(site)
  return (
    <Flex
      role="alert"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="3"
      mb="5"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <Flex flex="1 1 16rem" minW="0" gap="3" align="flex-start">
        {/* In the middle of the first line. */}
        <Icon
          as={isOffline ? WifiOff : CloudAlert}
          boxSize="5"
          mt="calc((1lh - 1.25rem) / 2)"
          color="fg.warning"
          aria-hidden
        />
        <Stack gap="0" minW="0" overflowWrap="anywhere">
          <Text fontWeight="600">{title}</Text>
          <Text textStyle="sm" color="fg.muted">
            {help}
          </Text>
        </Stack>
      </Flex>
      <Button size="sm" variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden /> {tryAgain}
      </Button>
    </Flex>
  )
}
