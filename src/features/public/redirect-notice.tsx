import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef } from 'react'
import { notFound } from '#languages/en/screens/not-found.ts'
import { rich } from '../../language/rich.tsx'
import { useWords } from '../../language/words.ts'

interface RedirectNoticeProps {
  toDashboard: boolean
  secondsLeft: number
  cancelled: boolean
  onCancel: () => void
}

/** Speaks to a screen reader at the start and at the half, and not in between. */
function announcement(soon: (params: { seconds: number }) => string, secondsLeft: number) {
  // A live region speaks its changes, not its first text.
  if (secondsLeft === 10) return ''
  return soon({ seconds: secondsLeft > 5 ? 10 : 5 })
}

export function RedirectNotice(props: RedirectNoticeProps) {
  const { toDashboard, secondsLeft, cancelled, onCancel } = props
  const words = useWords(notFound)
  const taking = toDashboard ? words.toDashboard : words.toHome
  const soon = toDashboard ? words.dashboardSoon : words.homeSoon
  const text = useRef<HTMLParagraphElement>(null)

  const cancel = () => {
    onCancel()
    // The button goes; the focus stays here, and so is heard what came of it.
    text.current?.focus()
  }

  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      minH="15"
      px="4"
      py="2"
      borderRadius="l2"
      bg="bg.subtle"
      textAlign="start"
    >
      <Text ref={text} tabIndex={-1} outline="none" fontVariantNumeric="tabular-nums">
        {cancelled
          ? words.cancelled
          : rich(taking({ seconds: secondsLeft }), { b: (inner) => <strong>{inner}</strong> })}
      </Text>
      {!cancelled && (
        <Button size="sm" variant="outline" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
      <VisuallyHidden role="status">
        {cancelled ? '' : announcement(soon, secondsLeft)}
      </VisuallyHidden>
    </Flex>
  )
}
