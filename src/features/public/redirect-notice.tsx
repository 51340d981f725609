import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef } from 'react'

interface RedirectNoticeProps {
  destination: string
  secondsLeft: number
  cancelled: boolean
  onCancel: () => void
}

/** What a screen reader hears: at the start, at the half, and nothing in between. */
function announcement(destination: string, secondsLeft: number) {
  // A live region speaks what changes, not what it is born with.
  if (secondsLeft === 10) return ''
  const seconds = secondsLeft > 5 ? 10 : 5
  return `You will be taken to ${destination} in about ${seconds} seconds, unless you press Cancel.`
}

export function RedirectNotice(props: RedirectNoticeProps) {
  const { destination, secondsLeft, cancelled, onCancel } = props
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
        {cancelled ? (
          'Redirect cancelled. Stay as long as you like.'
        ) : (
          <>
            Taking you to {destination} in{' '}
            <strong>
              {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
            </strong>
            .
          </>
        )}
      </Text>
      {!cancelled && (
        <Button size="sm" variant="outline" onClick={cancel}>
          Cancel
        </Button>
      )}
      <VisuallyHidden role="status">
        {cancelled ? '' : announcement(destination, secondsLeft)}
      </VisuallyHidden>
    </Flex>
  )
}
